import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a model may be asked; each has a prompt of its own. */
export const QUESTIONS = ['latin', 'category', 'definition', 'explanation', 'derivation', 'similar'] as const;
export type Question = (typeof QUESTIONS)[number];

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'prompts', `${name}.md`), 'utf8').trim();

/** The instructions for each question: what holds for all of them, then its own. */
export const instructions = Object.fromEntries(
  QUESTIONS.map((question) => [question, `${read('common')}\n\n${read(question)}`]),
) as Record<Question, string>;

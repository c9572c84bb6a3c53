import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AiFailure, type AiGateway, type AiRequest } from '../../../gateways/ai.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { instructions, type Question } from './prompts.ts';
import { findAnswer, keepAnswer } from './queries.ts';
import { answerObjection } from './rules.ts';

export type { Question } from './prompts.ts';

/** A second attempt is worth its wait only with this share of the time left. */
const SHARE_FOR_RETRY = 0.25;
const MOST_CHARACTERS = 8_000;

/**
 * Ask the configured language model; null when there is none or it gave no good answer in time.
 *
 * The schema must not change what it checks, because kept answers are checked again; where only some values
 * are allowed (the categories), it lists them. Answers are kept for thirty days under the exact question.
 */
export async function askModel<T>(
  deps: Pick<Deps, 'gateways' | 'db' | 'now' | 'log'>,
  kind: Question,
  input: Record<string, string>,
  schema: z.ZodType<T>,
  timeoutMs: number,
): Promise<T | null> {
  const { ai } = deps.gateways;
  if (ai === null) return null;
  const question = {
    instructions: instructions[kind],
    input: normalise(input),
    schemaName: kind,
    schema: jsonSchemaOf(schema),
  };
  const accept = (answer: unknown): T | null => {
    const { success, data } = schema.safeParse(answer);
    return success && answerObjection(kind, data, question.instructions) === null ? data : null;
  };
  const answer = answerOf(deps, ai, question, accept, timeoutMs).catch((fault: unknown) => {
    // Of ours or of the database: the embedded answer serves, and somebody has to mend it.
    // guard: A fault of ours while a model is asked is told to the log
    deps.log.error(fault);
    return null;
  });
  // guard: Nobody waits longer for a model than they have time, whoever is slow ‹timeoutMs → 600_000›
  return within(timeoutMs, answer);
}

type Unbounded = Omit<AiRequest, 'timeoutMs'>;

async function answerOf<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ai: AiGateway,
  question: Unbounded,
  accept: (answer: unknown) => T | null,
  timeoutMs: number,
): Promise<T | null> {
  const end = performance.now() + timeoutMs;
  const key = keyOf(ai.model, question);
  const kept = accept(await findAnswer(db, key, now()));
  if (kept !== null) return kept;

  const first = await attempt(ai, question, accept, end);
  const answer = first.answer ?? (await retry(first.retryAfterMs));
  if (answer === null) return null;
  await keepAnswer(db, key, answer, now());
  return answer;

  async function retry(waitMs: number | null): Promise<T | null> {
    if (waitMs === null || end - performance.now() - waitMs < timeoutMs * SHARE_FOR_RETRY) return null;
    await new Promise((done) => setTimeout(done, waitMs));
    return (await attempt(ai, question, accept, end)).answer;
  }
}

/** Ask once; a bad answer may be asked for again at once, a failure when it says so, a limit not at all. */
async function attempt<T>(
  ai: AiGateway,
  question: Unbounded,
  accept: (answer: unknown) => T | null,
  end: number,
): Promise<{ answer: T | null; retryAfterMs: number | null }> {
  try {
    const answer = await ai.ask({ ...question, timeoutMs: end - performance.now() });
    return { answer: accept(answer), retryAfterMs: 0 };
  } catch (error) {
    if (error instanceof AiFailure) return { answer: null, retryAfterMs: error.retryAfterMs };
    if (error instanceof Refusal) return { answer: null, retryAfterMs: null };
    // guard: Only failures that are expected of a model pass for no answer ‹throw error → return { answer: null, retryAfterMs: null }›
    throw error;
  }
}

/** The model, the prompt, the schema and the data: a change of any of them is another question. */
const keyOf = (model: string, question: Unbounded): string =>
  createHash('sha256')
    .update(JSON.stringify([model, question]))
    .digest('hex');

/** One spelling of the same data, its fields in one order. */
const normalise = (input: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input)
      .map(([field, value]) => [field, oneSpelling(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** NFC, single spaces, no lengthening strokes, and no longer than any term or list of them is. */
const oneSpelling = (value: string): string =>
  value
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('ـ', '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Lengths are checked here, not by the servers: few of them know these words. */
const jsonSchemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    override({ jsonSchema }) {
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.minItems;
      delete jsonSchema.maxItems;
    },
  });
  return described;
};

/** Give up waiting in time, whoever is slow: the model, the database, or another's question that was joined. */
async function within<T>(timeoutMs: number, answer: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

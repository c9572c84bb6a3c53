import type { ProposedName } from '@mustalah/contract/terms/concepts';
import type { z } from 'zod';

type Name = z.input<typeof ProposedName>;

const ARABIC = /(?=\p{Script=Arabic})\p{L}/u;
const ABBREVIATION = /^[A-Z][A-Z0-9.-]{1,9}$/;

/** The further names that somebody wrote, one a line: each in the language of its letters, short capitals as an abbreviation. */
export const writtenNames = (lines: string): Name[] =>
  [...new Set(lines.split('\n').map((line) => line.trim()))]
    .filter((line) => line !== '')
    .map((text) => ({
      language: ARABIC.test(text) ? 'ar' : 'en',
      text,
      kind: ABBREVIATION.test(text) ? 'abbreviation' : 'term',
    }));

import type { LetterId } from '@mustalah/contract/journal/templates';
import { lettersToAuthors } from './letters-to-authors.ts';
import { lettersToEditors } from './letters-to-editors.ts';
import { lettersToReviewers } from './letters-to-reviewers.ts';
import type { Letter } from './places.ts';

const all = { ...lettersToAuthors, ...lettersToReviewers, ...lettersToEditors } as const satisfies Record<
  LetterId,
  Letter
>;

export const letters: Readonly<Record<LetterId, Letter>> = all;

/** What must be given for a letter. */
export type ValuesOf<Id extends LetterId> = Record<(typeof all)[Id]['places'][number], string>;

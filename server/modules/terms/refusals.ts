import { errorText } from '@mustalah/contract/errors';
import type { KnownEntry } from '@mustalah/contract/terms/concepts';
import { ARABIC_UNREADABLE } from '@mustalah/contract/terms/suggestions';
import { Refusal } from '../../platform/errors.ts';
import { arabicExistsText } from './text.ts';

export const categoryUnknown = (): Refusal =>
  new Refusal(400, 'category_unknown', { fields: { category: [errorText.category_unknown] } });

export const arabicUnreadable = (): Refusal =>
  new Refusal(400, 'bad_request', { fields: { arabic: [ARABIC_UNREADABLE] } });

/** The refusal of a word that the dictionary has, with all entries of it; the first is the one to look at. */
export const termExists = (known: readonly KnownEntry[]): Refusal => {
  const existing = known[0];
  return new Refusal(409, 'term_exists', {
    ...(existing && {
      fields: { arabic: [arabicExistsText(existing.arabic)] },
      extra: { existing: { id: existing.id, arabic: existing.arabic }, existing_terms: known.map(shown) },
    }),
  });
};

/** The same for an entry that comes back, and finds another in its place. */
export const termTaken = (existing: { id: number; arabic: string }): Refusal =>
  new Refusal(409, 'term_exists', {
    fields: { arabic: [arabicExistsText(existing.arabic)] },
    extra: { existing: { id: existing.id, arabic: existing.arabic } },
  });

const shown = ({ id, arabic, latin, category, definition }: KnownEntry): KnownEntry => ({
  id,
  arabic,
  latin,
  category,
  definition,
});

/** Whether the same entry was added at the very moment at which this one was written. */
export const isWordTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'terms_same_word';

/** A fault of a write that made the same entry live twice is the refusal of it; any other is thrown as it is. */
export function refuseTaken(error: unknown): never {
  throw isWordTaken(error) ? termExists([]) : error;
}

import { text } from '@mustalah/contract/fields';
import { submitTerm } from '@mustalah/contract/terms/suggestions';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { hasArabic, type SearchKeys, searchKeys } from '@mustalah/morphology';
import { z } from 'zod';
import { categoryKey } from '../rows/categories.ts';
import type { ReadyTerm } from '../rows/term-columns.ts';
import type { RawRow } from './read-rows.ts';

export interface ImportDefaults {
  /** For rows without a category. */
  category: string;
  /** For rows without a source. */
  source: string;
}

/** A row that is a term, with the keys of both its sides, or why it is none. */
export type ReadRow = { row: number; arabic: string } & (
  | { term: ReadyTerm; sides: readonly [SearchKeys, SearchKeys] }
  | { fault: string }
);

const PRESENTATION_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]/;

const ImportedTerm = z.object({
  arabic: submitTerm.body.shape.arabic.refine((value) => !PRESENTATION_FORMS.test(value), {
    error: ({ input }) => `presentation forms; repaired it reads «${String(input).normalize('NFKC')}»`,
  }),
  latin: text({ min: 0, max: TERM_LIMITS.latin })
    .default('')
    .refine((value) => !hasArabic(value), { error: 'Arabic letters in the Latin column' }),
  definition: submitTerm.body.shape.definition,
  source: text({ min: 0, max: TERM_LIMITS.definition }),
});

/** Check one row of a file; categories are given by `categoryKey`. */
export function readTerm(
  raw: RawRow,
  defaults: ImportDefaults,
  categories: ReadonlyMap<string, number>,
): ReadRow {
  const { row, fault, arabic = '' } = raw;
  const unreadable = (reason: string): ReadRow => ({ row, arabic, fault: reason });
  if (fault) return unreadable(fault);
  const {
    success,
    data: term,
    error,
  } = ImportedTerm.safeParse({ ...raw, source: raw.source || defaults.source });
  if (!success) {
    return unreadable(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  }
  const category = raw.category?.trim() || defaults.category;
  const categoryId = categories.get(categoryKey(category));
  if (categoryId === undefined) return unreadable(`category: «${category}» is not known`);
  const left = searchKeys(term.arabic);
  if (left.bare === '') return unreadable('arabic: no letters');
  return {
    row,
    arabic: term.arabic,
    term: { ...term, categoryId },
    sides: [left, searchKeys(term.latin)],
  };
}

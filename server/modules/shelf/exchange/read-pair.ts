import { text } from '@mustalah/contract/fields';
import { SuggestedTerm } from '@mustalah/contract/terms/suggestions';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { hasArabic, searchKeys } from '@mustalah/morphology';
import { z } from 'zod';
import type { RawRow } from '../../terms/exchange/read-rows.ts';
import { categoryKey } from '../../terms/rows/categories.ts';
import type { SourceRow } from '../fill/replace-rows.ts';

/** A row of a file that is a pair, or why it is none. */
export type ReadPair = { row: number; arabic: string } & ({ pair: SourceRow } | { fault: string });

const PRESENTATION_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]/;

const ImportedPair = z.object({
  arabic: SuggestedTerm.shape.arabic.refine((value) => !PRESENTATION_FORMS.test(value), {
    error: ({ input }) => `presentation forms; repaired it reads «${String(input).normalize('NFKC')}»`,
  }),
  latin: text({ max: TERM_LIMITS.latin }).refine((value) => !hasArabic(value), {
    error: 'Arabic letters in the Latin column',
  }),
});

/** Check one row of a glossary; categories are given by `categoryKey`, and a row without one may do without. */
export function readPair(
  raw: RawRow,
  defaultCategory: string,
  categories: ReadonlyMap<string, number>,
): ReadPair {
  const { row, fault, arabic = '' } = raw;
  const unreadable = (reason: string): ReadPair => ({ row, arabic, fault: reason });
  if (fault) return unreadable(fault);
  const { success, data, error } = ImportedPair.safeParse({ ...raw, latin: raw.latin ?? '' });
  if (!success) {
    return unreadable(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  }
  if (searchKeys(data.arabic).bare === '') return unreadable('arabic: no letters');
  const category = raw.category?.trim() || defaultCategory;
  const categoryId = category === '' ? null : categories.get(categoryKey(category));
  if (categoryId === undefined) return unreadable(`category: «${category}» is not known`);
  return { row, arabic, pair: { ...data, kind: 'term', note: '', categoryId } };
}

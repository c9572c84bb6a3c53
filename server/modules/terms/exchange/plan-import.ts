import { text } from '@mustalah/contract/fields';
import { submitTerm } from '@mustalah/contract/terms/suggestions';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { hasArabic, normalize, type SearchKeys, searchKeys } from '@mustalah/morphology';
import { z } from 'zod';
import type { Db } from '../../../platform/db.ts';
import { listCategories } from '../rows/categories.ts';
import type { ReadyTerm } from '../rows/insert-terms.ts';
import type { RawRow } from './read-rows.ts';

export interface ImportDefaults {
  /** For rows without a category. */
  category: string;
  /** For rows without a source. */
  source: string;
}

/** What one row would do. A near duplicate is shown and imported, a duplicate is passed over. */
export interface PlannedRow {
  row: number;
  outcome: 'new' | 'near' | 'duplicate' | 'unreadable';
  arabic: string;
  /** What it is near to or a duplicate of, or why it cannot be read. */
  message: string;
  term?: ReadyTerm;
}

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

/** Say of each row what importing it would do; nothing is written. */
export async function planImport(
  db: Db,
  rows: readonly RawRow[],
  defaults: ImportDefaults,
): Promise<PlannedRow[]> {
  const categories = new Map((await listCategories(db)).map(({ name, id }) => [categoryKey(name), id]));
  const read = rows.map((row) => readTerm(row, defaults, categories));
  const known = await findKnown(
    db,
    read.flatMap(({ keys }) => (keys ? [keys] : [])),
  );
  return read.map(({ keys, ...planned }) => (keys ? weigh(planned, keys, known) : planned));
}

const categoryKey = (name: string): string => normalize(name).replaceAll(' ', '');

type ReadRow = PlannedRow & { keys?: SearchKeys };

function readTerm(raw: RawRow, defaults: ImportDefaults, categories: Map<string, number>): ReadRow {
  const { row, fault, arabic = '' } = raw;
  const unreadable = (message: string): ReadRow => ({ row, outcome: 'unreadable', arabic, message });
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
  const keys = searchKeys(term.arabic);
  if (keys.bare === '') return unreadable('arabic: no letters');
  return { row, outcome: 'new', arabic: term.arabic, message: '', term: { ...term, categoryId }, keys };
}

/** Words by their keys, each with what to call it in a message. */
interface Known {
  bare: Map<string, string>;
  near: Map<string, string>;
}

const BATCH = 5_000;

async function findKnown(db: Db, keys: readonly SearchKeys[]): Promise<Known> {
  const known: Known = { bare: new Map(), near: new Map() };
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const terms = await db
      .selectFrom('terms')
      .select(['id', 'arabic', 'arabic_bare', 'arabic_loose', 'arabic_stem', 'arabic_sorted'])
      .where((row) =>
        row.or([
          row('arabic_bare', '=', (any) => any.fn.any(any.val(batch.map(({ bare }) => bare)))),
          row('arabic_loose', '=', (any) => any.fn.any(any.val(batch.map(({ loose }) => loose)))),
          row('arabic_stem', '=', (any) => any.fn.any(any.val(batch.map(({ stem }) => stem)))),
          row('arabic_sorted', '=', (any) => any.fn.any(any.val(batch.map(({ sorted }) => sorted)))),
        ]),
      )
      .execute();
    for (const { id, arabic, arabic_bare, arabic_loose, arabic_stem, arabic_sorted } of terms) {
      const keysOfTerm = { bare: arabic_bare, loose: arabic_loose, stem: arabic_stem, sorted: arabic_sorted };
      remember(known, keysOfTerm, `«${arabic}» (term ${id})`);
    }
  }
  return known;
}

type WordKeys = Pick<SearchKeys, 'bare' | 'loose' | 'stem' | 'sorted'>;

const nearKeys = ({ loose, stem, sorted }: WordKeys): string[] => [`l:${loose}`, `s:${stem}`, `o:${sorted}`];

function remember(known: Known, keys: WordKeys, name: string): void {
  known.bare.set(keys.bare, name);
  for (const key of nearKeys(keys)) if (!known.near.has(key)) known.near.set(key, name);
}

/** Compare a row with the dictionary and with the rows above it. */
function weigh(planned: PlannedRow, keys: SearchKeys, known: Known): PlannedRow {
  const same = known.bare.get(keys.bare);
  if (same) return { ...planned, outcome: 'duplicate', message: `the same word as ${same}` };
  const near = nearKeys(keys)
    .map((key) => known.near.get(key))
    .find((name) => name !== undefined);
  remember(known, keys, `«${planned.arabic}» (row ${planned.row})`);
  return near ? { ...planned, outcome: 'near', message: `close to ${near}` } : planned;
}

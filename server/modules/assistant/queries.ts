import { searchKeys } from '@mustalah/morphology';
import type { Db } from '../../platform/db.ts';

/** The terms that are one of these words, by the word. */
export async function findTermIds(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const keys = new Map(words.map((word) => [word, searchKeys(word).bare]));
  const rows = await db
    .selectFrom('terms')
    .select(['id', 'arabic_bare'])
    .where('arabic_bare', 'in', [...new Set(keys.values())])
    .execute();
  const ids = new Map(rows.map(({ id, arabic_bare }) => [arabic_bare, id]));
  return new Map(
    [...keys].flatMap(([word, key]) => {
      const id = ids.get(key);
      return id === undefined ? [] : [[word, id] as const];
    }),
  );
}

/** A term of the dictionary as one learns from it. */
export interface LearntTerm {
  arabic: string;
  latin: string;
  definition: string;
  /** The slug of its category. */
  slug: string;
}

/** Of a huge dictionary the newest terms are enough to learn from. */
const MOST_LEARNT = 20_000;

/** The approved terms to learn from, in a fixed order. */
export const listLearntTerms = (db: Db): Promise<LearntTerm[]> =>
  db
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['terms.arabic', 'terms.latin', 'terms.definition', 'categories.slug'])
    .where('terms.approved_by', 'is not', null)
    .orderBy('terms.id', 'desc')
    .limit(MOST_LEARNT)
    .execute();

/** Changes whenever an approved term comes, goes or changes. */
export async function dictionaryVersion(db: Db): Promise<string> {
  const { count, last } = await db
    .selectFrom('terms')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.max<Date | null>('updated_at').as('last')])
    .where('approved_by', 'is not', null)
    .executeTakeFirstOrThrow();
  return `${count} ${last?.getTime() ?? 0}`;
}

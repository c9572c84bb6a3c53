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

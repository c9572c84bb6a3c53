import { searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { hashed, KEY } from '../rows/write-keys.ts';
import { type EntryKeys, type KnownWords, nameOfTerm, remember } from './known-words.ts';

interface CloseTerm {
  id: number;
  arabic: string;
  latinFolded: string;
  categoryId: number;
}

/** Of a key that half the dictionary has the first few are told. */
const MOST_CLOSE = 3;

/** What the dictionary has that is the same or close, behind what is known already. */
export async function findClose(tx: Tx, words: readonly EntryKeys[], known: KnownWords): Promise<KnownWords> {
  const wholes = words.flatMap(({ bare, loose, stem }) => [bare, loose, stem]);
  // A look into the index for each key: all in one condition would compare each key with each row.
  const { rows } = await sql<CloseTerm>`
    select distinct id, arabic, latin_folded as "latinFolded", category_id as "categoryId"
    from unnest(${`{${hashed(KEY.whole, wholes).join(',')}}`}::bigint[]) as key, lateral (
      select * from terms where keys @> array[key] order by id limit ${MOST_CLOSE}
    ) as term order by id`.execute(tx);
  for (const { id, arabic, ...keys } of rows)
    remember(known, { ...searchKeys(arabic), ...keys }, nameOfTerm({ id, arabic }));
  return known;
}

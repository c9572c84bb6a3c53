import { type SearchKeys, searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { hashed, KEY } from '../rows/write-keys.ts';

/** An entry by what it is and by what its word is close to. */
export interface EntryKeys extends Pick<SearchKeys, 'bare' | 'loose' | 'stem' | 'sorted'> {
  latinFolded: string;
  categoryId: number;
}

/** What to call a word in a message, by its keys. */
export type KnownWords = Map<string, string>;

/** Of several words with one key the first stays. */
export function remember(known: KnownWords, keys: EntryKeys, name: string): void {
  for (const key of keysOf(keys)) if (!known.has(key)) known.set(key, name);
}

/** The same entry: word, Latin and category, in another spelling at most. */
export const findSame = (known: KnownWords, keys: EntryKeys): string | undefined =>
  known.get(keysOf(keys)[0]);

/** An entry that may be meant by it: the same word for another concept, or one that is close. */
export const findNear = (known: KnownWords, keys: EntryKeys): string | undefined =>
  keysOf(keys)
    .slice(1)
    .map((key) => known.get(key))
    .find((name) => name !== undefined);

const keysOf = ({ bare, loose, stem, sorted, latinFolded, categoryId }: EntryKeys): [string, ...string[]] => [
  `e:${bare}\n${latinFolded}\n${categoryId}`,
  `b:${bare}`,
  `l:${loose}`,
  `s:${stem}`,
  `o:${sorted}`,
];

/** A row of the file that is taken, for the rows below it. */
export interface SeenRow {
  row: number;
  arabic: string;
  keys: EntryKeys;
}

/** Open a table for the rows seen so far, which a large file would fill the memory with; it ends with the transaction. */
export const openSeenRows = (tx: Tx) =>
  sql`create temporary table seen_rows (key text primary key, row int, arabic text) on commit drop`.execute(
    tx,
  );

export async function addSeenRows(tx: Tx, rows: readonly SeenRow[]): Promise<void> {
  const entries = rows.flatMap(({ row, arabic, keys }) => keysOf(keys).map((key) => ({ key, row, arabic })));
  await sql`
    insert into seen_rows select * from unnest(${entries.map(({ key }) => key)}::text[],
      ${entries.map(({ row }) => row)}::int[], ${entries.map(({ arabic }) => arabic)}::text[])
    on conflict do nothing`.execute(tx);
}

/** What the rows above know of these words. */
export async function findSeen(tx: Tx, words: readonly EntryKeys[]): Promise<KnownWords> {
  const { rows } = await sql<{ key: string; row: number; arabic: string }>`
    select key, row, arabic from seen_rows where key = any(${words.flatMap(keysOf)})`.execute(tx);
  return new Map(rows.map(({ key, row, arabic }) => [key, nameOfRow({ row, arabic })]));
}

interface KnownTerm {
  id: number;
  arabic: string;
  latinFolded: string;
  categoryId: number;
}

/** The entries of the dictionary that are the same words. */
export async function findSameWords(tx: Tx, words: readonly EntryKeys[]): Promise<KnownWords> {
  const { rows } = await sql<KnownTerm>`
    select id, arabic, latin_folded as "latinFolded", category_id as "categoryId" from terms
    where arabic_bare = any(${words.map(({ bare }) => bare)}::text[]) order by id`.execute(tx);
  return namesOf(rows, new Map());
}

/** Of a key that half the dictionary has the first few are told. */
const MOST_CLOSE = 3;

/** What the dictionary has that is the same or close, behind what is known already. */
export async function findClose(tx: Tx, words: readonly EntryKeys[], known: KnownWords): Promise<KnownWords> {
  const wholes = words.flatMap(({ bare, loose, stem }) => [bare, loose, stem]);
  // A look into the index for each key: all in one condition would compare each key with each row.
  const { rows } = await sql<KnownTerm>`
    select distinct id, arabic, latin_folded as "latinFolded", category_id as "categoryId"
    from unnest(${`{${hashed(KEY.whole, wholes).join(',')}}`}::bigint[]) as key, lateral (
      select * from terms where keys @> array[key] order by id limit ${MOST_CLOSE}
    ) as term order by id`.execute(tx);
  return namesOf(rows, known);
}

function namesOf(terms: readonly KnownTerm[], known: KnownWords): KnownWords {
  for (const { id, arabic, ...keys } of terms)
    remember(known, { ...searchKeys(arabic), ...keys }, `«${arabic}» (term ${id})`);
  return known;
}

export const nameOfRow = ({ row, arabic }: Pick<SeenRow, 'row' | 'arabic'>): string =>
  `«${arabic}» (row ${row})`;

import type { SearchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

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
export const findSame = (known: KnownWords, keys: EntryKeys): string | undefined => known.get(entryOf(keys));

/** An entry that may be meant by it: the same word for another concept, or one that is close. */
export const findNear = (known: KnownWords, keys: EntryKeys): string | undefined =>
  keysOf(keys)
    .slice(1)
    .map((key) => known.get(key))
    .find((name) => name !== undefined);

const entryOf = ({ bare, latinFolded, categoryId }: Pick<EntryKeys, 'bare' | 'latinFolded' | 'categoryId'>) =>
  `e:${bare}\n${latinFolded}\n${categoryId}`;

const wordOf = ({ bare }: Pick<EntryKeys, 'bare'>): string => `b:${bare}`;

const keysOf = (keys: EntryKeys): [string, ...string[]] => [
  entryOf(keys),
  wordOf(keys),
  `l:${keys.loose}`,
  `s:${keys.stem}`,
  `o:${keys.sorted}`,
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
  bare: string;
  latinFolded: string;
  categoryId: number;
}

/** The entries of the dictionary that are the same words, by these alone. */
export async function findSameWords(tx: Tx, words: readonly EntryKeys[]): Promise<KnownWords> {
  const { rows } = await sql<KnownTerm>`
    select id, arabic, arabic_bare as bare, latin_folded as "latinFolded", category_id as "categoryId" from terms
    where arabic_bare = any(${words.map(({ bare }) => bare)}::text[]) order by id`.execute(tx);
  const known: KnownWords = new Map();
  for (const term of rows)
    for (const key of [entryOf(term), wordOf(term)]) if (!known.has(key)) known.set(key, nameOfTerm(term));
  return known;
}

export const nameOfTerm = ({ id, arabic }: { id: number; arabic: string }): string =>
  `«${arabic}» (term ${id})`;

export const nameOfRow = ({ row, arabic }: Pick<SeenRow, 'row' | 'arabic'>): string =>
  `«${arabic}» (row ${row})`;

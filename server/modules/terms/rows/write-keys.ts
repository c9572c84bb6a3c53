import { rootsOfTerm } from '@mustalah/lexicography/words/read-term';
import { type SearchKeys, searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { hashKey } from './hash-key.ts';

/** A pair of names under which something is found. */
export interface Pair {
  arabic: string;
  latin: string;
}

/** The key columns of a term, ready to be written beside its text. */
export interface KeyColumns {
  arabic_bare: string;
  latin_folded: string;
  roots: string[];
  keys: number[];
}

/** What a key is of: the letter that stands before the text when it is hashed. */
export const KEY = {
  /** A whole side of the pair, under each of its spellings. */
  whole: 'k',
  /** A further name, whole. */
  name: 'n',
  /** A word of any name, plain or as its stem. */
  word: 'w',
  root: 'r',
  /** The first letters of the Latin words. */
  initials: 'i',
} as const;

type Kind = (typeof KEY)[keyof typeof KEY];

/** Hash texts of one kind, each once. */
export const hashed = (kind: Kind, texts: Iterable<string>): number[] =>
  [...new Set(texts)].filter((text) => text !== '').map((text) => hashKey(kind + text));

/** Build the key columns of a term from the one normaliser; the only way keys come to be. */
export function keyColumns({ arabic, latin }: Pair, names: readonly string[] = []): KeyColumns {
  const left = searchKeys(arabic);
  const right = searchKeys(latin);
  const others = names.map((name) => searchKeys(name));
  const roots = rootsOfTerm(arabic, latin);
  const keys = [
    ...hashed(KEY.whole, [...wholesOf(left), ...wholesOf(right)]),
    ...hashed(KEY.initials, [initialsOf(right.bare)]),
    ...hashed(KEY.word, wordsOf([left, right, ...others])),
    ...hashed(KEY.root, roots),
    ...hashed(KEY.name, others.flatMap(wholesOf)),
  ];
  return {
    arabic_bare: left.bare,
    latin_folded: right.folded,
    roots,
    // In the order in which an index takes them up.
    keys: [...new Set(keys)].sort((one, other) => one - other),
  };
}

/** The hashed keys of a pair and its further names. */
export const keysOf = (pair: Pair, names: readonly string[] = []): number[] => keyColumns(pair, names).keys;

/** Every form in which the whole of a text is compared; of several words also without the gaps between them. */
export const wholesOf = ({ bare, folded, loose, stem }: SearchKeys): string[] => [
  bare,
  folded,
  loose,
  stem,
  bare.replaceAll(' ', ''),
];

/** The words of an entry and of its further names, plain and as their stems, each once. */
export const wordsOfEntry = ({ arabic, latin }: Pair, names: readonly string[] = []): string[] =>
  wordsOf([arabic, latin, ...names].map((text) => searchKeys(text)));

const wordsOf = (texts: readonly SearchKeys[]): string[] => [
  ...new Set(texts.flatMap(({ bare, stem }) => `${bare} ${stem}`.split(' ')).filter((word) => word !== '')),
];

const SMALL_WORDS = new Set('a an and by for from in of on or the to with'.split(' '));

/** What an abbreviation of a Latin phrase is rather: gross domestic product, gdp. Empty for a word, or a sentence. */
export function initialsOf(bare: string): string {
  const words = bare.split(' ').filter((word) => !SMALL_WORDS.has(word));
  const isPhrase = words.length > 1 && words.length <= 6 && words.every((word) => /^[a-z]/.test(word));
  return isPhrase ? words.map((word) => word[0]).join('') : '';
}

/**
 * Make the words of new entries known, so that searches can mend slips towards them.
 *
 * Always in one order: two who write at once never wait for each other in a circle. How often a word is used is a hint,
 * and counted only where many entries come at once.
 */
export async function addWords(tx: Tx, words: Iterable<string>): Promise<void> {
  await sql`insert into words (word) select unnest(${[...new Set(words)].sort()}::text[]) order by 1
    on conflict (word) do nothing`.execute(tx);
}

/** The same for many entries, with how many of them have each word. */
export async function countWords(tx: Tx, uses: ReadonlyMap<string, number>): Promise<void> {
  const words = [...uses.keys()];
  await sql`insert into words (word, uses)
    select * from unnest(${words}::text[], ${words.map((word) => uses.get(word) ?? 1)}::int[]) as counted (word, uses)
    order by word collate "C" on conflict (word) do update set uses = words.uses + excluded.uses`.execute(tx);
}

/** Make the keys of entries anew from their pairs and further names; called by whoever changes one of these. */
export async function refreshKeys(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const { id, names, ...pair } of await readNames(tx, ids)) {
    await tx
      .updateTable('all_terms')
      .set({ keys: keysOf(pair, names) })
      .where('id', '=', id)
      .execute();
    await addWords(tx, wordsOfEntry(pair, names));
  }
}

/** The pairs of entries with the further names under which they are found, in the order of their ids. */
export async function readNames(
  tx: Tx,
  ids: readonly number[],
): Promise<(Pair & { id: number; names: string[] })[]> {
  const { rows } = await sql<Pair & { id: number; names: string[] }>`
    select id, arabic, latin, array(
      select text from designations where term_id = all_terms.id and status <> 'proposed' order by id) as names
    from all_terms where id = any(${[...ids]}::bigint[]) order by id`.execute(tx);
  return rows;
}

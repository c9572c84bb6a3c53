import type { ListCoining, ListSource } from '@mustalah/contract/terms/dictionary';
import { coiningOf, rootsOfTerm } from '@mustalah/lexicography/words/read-term';
import { type SearchKeys, searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { FOUNDING_WORK } from '../rules.ts';
import { addWords } from './add-words.ts';
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

/** A pair with the work that it comes from, empty where somebody suggested it. */
export interface Sourced extends Pair {
  source: string;
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
  /** Where it comes from, and how it was coined. */
  source: 's',
  coining: 'c',
} as const;

type Kind = (typeof KEY)[keyof typeof KEY];

/** Hash texts of one kind, each once. */
export const hashed = (kind: Kind, texts: Iterable<string>): number[] =>
  [...new Set(texts)].filter((text) => text !== '').map((text) => hashKey(kind + text));

/** What an entry is found by. */
interface Findable {
  columns: KeyColumns;
  /** Its words, plain and as their stems, each once. */
  words: string[];
}

/**
 * Build the key columns of a term from the one normaliser, with its words; the only way keys come to be. Whoever has the
 * keys of both sides gives them, for making them is dear.
 */
export function makeFindable(
  { arabic, latin, source }: Sourced,
  names: readonly string[] = [],
  [left, right]: readonly [SearchKeys, SearchKeys] = [searchKeys(arabic), searchKeys(latin)],
): Findable {
  const others = names.map((name) => searchKeys(name));
  const roots = rootsOfTerm(arabic, latin);
  const words = wordsOf([left, right, ...others]);
  const keys = [
    ...hashed(KEY.whole, [...wholesOf(left), ...wholesOf(right)]),
    ...hashed(KEY.initials, [initialsOf(right.bare)]),
    ...hashed(KEY.word, words),
    ...hashed(KEY.root, roots),
    ...hashed(KEY.name, others.flatMap(wholesOf)),
    ...hashed(KEY.source, [sourceOf(source)]),
    ...hashed(KEY.coining, [coiningOf(arabic, latin) ?? '']),
  ];
  const columns = {
    arabic_bare: left.bare,
    latin_folded: right.folded,
    roots,
    // In the order in which an index takes them up.
    keys: [...new Set(keys)].sort((one, other) => one - other),
  };
  return { columns, words };
}

export const keyColumns = (pair: Sourced, names: readonly string[] = []): KeyColumns =>
  makeFindable(pair, names).columns;

function sourceOf(work: string): ListSource {
  if (work === '') return 'members';
  return work === FOUNDING_WORK ? 'founding' : 'works';
}

/** What an entry must be, beside what it is looked for by. */
export interface Narrowing {
  /** In the engine's spelling. */
  root?: string | undefined;
  source?: ListSource | undefined;
  coining?: ListCoining | undefined;
}

/** The keys that all of these entries have. */
export const requiredKeys = ({ root, source, coining }: Narrowing): number[] => [
  ...hashed(KEY.root, [root ?? '']),
  ...hashed(KEY.source, [source ?? '']),
  ...hashed(KEY.coining, [coining ?? '']),
];

/** The hashed keys of a pair and its further names. */
export const keysOf = (pair: Sourced, names: readonly string[] = []): number[] =>
  keyColumns(pair, names).keys;

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
): Promise<(Sourced & { id: number; names: string[] })[]> {
  const { rows } = await sql<Sourced & { id: number; names: string[] }>`
    select id, arabic, latin, source, array(
      select text from designations where term_id = all_terms.id and status <> 'proposed' order by id) as names
    from all_terms where id = any(${[...ids]}::bigint[]) order by id`.execute(tx);
  return rows;
}

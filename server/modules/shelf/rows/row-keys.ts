import { NORMALIZER_VERSION, type SearchKeys, searchKeys } from '@mustalah/morphology';
import { hashed, initialsOf, KEY, type Pair, wholesOf } from '../../terms/rows/write-keys.ts';

/** The search keys of a pair. */
export interface RowKeys {
  arabicBare: string;
  latinFolded: string;
  keys: number[];
}

/** What keys are made of; the last number counts our own changes. */
export const KEYS_VERSION = `${NORMALIZER_VERSION}.2`;

/** Build the keys of a row, as those of an entry are made. */
export function rowKeys({ arabic, latin }: Pair): RowKeys {
  const [left, right] = [searchKeys(arabic), searchKeys(latin)];
  const keys = new Set([
    ...hashed(KEY.whole, [...wholesOf(left), ...wholesOf(right)]),
    ...hashed(KEY.initials, [initialsOf(right.bare)]),
    ...hashed(KEY.word, `${left.bare} ${left.stem} ${right.bare} ${right.stem}`.split(' ')),
  ]);
  return {
    arabicBare: left.bare,
    latinFolded: right.folded,
    // In the order in which an index takes them up.
    keys: [...keys].sort((one, other) => one - other),
  };
}

/** What rows that are the whole of a query, in any of its forms, have one of. */
export const wholeKeys = (keys: SearchKeys): number[] => hashed(KEY.whole, wholesOf(keys));

/** Those of them that only its spelling makes, and no other form of a word. */
export const looseKeys = ({ bare, folded, loose }: SearchKeys): number[] =>
  hashed(KEY.whole, [bare, folded, loose, bare.replaceAll(' ', '')]);

const ABBREVIATION = /^[a-z]{2,6}$/;

/** What the Latin phrases have that a query may abbreviate. */
export const initialsKeys = ({ bare }: SearchKeys): number[] =>
  ABBREVIATION.test(bare) ? hashed(KEY.initials, [bare]) : [];

/** The stem of each word: a row that has them all has all its words, however they are inflected. */
export const stemKeys = ({ stem }: SearchKeys): number[] => hashed(KEY.word, stem.split(' '));

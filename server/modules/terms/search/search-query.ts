import { englishNames } from '@mustalah/lexicography/names/english-names';
import { rootsOfQuery } from '@mustalah/lexicography/words/read-term';
import {
  findRoot,
  hasArabic,
  lastArticle,
  readRoot,
  type SearchKeys,
  searchKeys,
  withoutBegunArticle,
  withoutInnerArticle,
} from '@mustalah/morphology';
import { MAX_TOKENS } from './rules.ts';

/** What was typed, by the keys under which terms are stored. */
export interface Query extends SearchKeys {
  words: string[];
  /** The stem of each word. */
  stems: string[];
  /** Of a single word. */
  roots: string[];
  script: 'arabic' | 'latin';
  /** A word that may be the first letters of a Latin name. */
  isAbbreviation: boolean;
  /** Letters that were written apart: the whole of something, and neither its beginning nor a slip. */
  isSpelt: boolean;
  /** Such letters that are a root, and no abbreviation. */
  isRoot: boolean;
}

/** Letters with gaps between them: a root as it is printed (ك ت ب), or an abbreviation (D.N.A.). */
const SPACED_LETTERS = /^\p{L}(?: \p{L}){1,5}$/u;
const ABBREVIATION = /^[a-z][a-z0-9]{1,5}$/;

/** Read a query, cut to a size that cannot cost much; null when no letter or digit is left. */
export function readQuery(text: string): Query | null {
  const whole = searchKeys(text);
  if (!SPACED_LETTERS.test(whole.exact)) return queryOf(whole);
  const joined = queryOf(searchKeys(whole.exact.replaceAll(' ', '')));
  if (!joined) return null;
  const root = readRoot(whole.exact);
  const isRoot = root !== null && findRoot(root) !== undefined && englishNames(text).length === 0;
  const { bare, words } = joined;
  return {
    ...joined,
    loose: bare,
    stem: bare,
    stems: words,
    roots: root === null ? joined.roots : [root],
    isSpelt: true,
    isRoot,
  };
}

function queryOf(whole: SearchKeys): Query | null {
  const typed = whole.exact.split(' ');
  const keys = typed.length > MAX_TOKENS ? searchKeys(typed.slice(0, MAX_TOKENS).join(' ')) : whole;
  if (keys.bare === '') return null;
  const words = keys.bare.split(' ');
  return {
    ...keys,
    words,
    stems: keys.stem.split(' '),
    roots: words.length === 1 ? rootsOfQuery(keys.exact) : [],
    script: hasArabic(keys.bare) ? 'arabic' : 'latin',
    isAbbreviation: words.length === 1 && ABBREVIATION.test(keys.bare),
    isSpelt: false,
    isRoot: false,
  };
}

/** From this length on a word may be two. */
const LONGEST_SINGLE = 7;

/** What was typed without gaps, and so with an article that a name has not where it is compared (خطةالإدارة). */
export function joinedOf({ bare }: { bare: string }): string[] {
  const whole = bare.replaceAll(' ', '');
  if (bare !== whole || whole.length < LONGEST_SINGLE) return [whole];
  return [whole, withoutInnerArticle(whole)];
}

/** A query whose last word may still be half written, with what it is besides that. */
export interface BegunQuery {
  /** What is compared as a whole. */
  query: Query;
  /** What is compared word by word: of «قوّة ال» the first word. */
  worded: Query;
  /** How a name begins that begins so: in two ways where the last word has an article, or two of its letters. */
  beginnings: readonly [string, string?];
  /** As it was typed, and in which word. */
  article: string;
  place: number;
}

/**
 * Read how a query begins names. What stands behind an article cannot be told from a word of these letters where it is
 * short («الحم» is الحمضية and الحمّ), nor where its hamza was left out («الكتر» is إلكترون): names begin in either way.
 */
export function readBegun(query: Query, isKnown: (word: string) => boolean): BegunQuery {
  const { bare, folded, exact, words, script, isSpelt } = query;
  const place = words.length;
  const whole: BegunQuery = { query, worded: query, beginnings: [bare], article: '', place };
  if (script !== 'arabic' || isSpelt) return whole;
  const last = words.at(-1) ?? '';
  const article = lastArticle(exact);
  if (article === '') return whole;
  const begun = withoutBegunArticle(exact);
  const other = begun === exact ? null : queryOf(searchKeys(begun));
  if (other === null) {
    const asLetters = [...words.slice(0, -1), folded.split(' ').at(-1)].join(' ');
    return asLetters === bare ? whole : { ...whole, beginnings: [bare, asLetters], article };
  }
  const isOpen = other.words.length < words.length;
  if (isOpen) return { ...whole, worded: other, beginnings: [bare, `${other.bare} `], article };
  return isKnown(last)
    ? { ...whole, beginnings: [bare, other.bare], article }
    : { query: other, worded: other, beginnings: [other.bare, bare], article, place };
}

import { rootsOfQuery } from '@mustalah/lexicography/words/read-term';
import { hasArabic, readRoot, type SearchKeys, searchKeys } from '@mustalah/morphology';
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
  const { bare, words } = joined;
  return {
    ...joined,
    loose: bare,
    stem: bare,
    stems: words,
    roots: root === null ? joined.roots : [root],
    isSpelt: true,
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
  };
}

import { rootsOfQuery } from '@mustalah/lexicography/words/read-term';
import { hasArabic, searchKeys } from '@mustalah/morphology';
import { MAX_TOKENS } from './rules.ts';

/** The keys of what was typed, as the tiers compare them. */
export interface Query {
  exact: string;
  folded: string;
  bare: string;
  loose: string;
  stem: string;
  sorted: string;
  roots: string[];
  words: string[];
  /** The stem of each word. */
  stems: string[];
  hasArabic: boolean;
  hasLatin: boolean;
}

/** Read a query, cut to a size that cannot cost much; null when no letter or digit is left. */
export function readQuery(text: string): Query | null {
  const whole = searchKeys(text);
  const isLong = whole.bare.split(' ').length > MAX_TOKENS;
  const keys = isLong ? searchKeys(whole.exact.split(' ').slice(0, MAX_TOKENS).join(' ')) : whole;
  if (keys.bare === '') return null;
  return {
    ...keys,
    roots: rootsOfQuery(keys.exact),
    words: keys.bare.split(' '),
    stems: keys.stem.split(' '),
    hasArabic: hasArabic(keys.bare),
    hasLatin: /[a-z]/.test(keys.bare),
  };
}

/** A word of a `tsquery`, with its own quotes escaped; normalised words hold none, but nothing depends on that. */
const lexeme = (word: string): string => `'${word.replace(/['\\]/g, '')}'`;

/** Words of which each must be present, in its plain form or in its stem; the last may be only begun. */
export function allWordsQuery(
  words: readonly string[],
  stems: readonly string[],
  isLastBegun: boolean,
): string {
  return words
    .map((word, place) => {
      if (isLastBegun && place === words.length - 1) return `${lexeme(word)}:*`;
      const stem = stems[place] ?? word;
      return stem === word || stem === '' ? lexeme(word) : `(${lexeme(word)} | ${lexeme(stem)})`;
    })
    .join(' & ');
}

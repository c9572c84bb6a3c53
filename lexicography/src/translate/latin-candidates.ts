import { analyse, findLoanword, isLoanword, nounSenses, soundsLike, stripMarks } from '@mustalah/morphology';
import { arabicWordsOf, type TermWord } from '../words/arabic-words.ts';
import { latinWordsOf } from '../words/latin-words.ts';
import { type Phrases, phraseKey } from './phrases.ts';
import { renderingsOf } from './renderings.ts';
import type { WordTranslations } from './word-translations.ts';

export interface LatinKnowledge {
  phrases: Phrases;
  translations: WordTranslations;
  /** Whether any list of ours has this Latin word; a spelling that none has is invented. */
  isLatinWord: (word: string) => boolean;
}

const MOST = 8;
const MOST_WORDS = 6;

/**
 * Suggest Latin equivalents of an Arabic term, best first; empty where nothing is known.
 *
 * They are those of lists that have the whole term, or of a single word what it means or, borrowed, how it is spelt.
 * Words of several are not put together one by one: of what that gave, half was wrong.
 */
export function latinCandidates(known: LatinKnowledge, arabic: string): string[] {
  const words = arabicWordsOf(arabic);
  const [word, ...others] = words;
  if (word === undefined || words.length > MOST_WORDS) return [];
  const whole = [...new Set(wholeOf(known, words))];
  // Two words for one are often two glosses of it: the plainer ones go first.
  if (others.length === 0) whole.sort((one, other) => wordCount(one) - wordCount(other));
  if (whole.length > 0) return whole.slice(0, MOST);
  return others.length === 0 ? ofSingleWord(known, word) : [];
}

/** What lists have for the words of a term; of a borrowed word only its own. */
function wholeOf(
  { phrases }: Pick<LatinKnowledge, 'phrases'>,
  words: readonly TermWord[],
): readonly string[] {
  const listed = phrases.get(phraseKey(words)) ?? [];
  const [only, ...others] = words;
  const borrowed = only && others.length === 0 ? borrowedOnly(only.text) : null;
  if (!only || !borrowed) return listed;
  const own = listed.filter((latin) => borrowed.includes(latin) || soundsLike(only.text, latin));
  return own.length > 0 ? own : borrowed;
}

/**
 * The Latin of a borrowed word that folding makes a native one: of مازر (maser) beside مآزر (aprons), of رام (RAM) beside
 * الرامي. Null where a native noun is written just so, and where there is none.
 */
function borrowedOnly(text: string): readonly string[] | null {
  const loanword = isLoanword(text) ? findLoanword(text) : null;
  if (loanword?.arabic !== text) return null;
  const native = nounSenses(text).filter(({ root }) => root !== null);
  const isItself = native.some(({ singular }) => stripMarks(singular) === text && !singular.endsWith(TANWIN));
  return native.length > 0 && !isItself ? loanword.latin : null;
}

const TANWIN = '\u064d';

const wordCount = (latin: string): number => latinWordsOf(latin).length;

/** The best rendering of a word that no list has as a term, where it is sure enough and a word that exists. */
function ofSingleWord(known: LatinKnowledge, word: TermWord): string[] {
  const [best] = renderingsOf(word, known.translations).filter(({ latin }) =>
    latinWordsOf(latin).every(known.isLatinWord),
  );
  return best && best.weight >= LEAST ? [best.latin] : [];
}

const LEAST = 0.3;

/** All that lists have for a term as a whole, the most usual first; of a borrowed word the Latin it is from. */
export function listedLatin({ phrases }: LatinKnowledge, arabic: string): readonly string[] {
  const words = arabicWordsOf(arabic);
  const [only, ...others] = words;
  const listed = wholeBeforeParts(wholeOf({ phrases }, words));
  if (listed.length > 0 || only === undefined || others.length > 0) return listed;
  return findLoanword(only.text)?.latin ?? [];
}

/** A compound with a hyphen, and the prefix that it begins with, stand behind what is a word by itself: مضاد is no anti-malware. */
function wholeBeforeParts(listed: readonly string[]): readonly string[] {
  const compounds = listed.filter(
    (latin) => listed.includes(latin.split('-')[0] ?? '') && latin.includes('-'),
  );
  const parts = new Set(compounds.flatMap((latin) => [latin, latin.split('-')[0]]));
  return listed.toSorted((one, other) => Number(parts.has(one)) - Number(parts.has(other)));
}

/** The Latin by which a term may be known under another name: what lists have, else how a word without a root sounds. */
export function latinNames(known: LatinKnowledge, arabic: string): readonly string[] {
  const listed = listedLatin(known, arabic);
  const [only, ...others] = arabicWordsOf(arabic);
  if (listed.length > 0 || only === undefined || others.length > 0) return listed;
  return analyse(only.text).length === 0 ? latinCandidates(known, arabic) : [];
}

/** The Latin that is known of a term as a whole; empty when there is none. */
export const wholeLatin = (known: LatinKnowledge, arabic: string): string =>
  listedLatin(known, arabic)[0] ?? '';

/** The Latin that is known of a term, else of the loanwords in it, in no order; empty when there is none. */
export function knownLatin({ phrases }: LatinKnowledge, arabic: string): string {
  const words = arabicWordsOf(arabic).slice(0, MOST_WORDS);
  const [whole] = wholeOf({ phrases }, words);
  return whole ?? foreignWordsOf(arabic).join(' ');
}

/** What the loanwords of a term are in Latin. */
export const foreignWordsOf = (arabic: string): string[] =>
  arabicWordsOf(arabic)
    .slice(0, MOST_WORDS)
    .flatMap(({ text }) => findLoanword(text)?.latin[0] ?? []);

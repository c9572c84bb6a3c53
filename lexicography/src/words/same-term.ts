import {
  hasArabic,
  normalize,
  nounSenses,
  pluralCandidates,
  readScript,
  remembering,
  searchKeys,
  stripMarks,
  withoutAttached,
} from '@mustalah/morphology';
import { areApart } from './final-ha.ts';

/**
 * Tell whether two terms are one word or phrase: in spelling, article and number they may differ, in nothing else.
 *
 * The nisba and the participle of a word are other words: هوائي is not هواء, برمجة is not برمجيات. So is a word that
 * ends in its own ه, beside one in ة: موجه is not موجة.
 */
export function isSameTerm(one: string, other: string): boolean {
  const [words, others] = [tokensOf(one), tokensOf(other)];
  if (words.length === 0) return false;
  if (words.some((word, place) => areApart(bareOf(word), bareOf(others[place] ?? '')))) return false;
  if (searchKeys(one).loose === searchKeys(other).loose)
    return !words.some((word, place) => isNisbaBeside(bareOf(word), bareOf(others[place] ?? '')));
  return (
    words.length === others.length && words.every((word, place) => isSameWord(word, others[place] ?? ''))
  );
}

/**
 * Whether of two words that differ only in hamza and doubled letters the longer is the nisba of the other: جزيئي of
 * جزيء, ريي of ري, حممي of حمى, where طاووسي is طاوسي.
 */
function isNisbaBeside(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length === longer.length || !longer.endsWith('ي')) return false;
  return !shorter.endsWith('ي') || /[يئ]ي$/.test(longer);
}

const tokensOf = (text: string): string[] => stripMarks(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function isSameWord(one: string, other: string): boolean {
  const [word, second] = [barely(one), barely(other)];
  if (word === second) return true;
  if (hasArabic(word) !== hasArabic(second)) return false;
  return hasArabic(word)
    ? numbersOf(one).has(second) || numbersOf(other).has(word)
    : latinSingular(word) === latinSingular(second);
}

const bareOf = (word: string): string => withoutAttached(readScript(word));
const barely = (word: string): string => normalize(bareOf(word));

/** The plurals and the singulars of an Arabic word as it may be listed, normalised. */
const numbersOf = remembering(20_000, (word): ReadonlySet<string> => {
  const bare = withoutAttached(word);
  // A word may be the plural of several singulars and have several plurals; the table knows both.
  const listed = nounSenses(bare).map(({ singular }) => stripMarks(singular));
  const plurals =
    listed.length > 0 && !listed.some((singular) => normalize(singular) === normalize(bare))
      ? []
      : [...pluralCandidates(bare).map(stripMarks), ...soundPlurals(bare)];
  return new Set([...listed, ...plurals].map(normalize));
});

/** ات for ة and for things, ون and ين for persons; the dual (Wright I §§299–302). */
function soundPlurals(word: string): string[] {
  const stem = word.replace(/ة$/, '');
  const open = word.endsWith('ة') ? `${stem}ت` : word;
  return [`${stem}ات`, ...(word.endsWith('ة') ? [] : [`${word}ون`, `${word}ين`]), `${open}ان`, `${open}ين`];
}

/** English plurals by rule; what has another plural is listed with it. */
const latinSingular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(?<=[^aeiou])ies$/, 'y')
        .replace(/(?<=s|x|z|ch|sh)es$/, '')
        .replace(/(?<=[^siu])s$/, '');

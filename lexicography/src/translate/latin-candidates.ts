import { findLoanword, hasArticle } from '@mustalah/morphology';
import { arabicWordsOf, type TermWord } from '../words/arabic-words.ts';
import { latinWordsOf } from '../words/latin-words.ts';
import { type Phrases, phraseKey } from './phrases.ts';
import { prefixWords } from './prefix-words.ts';
import { type Rendering, renderingsOf } from './renderings.ts';
import type { WordTranslations } from './word-translations.ts';

export interface LatinKnowledge {
  phrases: Phrases;
  translations: WordTranslations;
  /** Whether any list of ours has this Latin word; a spelling that none has is invented. */
  isLatinWord: (word: string) => boolean;
}

const MOST = 8;
/** What is put together from its words is offered from this weight on. */
const LEAST = 0.08;
const MOST_WORDS = 6;
/** Of each part of a longer term only its best renderings are combined. */
const BEAM = 24;

/** A word or several that are rendered as one. */
interface Segment {
  renderings: Rendering[];
  /** Whether its first Arabic word carries the article. */
  isDefinite: boolean;
}

/**
 * Suggest Latin equivalents of an Arabic term, best first; empty where nothing is known.
 *
 * A term that lists have as a whole has all their equivalents. Any other has one at most, put together from what its
 * words mean, and only of words that exist.
 */
export function latinCandidates(known: LatinKnowledge, arabic: string): string[] {
  const words = arabicWordsOf(arabic);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const whole = known.phrases.get(phraseKey(words));
  if (whole) return [...new Set(whole)].slice(0, MOST);
  const [best] = compose(segmentsOf(words, known)).filter(({ latin }) =>
    latinWordsOf(latin).every(known.isLatinWord),
  );
  return best && best.weight >= LEAST ? [best.latin] : [];
}

/** Cut a term into the longest phrases that are known as such, prefixes with what they precede, and single words. */
function segmentsOf(words: readonly TermWord[], known: LatinKnowledge): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, segment } = segmentAt(words, at, known);
    segments.push(segment);
    at += length;
  }
  return segments;
}

function segmentAt(
  words: readonly TermWord[],
  at: number,
  known: LatinKnowledge,
): { length: number; segment: Segment } {
  const isDefinite = hasArticle(words[at]?.text ?? '');
  // The whole term was looked up before; as one segment it would only repeat that.
  const longest = Math.min(words.length - at, words.length - 1);
  for (let length = longest; length >= 2; length--) {
    const phrase = known.phrases.get(phraseKey(words.slice(at, at + length)));
    if (phrase)
      return { length, segment: { isDefinite, renderings: phrase.map((latin) => ({ latin, weight: 0.9 })) } };
  }
  const word = words[at] as TermWord;
  const next = words[at + 1];
  const prefixes = prefixWords.get(word.key);
  if (prefixes && next)
    return {
      length: 2,
      segment: { isDefinite, renderings: prefixed(prefixes, renderingsOf(next, known.translations)) },
    };
  return { length: 1, segment: { isDefinite, renderings: renderingsOf(word, known.translations) } };
}

const prefixed = (prefixes: readonly string[], stems: readonly Rendering[]): Rendering[] =>
  stems
    .slice(0, 4)
    .flatMap(({ latin, weight }) =>
      prefixes.map((prefix, place) => ({ latin: prefix + latin, weight: weight * 0.6 ** place })),
    )
    .sort((one, other) => other.weight - one.weight);

/** Combine the renderings of all segments in English order; none when a segment has no rendering. */
function compose(segments: readonly Segment[]): Rendering[] {
  if (segments.some(({ renderings }) => renderings.length === 0)) return [];
  let phrases: Rendering[] = [{ latin: '', weight: 1 }];
  for (const { renderings } of segments) {
    phrases = phrases
      .flatMap((phrase) =>
        renderings.map(({ latin, weight }) => ({
          latin: `${latin} ${phrase.latin}`.trim(),
          weight: phrase.weight * weight,
        })),
      )
      .sort((one, other) => other.weight - one.weight)
      .slice(0, BEAM);
  }
  return [...phrases, ...genitives(segments)].sort((one, other) => other.weight - one.weight);
}

/** Two nouns of which the second is definite may also be joined with "of": معامل الاحتكاك, coefficient of friction. */
function genitives(segments: readonly Segment[]): Rendering[] {
  const [head, owner] = segments;
  if (segments.length !== 2 || !head || !owner?.isDefinite || head.isDefinite) return [];
  return head.renderings.slice(0, 3).flatMap((one) =>
    owner.renderings.slice(0, 2).map((other) => ({
      latin: `${one.latin} of ${other.latin}`,
      weight: one.weight * other.weight * 0.45,
    })),
  );
}

/** The Latin that is known of a term as a whole; empty when there is none. */
export function wholeLatin({ phrases }: LatinKnowledge, arabic: string): string {
  const words = arabicWordsOf(arabic).slice(0, MOST_WORDS);
  const [whole] = phrases.get(phraseKey(words)) ?? [];
  const [only, ...others] = words;
  return whole ?? (only && others.length === 0 ? (findLoanword(only.text)?.latin[0] ?? '') : '');
}

/** The Latin that is known of a term, else of the loanwords in it, in no order; empty when there is none. */
export function knownLatin({ phrases }: LatinKnowledge, arabic: string): string {
  const words = arabicWordsOf(arabic).slice(0, MOST_WORDS);
  const [whole] = phrases.get(phraseKey(words)) ?? [];
  return whole ?? foreignWordsOf(arabic).join(' ');
}

/** What the loanwords of a term are in Latin. */
export const foreignWordsOf = (arabic: string): string[] =>
  arabicWordsOf(arabic)
    .slice(0, MOST_WORDS)
    .flatMap(({ text }) => findLoanword(text)?.latin[0] ?? []);

import { latinStem, remembering, searchKeys } from '@mustalah/morphology';
import { type Token, tokensOf } from './find-terms.ts';
import { foldWord, phraseWord } from './term-index.ts';
import { formsOf } from './word-readings.ts';

/** Says which of these are terms of a dictionary, or begin terms, word by word. */
export type Beginnings = (phrases: readonly string[]) => Promise<ReadonlySet<string>>;

export interface Phrases {
  /** By the `bare` key of their Arabic side, or the `folded` key of their Latin side. */
  arabic: string[];
  latin: string[];
}

/** Longer entries are sentences. */
const LONGEST = 8;

/**
 * Everything in a text that a dictionary may have as a term, however large it is: it is asked only which words begin
 * terms, then which two words, and so on. More than is meant; `findTerms` tells what is.
 *
 * @param isBegun asked for both scripts, a few times.
 */
export async function phrasesInText(
  text: string,
  isBegun: { arabic: Beginnings; latin: Beginnings },
): Promise<Phrases> {
  const tokens = tokensOf(text);
  return {
    arabic: await phrasesOf(tokens, true, isBegun.arabic),
    latin: await phrasesOf(tokens, false, isBegun.latin),
  };
}

/** A phrase that ends before a token, which may go on. */
interface Walk {
  at: number;
  phrase: string;
}

async function phrasesOf(
  tokens: readonly Token[],
  isArabic: boolean,
  isBegun: Beginnings,
): Promise<string[]> {
  const spellingsOf = isArabic ? arabicSpellings : latinSpellings;
  const found = new Set<string>();
  let walks: Walk[] = tokens.flatMap((token, at) =>
    token.isArabic === isArabic ? spellingsOf(token.text).map((phrase) => ({ at: at + 1, phrase })) : [],
  );
  for (let length = 1; walks.length > 0; length++) {
    const begun = await isBegun([...new Set(walks.map(({ phrase }) => phrase))]);
    walks = walks.filter(({ phrase }) => begun.has(phrase));
    for (const { phrase } of walks) found.add(phrase);
    if (length === LONGEST) break;
    walks = walks.flatMap(({ at, phrase }) => {
      const next = tokens[at];
      if (!next?.isJoined || next.isArabic !== isArabic) return [];
      return spellingsOf(next.text).map((word) => ({ at: at + 1, phrase: `${phrase} ${word}` }));
    });
  }
  return [...found];
}

/** The folded Arabic words of a text from which an index cuts nothing, by their `bare` keys. */
export function wordsInText(text: string): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const { text: spelt, isArabic } of tokensOf(text)) {
    if (!isArabic || phraseWord(spelt, 1).clitic !== '') continue;
    const word = foldWord(spelt);
    const key = bareOf(word);
    const known = words.get(key) ?? [];
    if (!known.includes(word)) words.set(key, [...known, word]);
  }
  return words;
}

const KNOWN = 50_000;

const bareOf = remembering(KNOWN, (word): string => searchKeys(word).bare);

/** The words of a term that a word of the text may be, by their `bare` keys. */
const arabicSpellings = remembering(KNOWN, (word): readonly string[] => {
  const folded = foldWord(word);
  return distinct([word, ...formsOf(folded)].map(bareOf));
});

/** A Latin word in either number. */
const latinSpellings = remembering(KNOWN, (word): readonly string[] => {
  const { folded } = searchKeys(word.replace(/['’]s?$/, ''));
  const stem = latinStem(folded);
  return distinct([
    searchKeys(word).folded,
    folded,
    stem,
    ...['s', 'e', 'es', 'y'].map((end) => stem + end),
    stem.replace(/y$/, 'ies'),
  ]);
});

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => word !== '');

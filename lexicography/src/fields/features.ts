import { latinParts, nounSenses, remembering } from '@mustalah/morphology';
import { termWordsOf } from '../words/arabic-words.ts';
import type { FeatureCounts } from './feature-counts.ts';

/** What a classifier sees of a term. */
export interface Described {
  arabic: string;
  /** Its Latin equivalent where one is known, else empty. */
  latin: string;
}

/** What was seen, and how much each counts. */
export type Features = ReadonlyMap<string, number>;

/** A long text must not cost more than a long term. */
const MOST_WORDS = 12;
const LONGEST_TEXT = 300;

/** Weights found by cross-validation (`server/scripts/evaluate-category.ts`): letter runs are many and say little each. */
const WEIGHT = {
  whole: 2,
  word: 1,
  stem: 1,
  consonants: 0.5,
  run: 0.2,
  latinWord: 1,
  latinRun: 0.3,
  element: 1,
} as const;

/** Build the features of a term: the whole of it, words, stems, consonants and letter runs of both its sides. */
export function featuresOf({ arabic, latin }: Described): Features {
  const words = termWordsOf(arabic.slice(0, LONGEST_TEXT)).slice(0, MOST_WORDS);
  const features = new Map<string, number>();
  if (words.length > 0) features.set(`t:${words.map(({ bare }) => bare).join(' ')}`, WEIGHT.whole);
  if (words.length > 1) {
    features.set(`head:${words[0]?.bare}`, WEIGHT.word);
    features.set(`last:${words.at(-1)?.bare}`, WEIGHT.word);
  }
  words.forEach(({ bare: word, stem }) => {
    features.set(`w:${word}`, WEIGHT.word);
    features.set(`s:${stem}`, WEIGHT.stem);
    features.set(`r:${consonantsOf(word)}`, WEIGHT.consonants);
    for (const run of runsOf(word, 3, 4)) features.set(`c:${run}`, WEIGHT.run);
    for (const sense of sensesOf(word)) features.set(`l:${sense}`, WEIGHT.latinWord);
  });
  for (const { bare: word } of termWordsOf(latin).slice(0, MOST_WORDS)) {
    features.set(`l:${word}`, WEIGHT.latinWord);
    for (const run of runsOf(word, 3, 5)) features.set(`m:${run}`, WEIGHT.latinRun);
    for (const { part, category } of partsOf(word)) {
      features.set(`p:${part}`, WEIGHT.element);
      if (category !== null) features.set(`k:${category}`, WEIGHT.element);
    }
  }
  return features;
}

/** Build the features of running text, such as a definition: its words in their stems only. */
export function textFeaturesOf(text: string): Features {
  return new Map(
    termWordsOf(text.slice(0, LONGEST_TEXT)).flatMap(({ bare, stem }) => [
      [`s:${stem}`, WEIGHT.stem],
      [`r:${consonantsOf(bare)}`, WEIGHT.consonants],
    ]),
  );
}

/** Tell whether a Latin word was met in any term that was learnt. */
export const latinWordsIn =
  (counts: FeatureCounts) =>
  (latin: string): boolean =>
    termWordsOf(latin).every(({ bare }) => counts.rowOf(`l:${bare}`) !== undefined);

/** The elements of a Latin word; cutting costs, and words come again. */
const partsOf = remembering(30_000, latinParts);

/** The English words for an Arabic one, as they would stand in a Latin equivalent. */
const sensesOf = (word: string): string[] =>
  nounSenses(word).flatMap(({ english }) => english.flatMap((sense) => sense.toLowerCase().split(' ')));

/** Runs of letters with the word's edges marked. */
function runsOf(word: string, shortest: number, longest: number): string[] {
  const edged = `^${word}$`;
  const found: string[] = [];
  for (let length = shortest; length <= longest; length++) {
    for (let at = 0; at + length <= edged.length; at++) found.push(edged.slice(at, at + length));
  }
  return found;
}

/** The consonants that a word shares with its family: a stand-in for its root that costs next to nothing. */
function consonantsOf(word: string): string {
  const core = word.replace(/^(?:است|مست|ان|من|ا?ت|م|ا)(?=.{3})/, '').replace(/(?:ات|ون|ين|ان|ية|ة|ي)$/, '');
  const letters = core.replace(/[اويىةءأإآئؤ]/g, '');
  return letters.length >= 2 ? letters : core;
}

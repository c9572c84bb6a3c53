import { latinParts, nounSenses, searchKeys } from '@mustalah/morphology';

/** What a classifier sees of a term. */
export interface Described {
  arabic: string;
  /** Its Latin equivalent where one is known, else empty. */
  latin: string;
}

/** A long text must not cost more than a long term. */
const MOST_WORDS = 12;
const LONGEST_TEXT = 300;

/** Build the features of a term: words, stems, consonants and letter runs of both its sides. */
export function featuresOf({ arabic, latin }: Described): string[] {
  const { bare, stem } = searchKeys(arabic.slice(0, LONGEST_TEXT));
  const words = bare.split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const stems = stem.split(' ').slice(0, MOST_WORDS);
  const features = new Set<string>();
  const [head] = words;
  if (head !== undefined && words.length > 1) features.add(`h:${head}`);
  words.forEach((word, place) => {
    features.add(`w:${word}`);
    features.add(`r:${skeleton(word)}`);
    features.add(`s:${stems[place] ?? word}`);
    for (const run of runs(word, 3, 4)) features.add(`c:${run}`);
    for (const { english } of nounSenses(word)) for (const sense of english) features.add(`e:${sense}`);
  });
  for (const word of searchKeys(latin).bare.split(' ').filter(Boolean).slice(0, MOST_WORDS)) {
    features.add(`l:${word}`);
    for (const run of runs(word, 3, 5)) features.add(`m:${run}`);
    for (const part of latinParts(word)) {
      features.add(`p:${part.part}`);
      if (part.category) features.add(`k:${part.category}`);
    }
  }
  return [...features];
}

/** Build the features of running text, such as a definition: its words in their stems only. */
export function wordFeaturesOf(text: string): string[] {
  const words = searchKeys(text.slice(0, LONGEST_TEXT)).stem.split(' ').filter(Boolean);
  return [...new Set(words.flatMap((word) => [`s:${word}`, `r:${skeleton(word)}`]))];
}

/** Runs of letters with the word's edges marked. */
function runs(word: string, shortest: number, longest: number): string[] {
  const edged = `^${word}$`;
  const found: string[] = [];
  for (let length = shortest; length <= longest; length++) {
    for (let at = 0; at + length <= edged.length; at++) found.push(edged.slice(at, at + length));
  }
  return found;
}

/** The consonants that a word shares with its family, a cheap stand-in for its root. */
function skeleton(word: string): string {
  const core = word.replace(/^(?:است|مست|ان|من|ا?ت|م|ا)(?=.{3})/, '').replace(/(?:ات|ون|ين|ان|يه|ه|ي)$/, '');
  const letters = core.replace(/[اويىةءأإآئؤ]/g, '');
  return letters.length >= 2 ? letters : core;
}

import { analyse, latinParts, nounSenses, searchKeys } from '@mustalah/morphology';

/** What a classifier sees of a term. */
export interface Described {
  arabic: string;
  /** Its Latin equivalent where one is known, else empty. */
  latin: string;
}

/** A long text must not cost more than a long term. */
const MOST_WORDS = 12;

const roots = new Map<string, string>();

/** Build the features of a term: words, stems, roots and letter runs of both its sides. */
export function featuresOf({ arabic, latin }: Described): string[] {
  const { bare, stem } = searchKeys(arabic.slice(0, 300));
  const words = bare.split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const stems = stem.split(' ').slice(0, MOST_WORDS);
  const features = new Set<string>();
  const [head] = words;
  if (head !== undefined && words.length > 1) features.add(`h:${head}`);
  words.forEach((word, place) => {
    features.add(`w:${word}`);
    const root = process.env.SK ? skeleton(word) : rootOf(word);
    if (root !== '') features.add(`r:${root}`);
    features.add(`s:${stems[place] ?? word}`);
    for (const run of runs(word, 3, 4)) features.add(`c:${run}`);
    for (const { english } of nounSenses(word)) for (const sense of english) features.add(`e:${sense}`);
  });
  for (const word of searchKeys(latin).bare.split(' ').filter(Boolean).slice(0, MOST_WORDS)) {
    features.add(`l:${word}`);
    for (const run of runs(word, 3, 5)) features.add(`m:${run}`);
    const [best] = latinParts(word);
    for (const part of best?.parts ?? []) {
      features.add(`p:${part.part}`);
      if (part.category) features.add(`k:${part.category}`);
    }
  }
  return [...features];
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

/** The likeliest root; words come again and again, so it is remembered for a while. */
function rootOf(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  if (roots.size > 20_000) roots.clear();
  const root = analyse(word)[0]?.root ?? '';
  roots.set(word, root);
  return root;
}

/** A cheap stand-in for the root. */
function skeleton(word: string): string {
  const core = word.replace(/^(?:است|مست|ان|من|ا?ت|م|ا)(?=.{3})/, '').replace(/(?:ات|ون|ين|ان|يه|ه|ي)$/, '');
  const letters = core.replace(/[اويىةءأإآئؤ]/g, '');
  return letters.length >= 2 ? letters : core;
}

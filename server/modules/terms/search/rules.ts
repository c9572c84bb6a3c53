import type { MatchKind } from '@mustalah/contract/terms/dictionary';

/** Weaker tiers answer only when the stronger ones found fewer terms than this. */
export const ENOUGH = 10;

/** Longer queries are cut: nobody types more, and pasted pages must not cost more. */
export const MAX_TOKENS = 12;

/** The weak tiers keep only their best, so that a common word does not list half the dictionary. */
export const WEAK_LIMIT = 100;

/** Up to this length a typing error is looked up letter by letter; trigrams serve the longer ones. */
const NEIGHBOUR_LENGTH = 8;

/** Below this share of common trigrams two texts are not alike. */
export const SIMILARITY = 0.3;

/** Ranks of the search tiers, best first; they leave room for what ranks within a tier. */
export const TIER = {
  exact: 10,
  spelling: 20,
  article: 30,
  loose: 40,
  inflection: 50,
  prefix: 60,
  wordPrefix: 61,
  reordered: 70,
  allWords: 71,
  lastWordBegun: 72,
  swapped: 80,
  oneLetter: 81,
  alike: 82,
  someWords: 90,
  family: 100,
} as const;

const KINDS: readonly [number, MatchKind][] = [
  [TIER.family, 'family'],
  [TIER.someWords, 'some_words'],
  [TIER.swapped, 'fuzzy'],
  [TIER.reordered, 'words'],
  [TIER.prefix, 'prefix'],
  [TIER.inflection, 'inflection'],
  [TIER.loose, 'loose'],
  [TIER.article, 'article'],
  [TIER.spelling, 'spelling'],
];

/** What a tier is called in an answer. */
export const matchKindOf = (tier: number): MatchKind => KINDS.find(([from]) => tier >= from)?.[1] ?? 'exact';

const ARABIC_LETTERS = [...'ءابتثجحخدذرزسشصضطظعغفقكلمنهويؤئ'];
const LATIN_LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every text in which two neighbouring letters of this one have changed places. */
export function swappedLetters(text: string): string[] {
  const letters = [...text];
  if (letters.length < 3) return [];
  const swapped = letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
  return [...new Set(swapped)].filter((each) => each !== text);
}

/** Every text that differs from this one by one letter: one less, one more, or another one. */
export function oneLetterAway(text: string): string[] {
  const letters = [...text];
  if (letters.length < 3 || letters.length > NEIGHBOUR_LENGTH) return [];
  const alphabet = /[a-z]/.test(text) ? LATIN_LETTERS : ARABIC_LETTERS;
  const neighbours = new Set<string>();
  for (let at = 0; at <= letters.length; at++) {
    const before = letters.slice(0, at).join('');
    const here = letters[at] ?? '';
    const after = letters.slice(at + 1).join('');
    for (const letter of [...alphabet, ' ']) {
      neighbours.add(before + letter + here + after);
      if (here !== '') neighbours.add(before + letter + after);
    }
    if (here !== '') neighbours.add(before + after);
  }
  neighbours.delete(text);
  return [...neighbours];
}

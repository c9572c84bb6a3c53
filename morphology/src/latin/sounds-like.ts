import { withoutAttached } from '../script/article.ts';
import { foldArabic, foldLatin } from './fold.ts';

/** What the letters of borrowed words are written for; the academies differ, so that most have several sounds. */
const SOUNDS: Readonly<Record<string, readonly string[]>> = {
  ء: ['a', 'e', 'i', 'o', 'u'],
  ئ: ['i', 'e', 'a'],
  ؤ: ['o', 'u'],
  ا: ['a', 'e', 'o', 'u', 'i', 'ae', 'au', 'ea', 'aa', 'y', 'oa', 'ai', 'ie'],
  ب: ['b', 'p', 'v'],
  ت: ['t', 'th', 'pt', 'd'],
  ث: ['th', 't'],
  ج: ['g', 'j', 'dg', 'gh', 'ch'],
  خ: ['ch', 'kh', 'x', 'h'],
  د: ['d'],
  ذ: ['th', 'd'],
  ر: ['r', 'rh', 'wr'],
  ز: ['z', 's', 'x', 'ts'],
  س: ['s', 'c', 'sc', 'ps', 'z', 'x', 'th'],
  ش: ['sh', 'ch', 'sch', 't', 's', 'c'],
  ص: ['s', 'c'],
  ط: ['t', 'th'],
  غ: ['g', 'gh', 'ng'],
  ف: ['f', 'v', 'ph', 'gh'],
  ق: ['c', 'q', 'k', 'ch', 'g'],
  ك: ['k', 'c', 'q', 'ch', 'ck', 'g', 'cu', 'x'],
  ل: ['l'],
  م: ['m'],
  ن: ['n', 'gn', 'kn', 'pn'],
  ه: ['h', 'a', 'ah'],
  ة: ['a', 'e', 'y', 'ia', 'ah'],
  و: ['o', 'u', 'w', 'ou', 'oo', 'au', 'aw', 'ow', 'eu', 'v', 'eau', 'oe', 'wh', 'hu', 'oh'],
  ي: ['i', 'y', 'e', 'ee', 'ie', 'ei', 'ea', 'j', 'ai', 'ey', 'ae', 'oe', 'eh', 'a', 'ui'],
};
/** Two letters that are written for one. */
const DOUBLES: Readonly<Record<string, readonly string[]>> = {
  كس: ['x'],
  كز: ['x'],
  تس: ['z'],
  كو: ['qu'],
  يو: ['u'],
  تش: ['c'],
  او: ['o', 'u'],
  اي: ['i', 'e', 'y'],
};

const COSTS = {
  /** A short vowel, and a letter that is not spoken. */
  unwritten: 0.05,
  silent: 0.4,
  /** A long vowel where Latin has none. */
  vowel: 0.5,
  /** Any other letter that only one of the two has. */
  consonant: 1.3,
  /** The end of a Latin word that Arabic leaves off. */
  ending: 0.1,
};
/** The cost of each letter up to which two words are one sound. */
const MOST = 0.12;

const LATIN_ENDING =
  /^(?:[aeiouy]{1,2}|i?[ao]ns?|[ei]s|e?s|ine|i?[uo][ms]|i?ous|i?ae?n|i?c(?:al|s)?|i[ac]|i?al|ist|ism|ity|ize|ized|ization|[ae]r|ar|ary|ene?|ed|ing)?$/;
const ARABIC_ENDINGS = /(?:ي(?:ة|ات|ون|ين)?|ات|ون|ين|ان|ة|ا)$/;

/** The bare word, and what remains without the endings of Arabic. */
function stemsOf(arabic: string): string[] {
  const bare = foldArabic(arabic);
  const cut = foldArabic(withoutAttached(bare));
  const all = [bare, cut].flatMap((word) => [word, word.replace(ARABIC_ENDINGS, '')]);
  return [...new Set(all)].filter((word) => word.length >= 2);
}

/** Tell whether an Arabic word sounds as a Latin one does, so that the one may be borrowed from the other. */
export function soundsLike(arabic: string, latin: string): boolean {
  const word = foldLatin(latin);
  if (word.length < 2 || !/^[a-z]+$/.test(word)) return false;
  return stemsOf(arabic).some((stem) => isOneSound(stem, word));
}

const isOneSound = (stem: string, word: string): boolean => distance(stem, word) <= MOST * stem.length;

/** How far an Arabic stem is from the sounds of a Latin word, by the cheapest way to lay them side by side. */
function distance(stem: string, word: string): number {
  const costs = Array.from({ length: stem.length + 1 }, () =>
    Array.from({ length: word.length + 1 }, () => Number.POSITIVE_INFINITY),
  );
  const reach = (at: number, place: number, cost: number): void => {
    const row = costs[at];
    if (row && cost < (row[place] ?? Number.NEGATIVE_INFINITY)) row[place] = cost;
  };
  reach(0, 0, 0);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= stem.length; at++)
    for (let place = 0; place <= word.length; place++) {
      const cost = costs[at]?.[place] ?? Number.POSITIVE_INFINITY;
      if (cost === Number.POSITIVE_INFINITY) continue;
      if (at === stem.length && LATIN_ENDING.test(word.slice(place)))
        least = Math.min(least, cost + (place === word.length ? 0 : COSTS.ending));
      for (const [letters, length, more] of steps(stem, at, word, place))
        reach(at + letters, place + length, cost + more);
    }
  return least;
}

/** The ways on: letters of the stem, letters of the word, and what that costs. */
function steps(stem: string, at: number, word: string, place: number): [number, number, number][] {
  const letter = stem[at] ?? '';
  const sign = word[place] ?? '';
  const found: [number, number, number][] = [];
  if (sign !== '') {
    const isVowel = /[aeiouy]/.test(sign) || (sign === 'h' && /[aeiou]/.test(word[place - 1] ?? ''));
    const isSilent = sign === word[place - 1] || /[hwue]/.test(sign);
    found.push([0, 1, isVowel ? COSTS.unwritten : isSilent ? COSTS.silent : COSTS.consonant]);
    if (sign === word[place - 1] && !isVowel) found.push([0, 1, 0]);
  }
  if (letter === '') return found;
  for (const sound of SOUNDS[letter] ?? [])
    if (word.startsWith(sound, place)) found.push([1, sound.length, 0]);
  for (const sound of DOUBLES[stem.slice(at, at + 2)] ?? [])
    if (word.startsWith(sound, place)) found.push([2, sound.length, 0]);
  found.push([1, 0, /[اويءئؤة]/.test(letter) ? COSTS.vowel : COSTS.consonant]);
  return found;
}

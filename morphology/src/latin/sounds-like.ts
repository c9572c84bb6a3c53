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

/** Stems of words that were asked about lately: a word is compared with each word of its Latin. */
const lately = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 2_000;

/** The bare word, and what remains without the endings of Arabic. */
function stemsOf(arabic: string): readonly string[] {
  const known = lately.get(arabic);
  if (known) return known;
  const bare = foldArabic(arabic);
  const cut = foldArabic(withoutAttached(bare));
  const all = [bare, cut].flatMap((word) => [word, word.replace(ARABIC_ENDINGS, '')]);
  const stems = [...new Set(all)].filter((word) => word.length >= 2);
  if (lately.size >= MOST_REMEMBERED) lately.clear();
  lately.set(arabic, stems);
  return stems;
}

const PLAIN = /^[a-z]+$/;

/** Tell whether an Arabic word sounds as a Latin one does, so that the one may be borrowed from the other. */
export function soundsLike(arabic: string, latin: string): boolean {
  const word = PLAIN.test(latin) ? latin : foldLatin(latin);
  if (word.length < 2 || !PLAIN.test(word)) return false;
  return stemsOf(arabic).some((stem) => isOneSound(stem, word));
}

/**
 * Whether the cheapest way to lay an Arabic stem and the sounds of a Latin word side by side is cheap enough.
 *
 * What costs too much already leads nowhere: most pairs are told apart by their first letters.
 */
function isOneSound(stem: string, word: string): boolean {
  const most = MOST * stem.length;
  const width = word.length + 1;
  const costs = costsOf((stem.length + 1) * width);
  let farthest = 0;
  const reach = (at: number, place: number, cost: number): void => {
    const cell = at * width + place;
    if (cost > most || cost >= (costs[cell] ?? 0)) return;
    costs[cell] = cost;
    if (at > farthest) farthest = at;
  };
  reach(0, 0, 0);
  for (let at = 0; at <= farthest; at++)
    for (let place = 0; place < width; place++) {
      const cost = costs[at * width + place] ?? 0;
      if (cost > most) continue;
      if (at === stem.length && isEnding(word, place, cost, most)) return true;
      if (place < word.length) reach(at, place + 1, cost + unspokenCost(word, place));
      const letter = stem[at];
      if (letter === undefined) continue;
      for (const sound of SOUNDS[letter] ?? [])
        if (word.startsWith(sound, place)) reach(at + 1, place + sound.length, cost);
      for (const sound of DOUBLES[stem.slice(at, at + 2)] ?? [])
        if (word.startsWith(sound, place)) reach(at + 2, place + sound.length, cost);
      reach(at + 1, place, cost + (LONG_VOWELS.includes(letter) ? COSTS.vowel : COSTS.consonant));
    }
  return false;
}

let table = new Float64Array(0);

/** A table without any cost yet; there is one, for a pair is done before the next begins. */
function costsOf(cells: number): Float64Array {
  if (table.length < cells) table = new Float64Array(cells);
  return table.fill(Number.POSITIVE_INFINITY, 0, cells);
}

const LONG_VOWELS = 'اويءئؤة';
const VOWELS = 'aeiou';

const isEnding = (word: string, place: number, cost: number, most: number): boolean =>
  place === word.length || (cost + COSTS.ending <= most && LATIN_ENDING.test(word.slice(place)));

/** What a sign of the Latin word costs that no letter is written for. */
function unspokenCost(word: string, place: number): number {
  const sign = word[place] ?? '';
  const before = word[place - 1];
  const isVowel =
    sign === 'y' ||
    VOWELS.includes(sign) ||
    (sign === 'h' && before !== undefined && VOWELS.includes(before));
  if (isVowel) return COSTS.unwritten;
  if (sign === before) return 0;
  return 'hw'.includes(sign) ? COSTS.silent : COSTS.consonant;
}

import { behindSlippedArticle } from '@mustalah/morphology';
import type { KnownWord, Vocabulary } from './vocabulary.ts';

/** So many corrections of a word are searched for. */
const MOST = { known: 16, unknown: 20 };
/** From this length on two slips are likelier than an unknown word. */
const LONG = 6;
/** A slip of the stem says less than one of the word itself. */
const OF_STEM = 0.5;
/** A shorter word behind a slip of the article is behind any two letters. */
const SHORTEST_BEHIND = 3;

/** A word that so few terms have is misspelt in them where a likely slip leads to one that so many times as many have. */
const SELDOM = { uses: 8, times: 40, letters: 5 };

/** Whether the dictionary has a word, and not only as the slip of one that is far more common. */
export function isKnownWord(word: string, known: Pick<Vocabulary, 'usesOf' | 'near'>): boolean {
  const uses = known.usesOf(word);
  if (uses === 0 || uses > SELDOM.uses || word.length < SELDOM.letters) return uses > 0;
  return !known.near(word).some((each) => each.uses > uses * SELDOM.times && isLikely(word, each.word));
}

interface Written {
  word: string;
  stem: string;
  /** Whether the dictionary has it as it is written. */
  isKnown: boolean;
}

/** The likeliest words that were meant by one: a slip away, or two in a long word that nobody knows. */
export function correctionsOf(
  { word, stem, isKnown }: Written,
  near: (word: string) => KnownWord[],
): string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const slips = word.length >= LONG && !isKnown ? 2 : 1;
  const measured = near(word).map((each) => ({ ...each, slips: slipsBetween(word, each.word) }));
  if (stem !== word && stem.length > 2) {
    for (const each of near(stem)) measured.push({ ...each, slips: slipsBetween(stem, each.word) + OF_STEM });
  }
  if (!isKnown) {
    for (const heard of alikeInSound(word)) {
      for (const each of near(heard)) measured.push({ ...each, slips: slipsBetween(heard, each.word) + 1 });
    }
    for (const behind of behindSlippedArticle(word)) {
      if (behind.length < SHORTEST_BEHIND) continue;
      for (const each of near(behind)) if (each.word === behind) measured.push({ ...each, slips: 1 });
    }
  }
  const meant = measured
    .filter((each) => each.slips > 0 && each.slips <= slips + OF_STEM)
    .map((each) => ({ ...each, rank: each.slips - (isLikely(word, each.word) ? LIKELIER : 0) }))
    .sort((one, other) => one.rank - other.rank || other.uses - one.uses);
  // Two slips only where one explains nothing.
  const fewest = Math.min(...meant.map((each) => each.slips));
  const likely = meant.filter((each) => each.slips < fewest + 1);
  return [...new Set(likely.map((each) => each.word))].slice(0, isKnown ? MOST.known : MOST.unknown);
}

/** Greek letters that several Latin ones are written for: fotosynthesis. To hear one of them is a slip. */
const SOUNDS: readonly [RegExp, string][] = [
  [/f/g, 'ph'],
  [/ph/g, 'f'],
  [/i/g, 'y'],
  [/k/g, 'ch'],
];

const alikeInSound = (word: string): string[] =>
  SOUNDS.filter(([heard]) => word.search(heard) >= 0).map(([heard, written]) => word.replace(heard, written));

/** By so much less than a slip is one that fingers or ears are known for. */
const LIKELIER = 0.25;

const KEYS_IN_ROWS = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىهوزظ', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const HEARD_ALIKE = ['ضظد', 'صسث', 'تط', 'ذزظ', 'قكغ', 'حهخ', 'اعء', 'aeiouy', 'ckqs', 'sz', 'bpv', 'dt'];

/**
 * Whether a word is the slip of another that fingers and ears make: a letter left out, struck twice or beside its key,
 * neighbours that have changed places, a letter that is heard alike.
 */
export function isLikely(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const one = typed.slice(at);
  const other = meant.slice(at);
  if (other.slice(1) === one) return true;
  if (one.slice(1) === other) return at > 0 && one[0] === typed[at - 1];
  if (one.length !== other.length || one === '') return false;
  if (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2)) return true;
  return one.slice(1) === other.slice(1) && isNeighbour(one[0] ?? '', other[0] ?? '');
}

const isNeighbour = (one: string, other: string): boolean =>
  KEYS_IN_ROWS.some((row) => row.includes(one + other) || row.includes(other + one)) ||
  HEARD_ALIKE.some((group) => group.includes(one) && group.includes(other));

/** Letters to add, leave out, change or swap with their neighbour to make one word of the other; 3 where it is more than 2. */
export function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let slips = Math.min(current[at - 1]! + 1, last[at]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      const changedPlaces =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (changedPlaces) slips = Math.min(slips, beforeLast[at - 2]! + 1);
      current[at] = slips;
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(3, last[other.length]!);
}

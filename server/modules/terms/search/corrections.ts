import type { KnownWord } from './vocabulary.ts';

/** So many corrections of a word are searched for. */
const MOST = { known: 6, unknown: 12 };
/** From this length on two slips are likelier than an unknown word. */
const LONG = 6;
/** A slip of the stem says less than one of the word itself. */
const OF_STEM = 0.5;

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
  }
  const meant = measured
    .filter((each) => each.slips > 0 && each.slips <= slips + OF_STEM)
    .sort((one, other) => one.slips - other.slips || other.uses - one.uses);
  // Two slips only where one explains nothing.
  const [best] = meant;
  const likely = meant.filter((each) => best !== undefined && each.slips < best.slips + 1);
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

/** Whether two words differ by neighbours that have changed places, the commonest slip of fingers. */
export function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at++;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

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

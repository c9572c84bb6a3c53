/** Runs of three letters, by which borrowed words differ from Arabic ones. */

/** The letters that are told apart, after the edge of a word: those of a hamza on alif are one with it. */
const LETTERS = '|ابتثجحخدذرزسشصضطظعغفقكلمنهويءةىؤئ';

/** How many runs there are. */
export const RUNS = LETTERS.length ** 3;

/** The numbers of the runs of a bare word, its edges included; letters of other languages make none. */
export function runsOf(word: string): number[] {
  const places = [...`|${word.replace(/[أإآٱ]/g, 'ا')}|`].map((letter) => LETTERS.indexOf(letter));
  const runs: number[] = [];
  for (let at = 2; at < places.length; at++) {
    const [one = -1, two = -1, three = -1] = places.slice(at - 2, at + 1);
    if (one < 0 || two < 0 || three < 0) continue;
    runs.push((one * LETTERS.length + two) * LETTERS.length + three);
  }
  return runs;
}

/** A weight is written as one letter, in quarters from −6.5 to 6.25. */
const SCALE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The letter for a weight. */
export const letterOf = (weight: number): string =>
  SCALE[Math.min(SCALE.length - 1, Math.max(0, Math.round(weight * 4) + 26))] as string;

/** The weight that a character code of `letterOf` stands for. */
export const weightOf = (code: number): number => (code < 97 ? code - 65 - 26 : code - 97) / 4;

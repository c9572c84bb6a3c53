/** So long a failed guess at an account is remembered. */
export const GUESSES_WITHIN_SECONDS = 24 * 60 * 60;

/** From so many failures within a day on, the puzzle of a further guess is twice as hard, four times, eight times. */
const HARDER_FROM = [5, 10, 20];

/** How many times the work of a puzzle is doubled after so many failures. */
export const puzzleLevelAfter = (failures: number): number =>
  HARDER_FROM.filter((count) => failures >= count).length;

/** So far apart are guesses at one account from one foreign network after so many failures there, the worst first. */
const PAUSES = [
  { from: 40, seconds: 15 * 60 },
  { from: 20, seconds: 2 * 60 },
  { from: 10, seconds: 30 },
];

export const pauseAfter = (failures: number): number =>
  PAUSES.find(({ from }) => failures >= from)?.seconds ?? 0;

/** From this failure of a day on the owner is told, once. */
export const FAILURES_BEFORE_WARNING = 10;

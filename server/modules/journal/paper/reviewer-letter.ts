import { arabicDigits } from '../../../platform/arabic-numbers.ts';

const LETTERS = [...'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'];

/** The name of a reviewer for the author and for other reviewers: 1 is «المحكّم أ». */
export const reviewerName = (letter: number): string =>
  `المحكّم ${LETTERS[letter - 1] ?? arabicDigits(letter)}`;

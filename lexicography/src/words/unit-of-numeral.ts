import { normalize, stripMarks } from '@mustalah/morphology';

const FIRST = /^(?:ال)?حادي[ةه]?$/;
const TEENS_AND_TENS = /^(?:عشره?|و(?:ال)?(?:عشر|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين))$/;

/**
 * Whether a word is the first of its ten in a numeral: القرن الحادي والعشرون, الحادية عشرة. It stands for واحد, whose radicals it
 * has in another order; alone it is who drives camels.
 */
export const isUnitOfNumeral = (words: readonly string[], place: number): boolean =>
  FIRST.test(stripMarks(words[place] ?? '')) &&
  TEENS_AND_TENS.test(normalize(stripMarks(words[place + 1] ?? '')));

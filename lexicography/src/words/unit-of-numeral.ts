import { normalize, stripMarks, withoutArticle } from '@mustalah/morphology';

const FIRST = /^حادي[ةه]?$/;
const TEN = /^عشره?$/;
const TENS = /^(?:عشر|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)$/;

/**
 * Whether a word is the first of its ten in a numeral: القرن الحادي والعشرون, الحادية عشرة. It stands for واحد, whose radicals it
 * has in another order; alone it is who drives camels.
 */
export function isUnitOfNumeral(words: readonly string[], place: number): boolean {
  const next = normalize(stripMarks(words[place + 1] ?? ''));
  const isTen = TEN.test(next) || (next.startsWith('و') && TENS.test(withoutArticle(next.slice(1))));
  return isTen && FIRST.test(withoutArticle(stripMarks(words[place] ?? '')));
}

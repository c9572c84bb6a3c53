/** Cues that a word is foreign although no list holds it. */

const FOREIGN_LETTERS = /[گچپڤژ]/;

/** Endings that only borrowed learned words have. */
const FOREIGN_ENDINGS =
  /(?:لوجيا|لوجي|لوجية|غرافيا|جرافيا|غرافي|غرافية|جرافية|سكوب|سكوبي|سكوبية|ميتر|فوبيا|مانيا|كراطية|قراطية|قراطي|دروجين|أوكسيد|أكسيد|تيكي|تيكية|يزم|ويدات|ايزر|يشن)$/;

/** Tell whether letters or ending of a bare word show that it is borrowed. */
export function looksForeign(word: string): boolean {
  return FOREIGN_LETTERS.test(word) || (word.length >= 7 && FOREIGN_ENDINGS.test(word));
}

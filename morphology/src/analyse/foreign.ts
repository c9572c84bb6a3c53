/** Cues that a word is foreign although no list holds it. */
import { rows } from '../tables/foreign-runs.data.generated.ts';
import { runsOf, weightOf } from './letter-runs.ts';

const FOREIGN_LETTERS = /[گچپڤژ]/;

/** Endings that only borrowed learned words have. */
const FOREIGN_ENDINGS =
  /(?:لوجيا|لوجي|لوجية|غرافيا|جرافيا|غرافي|غرافية|جرافية|سكوب|سكوبي|سكوبية|ميتر|فوبيا|مانيا|كراطية|قراطية|قراطي|دروجين|أوكسيد|أكسيد|تيكي|تيكية|يزم|ويدات|ايزر|يشن)$/;

/** Tell whether letters or ending of a bare word show that it is borrowed. */
export function looksForeign(word: string): boolean {
  return FOREIGN_LETTERS.test(word) || (word.length >= 7 && FOREIGN_ENDINGS.test(word));
}

/**
 * How much the letters of a word speak for its being borrowed: the logarithm of how much oftener its runs of
 * three letters stand in borrowed words than in Arabic ones.
 */
export function foreignness(word: string): number {
  let sum = 0;
  for (const run of runsOf(word)) sum += weightOf(rows.charCodeAt(run));
  return sum;
}

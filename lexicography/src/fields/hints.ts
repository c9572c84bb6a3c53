import { analyse, backTransliterate, findLoanword, findRoot } from '@mustalah/morphology';
import { wordsOf } from '../words/roots.ts';
import { type Features, featuresOf } from './features.ts';

/** Weights found by cross-validation: a hint says less than the word itself. */
const SOUND = 0.7;
const SENSE = 0.3;
const EMPTY_WORDS = new Set('a an and as at be by for from in of on or the to with'.split(' '));

/** Add what the words hint at: the sense of their roots, and the Latin word that an unlisted loanword sounds like. */
export function withHints(arabic: string, features: Features): Features {
  const hinted = new Map(features);
  const hint = (feature: string, weight: number) => {
    if (!hinted.has(feature)) hinted.set(feature, weight);
  };
  for (const word of wordsOf(arabic)) {
    const [best] = analyse(word);
    if (best) {
      for (const sense of sensesOf(best.root)) hint(`l:${sense}`, SENSE);
    } else if (!findLoanword(word)) {
      const [latin = ''] = backTransliterate(word);
      for (const [feature, weight] of featuresOf({ arabic: '', latin })) hint(feature, weight * SOUND);
    }
  }
  return hinted;
}

const sensesOf = (root: string): string[] =>
  (findRoot(root)?.senseEnglish ?? '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));

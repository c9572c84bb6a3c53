import { analyse, findRoot, latinParts } from '@mustalah/morphology';

/** A sentence is not analysed whole. */
const MAX_WORDS = 8;

/** Each word of the term that has a root, with its most likely reading. */
export function readWords(arabic: string) {
  return arabic
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .flatMap((word) => {
      const [best] = analyse(word);
      if (!best) return [];
      const { root, pattern, status } = best;
      return [{ word, root, pattern, status, sense: findRoot(root)?.senseArabic ?? '' }];
    });
}

/** The Greek and Latin elements of each word of the Latin equivalent. */
export const readParts = (latin: string) =>
  latin
    .split(/[\s,;/()-]+/)
    .slice(0, MAX_WORDS)
    .flatMap((word) => latinParts(word))
    .map(({ text, kind, origin, meaning, arabic }) => ({ text, kind, origin, meaning, arabic }));

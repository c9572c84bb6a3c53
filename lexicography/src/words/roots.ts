import { analyse, findRoot, isLoanword, readRoot, remembering } from '@mustalah/morphology';

/** More words than any term has; a pasted text must not cost more. */
const MOST_WORDS = 8;

/** The Arabic words of a text, in their order, without punctuation. */
export const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, MOST_WORDS);

/**
 * The likeliest root of a word, by which two words are compared and which nobody is told; null for loanwords, particles
 * and what is no word. Remembered, for definitions are made of the same words, and the reading of one is dear.
 */
export const rootOf = remembering(20_000, (word): string | null => {
  const literal = literalRoot(word);
  if (literal !== null) return literal;
  const [best] = analyse(word);
  return best?.root ?? null;
});

/**
 * The known root that somebody wrote together: a word of just its letters. An alif may stand for و or ي, so such a word
 * must be analysed; a loanword is none.
 */
export function literalRoot(word: string): string | null {
  if (/[اىةآ]/.test(word) || isLoanword(word)) return null;
  const root = readRoot(word);
  return root !== null && root.length === [...word.replace(/\p{M}/gu, '')].length && findRoot(root)
    ? root
    : null;
}

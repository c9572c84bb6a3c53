import { analyse, findRoot, isLoanword, readRoot } from '@mustalah/morphology';
import { remembering } from './remembering.ts';

/** More words than any term has; a pasted text must not cost more. */
const MOST_WORDS = 8;

/** Radicals written apart: ك ت ب, ك-ت-ب, ك/ت/ب, ك.ت.ب, ك، ت، ب. */
const APART = /^\s*\p{L}\p{M}*(?:[\s\-–ـ/.,،+]+\p{L}\p{M}*){2,4}\s*$/u;

/** The Arabic words of a text, in their order, without punctuation. */
export const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, MOST_WORDS);

/** The roots of a text: the one it spells out, or that of each word that has one. */
export function rootsOfText(text: string): string[] {
  if (APART.test(text)) {
    const root = readRoot(text);
    return root === null ? [] : [root];
  }
  const roots = wordsOf(text).map(rootOf);
  return [...new Set(roots.filter((root) => root !== null))];
}

/** The possible roots of one word, best first: the one it spells out, else those the analysis finds. */
export function rootsOfLine(text: string): string[] {
  if (APART.test(text)) return rootsOfText(text);
  const literal = literalRoot(text);
  const found = analyse(text).map(({ root }) => root);
  const isPlain = literal !== null && !isLoanword(text) && found.length === 0;
  return [...new Set(isPlain ? [literal] : found)];
}

/**
 * The likeliest root of a word, or null for loanwords, particles and what is no word. Remembered, for definitions are
 * made of the same words, and the reading of one is dear.
 */
export const rootOf = remembering(20_000, (word): string | null => {
  const literal = literalRoot(word);
  if (literal !== null && !isLoanword(word)) return literal;
  const [best] = analyse(word);
  return best?.root ?? null;
});

/** A word whose letters are those of a known root is that root; an alif may stand for و or ي, so it must be analysed. */
function literalRoot(word: string): string | null {
  if (/[اىةآ]/.test(word)) return null;
  const root = readRoot(word);
  return root !== null && root.length === [...word.replace(/\p{M}/gu, '')].length && findRoot(root)
    ? root
    : null;
}

import { blendOf, readRoot } from '@mustalah/morphology';
import { isRatherVerb, readVerb } from './read-verb.ts';
import { readWord } from './read-word.ts';
import { literalRoot, wordsOf } from './roots.ts';

/** Radicals written apart: ك ت ب, ك-ت-ب, ك/ت/ب, ك.ت.ب, ك، ت، ب. */
const APART = /^\s*\p{L}\p{M}*(?:[\s\-–ـ/.,،+]+\p{L}\p{M}*){2,4}\s*$/u;

/** The radicals to derive from: those that a text spells out, or those of each word whose root is proved. */
export const rootsToDerive = (text: string): string[] => rootsBy(text, (word) => stemsOf(word).slice(0, 1));

/** The same with every other root that a word of several may have, the likeliest first. */
export const possibleRoots = (text: string): string[] => rootsBy(text, stemsOf);

function rootsBy(text: string, find: (word: string) => string[]): string[] {
  if (!APART.test(text)) return [...new Set(wordsOf(text).flatMap(find))];
  const root = readRoot(text);
  return root === null ? [] : [root];
}

/** What is typed as a root is one; a word is read as terms are, and a verb as what it is, in use or regular. */
function stemsOf(word: string): string[] {
  if (blendOf(word)) return [];
  const verb = readVerb(word);
  const literal = literalRoot(word);
  if (literal !== null && !verb?.isExact) return [literal];
  const noun = readWord(word);
  const nouns = noun ? [noun, ...noun.rivals].map(({ stem }) => stem) : [];
  if (!verb) return nouns;
  return isRatherVerb(verb, noun) ? [verb.stem, ...nouns] : nouns;
}

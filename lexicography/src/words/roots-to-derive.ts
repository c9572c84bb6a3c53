import { agreesWithMarks, analyse, blendOf, findLoanword, readRoot } from '@mustalah/morphology';
import { derivationsOf } from './derivations.ts';
import { isRatherVerb, readVerb } from './read-verb.ts';
import { readWord, withoutBefore } from './read-word.ts';
import { literalRoot, wordsOf } from './roots.ts';

/** Radicals written apart: ك ت ب, ك-ت-ب, ك/ت/ب, ك.ت.ب, ك، ت، ب. */
const APART = /^\s*\p{L}\p{M}*(?:[\s\-–ـ/.,،+]+\p{L}\p{M}*){2,4}\s*$/u;

/** The radicals to derive from: those that a text spells out, or those of each word whose root is proved. */
export const rootsToDerive = (text: string): string[] =>
  rootsBy(text, (word) => [typedRoot(word) ?? stemsOf(word)[0]].filter((root) => root !== undefined));

/** The roots that each word of a text may have, the likeliest first; none that nothing proves. */
export const possibleRoots = (text: string): string[] => rootsBy(text, stemsOf);

function rootsBy(text: string, find: (word: string) => string[]): string[] {
  if (!APART.test(text)) return [...new Set(wordsOf(text).flatMap(find))];
  const root = readRoot(text);
  return root === null ? [] : [root];
}

/** Three letters that are a root are meant as one; four may be a noun with م: معدن. */
function typedRoot(word: string): string | undefined {
  const literal = literalRoot(word);
  return literal?.length === 3 && !readVerb(word)?.isExact ? literal : undefined;
}

/** The radicals of a word, read as terms are, and a verb as what it is, in use or regular; else the word is a root. */
function stemsOf(word: string): string[] {
  if (blendOf(word)) return [];
  const proved = provedStems(word);
  const literal = literalRoot(word);
  return proved.length > 0 || literal === null ? proved : [literal];
}

function provedStems(word: string): string[] {
  const verb = readVerb(word);
  const noun = readWord(word);
  const nouns = noun ? [noun, ...noun.rivals].map(({ stem }) => stem) : [];
  if (!verb) return noun ? nouns : stemInUse(word);
  return isRatherVerb(verb, noun) ? [verb.stem, ...nouns] : nouns;
}

/**
 * The root of a noun that terms do not have so: made of a verb in use, with a pronoun or a case behind it
 * (امتنانه, مدعومًا), or naming its act once, as every verb allows (قفزة).
 */
function stemInUse(word: string): string[] {
  const [best] = analyse(word);
  if (!best || findLoanword(word) !== null) return [];
  const isInUse = best.known === 'made' && best.status === 'attested' && best.affixes.length > 0;
  const isDone = () =>
    derivationsOf(best.root).some(
      ({ kind, status, derived }) =>
        kind === 'instance' && status !== 'doubtful' && agreesWithMarks(withoutBefore(word), derived),
    );
  return isInUse || isDone() ? [best.root] : [];
}

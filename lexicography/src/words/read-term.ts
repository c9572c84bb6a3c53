import { blendOf, findRoot, nounSenses, soundsLike } from '@mustalah/morphology';
import { latinWordsOf } from './latin-words.ts';
import { readVerb, type VerbReading } from './read-verb.ts';
import { readWord, readWordBehind, type WordReading } from './read-word.ts';
import { wordsOf } from './roots.ts';

/** A word of a term, and what it is; null where it has no root, or none that can be told. */
export interface ReadTermWord {
  word: string;
  reading: Readonly<WordReading> | null;
  /** The words that it is blended of; null for all others. */
  blendOf: readonly string[] | null;
}

/**
 * Read each word of a term beside its Latin, as everything that speaks of the term does.
 *
 * A word that sounds as a word of the Latin is borrowed with it, whatever its letters allow: أليل beside allele.
 */
export function readTerm(arabic: string, latin: string): ReadTermWord[] {
  const words = wordsOf(arabic);
  const equivalents = equivalentsOf(latin);
  return words.map((word, place) => {
    const blended = blendOf(word);
    if (blended) return { word, reading: null, blendOf: blended };
    const possible = place === 0 ? readWord(word) : readWordBehind(words[0] ?? '', word);
    const reading = possible && decided(possible, word, equivalents);
    const isBorrowed = reading !== null && isBorrowedWith(equivalents, word, reading.stem);
    return { word, reading: isBorrowed ? null : reading, blendOf: null };
  });
}

const equivalentsOf = (latin: string): string[] =>
  latinWordsOf(latin).flatMap((word) => word.split(/[^\p{L}]+/u));

/** Read what somebody asks about as one verb in use, beside the Latin of those letters; null for all else. */
export function readVerbInUse(text: string, latin: string): Readonly<VerbReading> | null {
  const [word = '', ...others] = wordsOf(text);
  if (others.length > 0 || blendOf(word)) return null;
  const verb = readVerb(word);
  const isInUse = verb?.status === 'attested' && !isBorrowedWith(equivalentsOf(latin), word, verb.stem);
  return isInUse ? verb : null;
}

/** The roots of what somebody searches for, who may write a verb where terms have nouns. */
export const rootsOfQuery = (text: string): string[] => [
  ...new Set(
    readTerm(text, '').flatMap(({ word, reading, blendOf: parts }) => {
      if (reading) return reading.root;
      return parts === null ? (readVerbInUse(word, '')?.root ?? []) : [];
    }),
  ),
];

/** Of listed words of several roots the one whose English the Latin says; none where nothing decides. */
function decided(
  reading: Readonly<WordReading>,
  word: string,
  equivalents: readonly string[],
): Readonly<WordReading> | null {
  if (reading.rivals.length === 0) return reading;
  const isSaid = ({ stem }: Readonly<WordReading>) => {
    const said = sensesOf(word, stem);
    return equivalents.some((latin) => said.has(latin));
  };
  return [reading, ...reading.rivals].find(isSaid) ?? null;
}

/** The root of the first word of a term, where it can be told. */
export const rootOfHead = (arabic: string, latin: string): string | null =>
  readTerm(arabic, latin)[0]?.reading?.root ?? null;

/** The roots of a term that can be told, once each, in the order of its words. */
export const rootsOfTerm = (arabic: string, latin: string): string[] => [
  ...new Set(readTerm(arabic, latin).flatMap(({ reading }) => reading?.root ?? [])),
];

/**
 * Whether a word is a namesake of its Latin: مثيل beside methyl, غازي beside gas.
 *
 * What Latin borrowed from Arabic, or both from a third, is no namesake: then the list of nouns says in English what
 * the Latin says (قطن, cotton). Nor is a word of a verb that was made of the borrowed one, and is Arabic now (فلسفة).
 */
function isBorrowedWith(equivalents: readonly string[], word: string, root: string): boolean {
  const alike = equivalents.filter((latin) => soundsLike(word, latin));
  if (alike.length === 0) return false;
  if (root.length > 3 && (findRoot(root)?.forms.length ?? 0) > 0) return false;
  const said = sensesOf(word, root);
  return !alike.some((latin) => said.has(latin));
}

/** The English words by which the list tells what a word of this root means. */
const sensesOf = (word: string, root: string): ReadonlySet<string> =>
  new Set(
    nounSenses(word)
      .filter((sense) => sense.root === root)
      .flatMap(({ english }) => english.flatMap((each) => each.split(' '))),
  );

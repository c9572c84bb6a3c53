import { isLoanword, isShapingEnding, type LatinPart, latinCuts, normalize } from '@mustalah/morphology';
import { arabicWordsOf } from './arabic-words.ts';
import { rootOf } from './roots.ts';

/** What the elements of a Latin term are judged by: the words that say in Arabic what it means. */
export interface LatinTerm {
  latin: string;
  arabic: string;
  definition: string | null;
}

/** Letters from which on an element that no Arabic word confirms is no chance find. */
const SURE = 5;
/** Below this many letters only the Arabic term confirms an element: some word of a definition fits any of them. */
const SHORT = 3;
/** Further equivalents of an element are those of single words, not its meaning. */
const MEANINGS = 3;

/**
 * The Greek and Latin elements of a term that mean something, in order.
 *
 * Only of a cut that covers its word and that the Arabic confirms: some element means what the Arabic term or its
 * definition says, and each other one is Greek and too long to be there by chance. Latin ones have come to mean too
 * much in English: the culture of a subculture is none of the fields. A confirmed meaning stands first.
 */
export function latinElementsOf({ latin, arabic, definition }: LatinTerm): LatinPart[] {
  const term = meaningsOf(arabic);
  const all = meaningsOf(`${arabic} ${definition ?? ''}`);
  const isMeant = (meaning: string, { text }: LatinPart) => says(text.length < SHORT ? term : all, meaning);
  const whole = normalize(arabic);
  return latin.split(/[\s,;/()-]+/).flatMap((word) => {
    for (const { parts } of latinCuts(word)) {
      const confirmed = confirm(parts, whole, isMeant);
      if (confirmed) return confirmed;
    }
    return [];
  });
}

interface Said {
  words: ReadonlySet<string>;
  roots: ReadonlySet<string>;
}

function meaningsOf(text: string): Said {
  const words = arabicWordsOf(text);
  return {
    words: new Set(words.flatMap(({ bare, stem }) => [bare, stem])),
    roots: new Set(words.flatMap((word) => rootOf(word.text) ?? [])),
  };
}

/** Whether a text says the meaning of an element: every word of it, by stem or root. */
function says({ words, roots }: Said, meaning: string): boolean {
  const sought = arabicWordsOf(meaning);
  return (
    sought.length > 0 &&
    sought.every(({ text, bare, stem }) => {
      const root = rootOf(text);
      return words.has(bare) || words.has(stem) || (root !== null && roots.has(root));
    })
  );
}

/** The Arabic of an element; the element itself in Arabic letters is none where there is another. */
function ownMeanings({ arabic }: LatinPart): string[] {
  const own = arabic.filter((meaning) => !isLoanword(meaning));
  return (own.length > 0 ? own : arabic).slice(0, MEANINGS);
}

function confirm(
  parts: readonly LatinPart[],
  whole: string,
  isMeant: (meaning: string, part: LatinPart) => boolean,
): LatinPart[] | null {
  const elements = parts.filter((part) => !isShapingEnding(part));
  if (parts.length < 2) return null;
  const read = elements.map((part) => {
    // An element of several does not mean the whole, though our tables may say so for the sake of one word.
    const meanings = ownMeanings(part).filter(
      (meaning) => elements.length === 1 || normalize(meaning) !== whole,
    );
    return { part, met: meanings.find((meaning) => isMeant(meaning, part)) };
  });
  const isFounded =
    read.some(({ met }) => met !== undefined) &&
    read.every(({ part, met }) => met !== undefined || isSure(part));
  return isFounded
    ? read.map(({ part, met }) => ({ ...part, arabic: met ? [met] : ownMeanings(part).slice(0, 1) }))
    : null;
}

/** What nothing confirms has one meaning only: the -graphy of demography is no imaging. */
const isSure = (part: LatinPart): boolean =>
  part.origin === 'greek' && part.text.length >= SURE && ownMeanings(part).length === 1;

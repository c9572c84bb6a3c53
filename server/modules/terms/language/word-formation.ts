import { latinElementsOf } from '@mustalah/lexicography/words/latin-elements';
import { readTerm } from '@mustalah/lexicography/words/read-term';
import { findRoot } from '@mustalah/morphology';

/** A sentence is not analysed whole. */
const MAX_WORDS = 8;

interface TermText {
  arabic: string;
  latin: string;
  definition: string;
}

/** Each word of the term whose root can be told; a measure only where it is certain. */
export const readWords = (arabic: string, latin: string) =>
  readTerm(arabic, latin).flatMap(({ word, reading }) => {
    if (!reading) return [];
    const { root, pattern, status } = reading;
    return [{ word, root, pattern, status, sense: findRoot(root)?.senseArabic ?? '' }];
  });

/** The Greek and Latin elements of the Latin equivalent, where the Arabic term or its definition is proof of them. */
export const readParts = ({ arabic, latin, definition }: TermText) =>
  latinElementsOf({ latin: latin.split(/\s+/).slice(0, MAX_WORDS).join(' '), arabic, definition }).map(
    ({ part, meaning }) => ({ text: part, arabic: [meaning] }),
  );

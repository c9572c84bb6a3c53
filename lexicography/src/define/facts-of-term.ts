import { findLoanword, type Kind, latinCuts, nounSenses, withoutArticle } from '@mustalah/morphology';
import { readWord, type WordReading } from '../words/read-word.ts';
import { wordsOf } from '../words/roots.ts';
import { spacedRoot, wholeSenseOfRoot } from '../words/sense-of-root.ts';

/** What the engine knows of one word of a term. */
export interface WordFacts {
  word: string;
  /** The letters of its root apart, as readers write it; null for loanwords. */
  root: string | null;
  sense: string | null;
  pattern: string;
  /** Null where it says nothing of the word's meaning. */
  kind: Kind | null;
  /** The Latin of a loanword; null for Arabic words. */
  loanedFrom: string | null;
}

/** An element of a Latin word and what it means. */
export interface LatinElement {
  part: string;
  meaning: string;
  origin: 'greek' | 'latin';
}

const MOST_WORDS = 4;

/** Gather what is known of each word of a term; words of which nothing is known are left out. */
export const factsOfWords = (term: string): WordFacts[] =>
  wordsOf(term)
    .slice(0, MOST_WORDS)
    .flatMap((word) => factsOf(word) ?? []);

function factsOf(word: string): WordFacts | null {
  const loanword = findLoanword(word);
  const reading = readWord(word);
  if (!reading) {
    return (
      loanword && {
        word,
        root: null,
        sense: null,
        pattern: '',
        kind: null,
        loanedFrom: loanword.latin[0] ?? null,
      }
    );
  }
  return {
    word,
    root: spacedRoot(reading.root),
    sense: wholeSenseOfRoot(reading.root),
    pattern: reading.pattern,
    kind: kindOf(word, reading),
    loanedFrom: null,
  };
}

/** A plain noun such as صوت happens to be a verbal noun too; that explains nothing. */
function kindOf(word: string, { kind, form }: WordReading): Kind | null {
  const isPlainNoun =
    kind === 'masdar' && (form === 'I' || form === 'QI') && nounSenses(withoutArticle(word)).length > 0;
  return isPlainNoun ? null : kind;
}

/** The Greek and Latin elements of a Latin term; empty where it cannot be cut into several. */
export const elementsOf = (latin: string): LatinElement[] =>
  latin.split(/\s+/).flatMap((word) => {
    const [cut] = latinCuts(word);
    if (!cut || cut.parts.length < 2 || cut.cost > 4.5) return [];
    return cut.parts.flatMap(({ part, arabic, origin }) => {
      const [meaning = ''] = arabic;
      // Endings such as -ia and -ium shape the word and mean nothing of their own.
      return meaning.length < 3 ? [] : [{ part, meaning, origin }];
    });
  });

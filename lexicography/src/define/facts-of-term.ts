import { findLoanword, type Kind, normalize } from '@mustalah/morphology';
import { kindOf } from '../words/kind-of-word.ts';
import { latinWordsOf } from '../words/latin-words.ts';
import { particleOf } from '../words/particle-of.ts';
import { type ReadTermWord, readTerm, readVerbInUse } from '../words/read-term.ts';
import { isRatherVerb } from '../words/read-verb.ts';
import { isListedRootless, withoutBefore } from '../words/read-word.ts';
import { type SenseOfRoot, spacedRoot, wholeSenseOfRoot } from '../words/sense-of-root.ts';

/** What the engine knows of one word of a term. */
export interface WordFacts {
  word: string;
  /** The letters of its root apart, as readers write it; null for loanwords and blends. */
  root: string | null;
  sense: SenseOfRoot | null;
  /** None where the engine cannot make the word, or a noun in more ways than one; a verb may have several. */
  patterns: readonly string[];
  /** Null unless it is of one kind and no other. */
  kind: Kind | null;
  /** The Latin of a loanword; null for Arabic words. */
  loanedFrom: string | null;
  /** The words that a blend is made of; null for all others. */
  blendOf: readonly string[] | null;
  /** The particle or pronoun that it is made of by the ي of relation; null for all others. */
  particle: string | null;
}

/** Gather what is known of each word of a term and its Latin; words of which nothing is known are left out. */
export function factsOfWords(term: string, latin: string): WordFacts[] {
  return readTerm(term, latin)
    .map((each) => factsOf(each, latin))
    .filter((facts) => facts !== null);
}

/** The same of what is asked about and is no entry, which may be a verb in use. */
export function factsOfAsked(asked: string, marked: string, latin: string): WordFacts[] {
  const facts = factsOfWords(marked, latin);
  const verb = readVerbInUse(asked, latin);
  const [noun = null] = readTerm(asked, latin).map(({ reading }) => reading);
  const isLoan = facts.some(({ root }) => root === null);
  // Who writes no vowels and asks about جمرك means customs, of which the verb was made.
  const isBorrowedNoun = verb?.isExact === false && isListedRootless(asked);
  if (!verb?.kind || isLoan || isBorrowedNoun || !isRatherVerb(verb, noun)) return facts;
  const { root, kind, patterns } = verb;
  const sense = wholeSenseOfRoot(root);
  return [
    {
      word: asked.trim(),
      root: spacedRoot(root),
      sense,
      patterns,
      kind,
      loanedFrom: null,
      blendOf: null,
      particle: null,
    },
  ];
}

function factsOf({ word, reading, blendOf }: ReadTermWord, latin: string): WordFacts | null {
  const unknown = {
    word,
    root: null,
    sense: null,
    patterns: [],
    kind: null,
    loanedFrom: null,
    blendOf,
    particle: null,
  };
  if (blendOf !== null) return unknown;
  if (!reading) {
    const loanedFrom = originOf(word, latin);
    const particle = particleOf(word);
    return loanedFrom === null && particle === null ? null : { ...unknown, loanedFrom, particle };
  }
  const { root, stem, pattern, measured } = reading;
  const kind = measured && kindOf(measured, stem);
  const patterns = pattern === '' ? [] : [pattern];
  return { ...unknown, root: spacedRoot(root), sense: wholeSenseOfRoot(root), patterns, kind };
}

/** Share of the letters of a loanword's Latin that the Latin of its term must begin with: bacteria, bacterium. */
const SHARED = 3 / 4;

/** The Latin that a word is borrowed with, where the Latin of its term has it too: أنا is no anna. */
function originOf(word: string, latin: string): string | null {
  const loanword = findLoanword(word);
  if (!loanword || normalize(loanword.arabic) !== normalize(withoutBefore(word))) return null;
  const words = latinWordsOf(latin);
  return (
    loanword.latin.find((one) =>
      words.some((each) => each.startsWith(one.slice(0, Math.ceil(one.length * SHARED)))),
    ) ?? null
  );
}

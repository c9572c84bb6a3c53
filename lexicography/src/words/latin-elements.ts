import {
  findLoanword,
  isLoanword,
  isShapingEnding,
  type LatinPart,
  latinCuts,
  normalize,
  searchKeys,
} from '@mustalah/morphology';
import { arabicWordsOf } from './arabic-words.ts';
import { latinWordsOf } from './latin-words.ts';
import { remembering } from './remembering.ts';
import { rootOf } from './roots.ts';

/** What the elements of a Latin term are judged by: the words that say in Arabic what it means. */
export interface LatinTerm {
  latin: string;
  arabic: string;
  definition: string | null;
}

/** An element of a Latin word, as it stands there, and what the Greek or Latin word behind it means. */
export interface LatinElement {
  part: string;
  meaning: string;
}

/** Letters from which on an element that no Arabic word confirms is no chance find. */
const SURE = 5;
/** Below so many letters some word of a definition fits any element: only the Arabic term confirms it. */
const SHORT = 3;
/** From so many letters on a word of the same root in the definition confirms an element too. */
const TELLING = 4;
/** Further equivalents of an element are those of single words, not its meaning. */
const EQUIVALENTS = 3;

/**
 * The Greek and Latin elements of a term that mean something, in order.
 *
 * Only of a cut that covers its word and that the Arabic confirms: some element means what the Arabic term or its
 * definition says, and each other one is Greek and too long to be there by chance. Latin ones have come to mean too
 * much in English: the culture of a subculture is none of the fields. What is told is the meaning of the etymon, not
 * the word of the Arabic term that met it.
 */
export function latinElementsOf(term: LatinTerm): LatinElement[] {
  const judge = judgeOf(term);
  return term.latin.split(/[\s,;/()-]+/).flatMap((word) => bestOf(word, judge) ?? []);
}

/** The confirmed cut of a word that leaves fewest letters to endings; null where none is. */
function bestOf(word: string, judge: Judge): LatinElement[] | null {
  const confirmed = latinCuts(word).flatMap(({ parts }) => confirm(word, parts, judge) ?? []);
  return confirmed.sort((one, other) => other.covered - one.covered)[0]?.elements ?? null;
}

interface Judge {
  /** Whether the Arabic says a meaning of this element. */
  isMeant: (meaning: string, part: LatinPart) => boolean;
  /** Whether a meaning is all that the term says, so that it tells nothing new. */
  isWhole: (meaning: string) => boolean;
  /** Whether the Latin term is this word and no more. */
  isSingle: boolean;
}

function judgeOf({ latin, arabic, definition }: LatinTerm): Judge {
  const term = saidIn(arabic);
  const around = saidIn(definition ?? '');
  const whole = stemsOf(arabic);
  return {
    isMeant: (meaning, { part }) =>
      says(term, meaning, 'kin') ||
      (part.length >= SHORT && says(around, meaning, part.length < TELLING ? 'itself' : 'kin')),
    isWhole: (meaning) => stemsOf(meaning) === whole || normalize(meaning) === normalize(arabic),
    isSingle: latinWordsOf(latin).length === 1,
  };
}

const stemsOf = (text: string): string =>
  arabicWordsOf(text)
    .map(({ stem }) => stem)
    .join(' ');

/** The stem by which search finds a word; it is dear to read. */
const strictStem = remembering(20_000, (word) => searchKeys(word).stem);

interface Said {
  words: ReadonlySet<string>;
  roots: ReadonlySet<string>;
}

function saidIn(text: string): Said {
  const words = arabicWordsOf(text);
  return {
    words: new Set(words.flatMap((word) => [word.bare, word.stem, strictStem(word.text)])),
    roots: new Set(words.flatMap((word) => rootOf(word.text) ?? [])),
  };
}

/** Whether a text says the meaning of an element: every word of it, itself or by a word of its root. */
function says({ words, roots }: Said, meaning: string, by: 'itself' | 'kin'): boolean {
  const sought = arabicWordsOf(meaning);
  return (
    sought.length > 0 &&
    sought.every(({ text, bare, stem }) => {
      if (words.has(bare) || words.has(stem) || words.has(strictStem(text))) return true;
      const root = by === 'kin' ? rootOf(text) : null;
      return root !== null && roots.has(root);
    })
  );
}

/** The Arabic of an element; the element itself in Arabic letters is none where there is another. */
function equivalentsOf({ arabic, sense }: LatinPart): string[] {
  const own = arabic.filter((meaning) => !isLoanword(meaning));
  return [...(own.length > 0 ? own : arabic).slice(0, EQUIVALENTS), ...sense];
}

interface Confirmed {
  elements: LatinElement[];
  /** The letters that the elements cover. */
  covered: number;
}

function confirm(word: string, parts: readonly LatinPart[], judge: Judge): Confirmed | null {
  const told = parts.filter((part) => !isShapingEnding(part));
  if (parts.length < 2) return null;
  const read = told.map((part) => {
    // An element of several does not mean the whole, though our tables may say so for the sake of one word.
    const meanings = equivalentsOf(part).filter((each) => told.length === 1 || !judge.isWhole(each));
    return {
      part,
      isMet: meanings.some((each) => judge.isMeant(each, part)),
      meaning: meaningOf(part, judge),
    };
  });
  const isFounded =
    read.some(({ isMet }) => isMet) &&
    read.every(({ part, isMet, meaning }) => meaning !== null && (isMet || isSure(part))) &&
    read.every(({ meaning }) => meaning !== null && !isBorrowedFrom(meaning, word));
  const [only] = read;
  const isCircular = read.length === 1 && judge.isSingle && only?.meaning && judge.isWhole(only.meaning);
  if (!isFounded || isCircular) return null;
  return {
    elements: read.map(({ part: { text }, meaning }) => ({ part: text, meaning: meaning ?? '' })),
    covered: read.reduce((sum, { part: { text } }) => sum + text.length, 0),
  };
}

/** What the etymon of an element means; of two that fell together the one that the Arabic names, else neither. */
function meaningOf(part: LatinPart, judge: Judge): string | null {
  const { sense } = part;
  if (sense.length === 1) return sense[0] ?? null;
  return sense.find((each) => judge.isMeant(each, part)) ?? null;
}

const isSure = ({ origin, part, sense, arabic }: LatinPart): boolean =>
  origin === 'greek' &&
  part.length >= SURE &&
  sense.length === 1 &&
  arabic.filter((each) => !isLoanword(each)).length <= 1;

/** A meaning that is this very Latin word in Arabic letters explains nothing: أكسجين of oxygen. */
const isBorrowedFrom = (meaning: string, word: string): boolean =>
  findLoanword(meaning)?.latin.includes(word.toLowerCase()) ?? false;

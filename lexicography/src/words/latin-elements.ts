import {
  findLoanword,
  isLoanword,
  isShapingEnding,
  type LatinPart,
  latinCuts,
  normalize,
  remembering,
  type Sense,
  searchKeys,
} from '@mustalah/morphology';
import { arabicWordsOf } from './arabic-words.ts';
import { latinWordsOf } from './latin-words.ts';
import { rootOf } from './roots.ts';

/** What the elements of a Latin term are judged by: the words that say in Arabic what it means. */
export interface LatinTerm {
  latin: string;
  arabic: string;
  definition: string | null;
}

/** An element of a Latin word, as it stands there. */
export interface LatinElement {
  part: string;
  /** What the Greek or Latin word behind it means, and what science means by it where that is something else. */
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

/** Of the meanings of elements, which are few and come with every term. */
const wordsOfMeaning = remembering(5_000, arabicWordsOf);

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
  const sought = wordsOfMeaning(meaning);
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
  return [...(own.length > 0 ? own : arabic).slice(0, EQUIVALENTS), ...sense.map(usedAs)];
}

/** What an Arabic text would say for it. */
const usedAs = ({ word, science }: Sense): string => science ?? word;

/** «وعاء أجوف، واصطلاحًا خلية»: what the word means, then what science made of it. */
const tell = ({ word, science }: Sense): string => (science === null ? word : `${word}، واصطلاحًا ${science}`);

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
      sense: senseOf(part, word, judge),
    };
  });
  const isFounded =
    read.some(({ isMet }) => isMet) &&
    read.every(({ part, isMet }) => isMet || isSure(part)) &&
    read.every(({ sense }) => sense !== null && !isBorrowedFrom(sense.word, word));
  const [only] = read;
  const isCircular = read.length === 1 && judge.isSingle && only?.sense && judge.isWhole(tell(only.sense));
  if (!isFounded || isCircular) return null;
  return {
    elements: read.flatMap(({ part: { text }, sense }) =>
      sense ? { part: text, meaning: tell(sense) } : [],
    ),
    covered: read.reduce((sum, { part: { text } }) => sum + text.length, 0),
  };
}

/**
 * What an element means here: the one meaning it has, else the one that the Arabic names, a use of science before the
 * word itself. One word with uses of which none is named is told as that word, two words not at all.
 */
function senseOf(part: LatinPart, word: string, judge: Judge): Sense | null {
  const senses = part.sense.map((sense) => withoutEcho(sense, word));
  const [first] = senses;
  if (senses.length === 1 || !first) return first ?? null;
  const isNamed = (sense: Sense) => judge.isMeant(usedAs(sense), part);
  const uses = senses.filter(({ science }) => science !== null);
  const isOneWord = senses.every((each) => each.word === first.word);
  return (
    uses.find(isNamed) ?? senses.find(isNamed) ?? (isOneWord ? { word: first.word, science: null } : null)
  );
}

/** A use that is this very word in Arabic letters tells nothing: the oxygen of oxy, beside oxygen. */
const withoutEcho = (sense: Sense, word: string): Sense =>
  sense.science !== null && isBorrowedFrom(sense.science, word) ? { ...sense, science: null } : sense;

const isSure = ({ origin, part, sense, arabic }: LatinPart): boolean =>
  origin === 'greek' &&
  part.length >= SURE &&
  sense.length === 1 &&
  arabic.filter((each) => !isLoanword(each)).length <= 1;

/** A meaning that is this very Latin word in Arabic letters explains nothing: أكسجين of oxygen. */
const isBorrowedFrom = (meaning: string, word: string): boolean =>
  findLoanword(meaning)?.latin.includes(word.toLowerCase()) ?? false;

/**
 * Find the root of a word: cut what may be cut, walk the rest through the tree of stems, weigh the readings.
 */
import { findLoanword, isLoanword } from '../latin/loanwords.ts';
import { findRoot } from '../lexicon/lexicon.ts';
import { remembering } from '../remembering.ts';
import { withoutArticle, withoutAttached } from '../script/article.ts';
import { withoutVowels } from '../script/letters.ts';
import { foldLetters } from '../script/normalize.ts';
import { readScript } from '../script/read-script.ts';
import { rootClassName } from './class-name.ts';
import type { Reading } from './find-stems.ts';
import { findStems } from './find-stems.ts';
import { foreignness, looksForeign } from './foreign.ts';
import { functionWord } from './function-words.ts';
import { formOf, lemmaOf, type ReadForm } from './lemma.ts';
import type { WordLetters } from './letters-of.ts';
import { lettersOf } from './letters-of.ts';
import { BORROWED, NO_ROOT } from './listed-nouns.ts';
import { marksCost } from './marks-cost.ts';
import type { Pattern } from './patterns.ts';
import { PROCLITICS } from './proclitics.ts';
import { rootCost } from './root-cost.ts';

export interface Analysis {
  root: string;
  /** Class of the root, such as `sound` or `hollow`. */
  class: string;
  /** Verb form, where the word belongs to one. */
  form: string | null;
  /** The measure of the template that was recognised; empty for a word of the list that no template gives. */
  pattern: string;
  status: 'attested' | 'regular' | 'doubtful';
  /** Share of the weight of all readings, 0 to 1. */
  confidence: number;
  /** What was cut off, in the order of the word. */
  affixes: string[];
  /** How the stem is known: the word list has it, has it without a root, or a template makes it. */
  known: 'listed' | 'rootless' | 'made';
}

const LONGEST_WORD = 30;
const MOST_ANALYSES = 10;
/** Readings that cost this much more than the best have no chance. */
const FARTHEST = 4;

export interface Weighed {
  reading: Reading;
  cost: number;
  status: Analysis['status'];
}

/** The possible roots of an Arabic word, best first; none for loanwords and particles. */
export function analyse(text: string): Analysis[] {
  const word = cleaned(text);
  if (word === null) return [];
  const bare = withoutVowels(word);
  const known = functionWord(bare);
  if (known !== undefined) return known === null ? [] : [closedAnalysis(known)];
  if (looksForeign(bare)) return [];
  const weighed = weighLately(word);
  return findForeign(bare, weighed) === null && !soundsForeign(bare, weighed) ? ranked(weighed) : [];
}

export interface DictionaryForm {
  /** Singular or past with its hamza folded, null where the word cannot be read. */
  lemma: string | null;
  /** The listed loanword that the word is a form of. */
  loanword: string | null;
}

/** The dictionary form of a word without marks. */
export function dictionaryForm(bare: string): DictionaryForm {
  if (functionWord(bare) !== undefined) return { lemma: null, loanword: null };
  const word = cleaned(bare);
  const weighed = word === null || looksForeign(bare) ? [] : weighLately(word);
  const loanword = findForeign(bare, weighed);
  return loanword === null ? { lemma: lemmaOf(weighed), loanword } : { lemma: null, loanword };
}

/** The words of what is found come again and again. */
const READ_FORMS = 4_000;

/** The word that one is a form of, read with the marks that it has; null where it is no Arabic word or cannot be read. */
export const readForm = remembering(READ_FORMS, (text): ReadForm | null => {
  const word = cleaned(text);
  if (word === null) return null;
  const bare = withoutVowels(word);
  if (functionWord(bare) !== undefined || looksForeign(bare)) return null;
  const weighed = weighLately(word);
  return findForeign(bare, weighed) === null ? formOf(weighed) : null;
});

/** The loanword that a word is a form of, unless the word list has an Arabic noun written the same. */
function findForeign(bare: string, weighed: readonly Weighed[]): string | null {
  const found = isLoanword(bare) ? findLoanword(bare) : null;
  if (found === null) return null;
  const isWhole = foldLetters(withoutArticle(bare)) === foldLetters(found.arabic);
  const isNative = weighed.some(({ reading: { end, ending, proclitic, root } }) => {
    if (!end.isListed || root === NO_ROOT || end.pattern.kind === BORROWED || proclitic.cost > 0.1)
      return false;
    return (
      ending.text === '' || (end.endings === 'F' && ending.text === 'ة') || (!isWhole && ending.cost < 0.6)
    );
  });
  return isNative ? null : found.arabic;
}

/**
 * Weights of a logistic regression over 25,000 words of scientific dictionaries, of which 4,000 are borrowed: how
 * foreign the letters are, how dear the best reading, and whether its root is unknown. A word must be borrowed with
 * nine chances in ten: of 4,760 borrowed words, each unlisted for the trial, 39 % are found; of the words that our
 * own roots make, four in a thousand are taken for borrowed.
 */
const SOUND = { foreignness: 0.33, cost: 0.96, unknownRoot: -2.45, least: 4.5 };

/** Tell whether a word of no list sounds borrowed and reads badly as Arabic. */
function soundsForeign(bare: string, weighed: readonly Weighed[]): boolean {
  let best: Weighed | undefined;
  for (const one of weighed) if (best === undefined || one.cost < best.cost) best = one;
  if (best === undefined || best.reading.end.isListed || isCommonVerb(best.reading)) return false;
  const score =
    SOUND.foreignness * foreignness(withoutAttached(bare)) +
    SOUND.cost * best.cost +
    (best.status === 'doubtful' ? SOUND.unknownRoot : 0);
  return score > SOUND.least;
}

/** Frequency of roots from which on a verb is met in any text. */
const COMMON = 2;

/** Verbs of texts carry particles and pronouns that no noun has, and look strange for it. */
const isCommonVerb = ({ root, end: { pattern } }: Reading): boolean =>
  /^(?:im)?perfect$/.test(pattern.kind) && (findRoot(root)?.frequency ?? 0) >= COMMON;

/** Signs that tell of reading aloud, not of the word. */
const QURAN_SIGNS = /[\u0610-\u061a\u0653-\u065f\u06d6-\u06ed]/g;

/** The word of a text: letters and vowel marks of the first run of Arabic letters, or null. */
function cleaned(text: string): string | null {
  if (text.length > 200) return null;
  // guard: Analysis reads the script of every keyboard, as search does (../script/read-script.test.ts, analyse.test.ts) ‹readScript(text) → [readScript, text][1]›
  const word = readScript(text)
    .replace(QURAN_SIGNS, '')
    .replace(/\u064e?\u0670/g, '\u064eا')
    // The alif of مائة is silent.
    .replace(/م\u0650?ائ(?=\u064e?[ةت])/, 'مئ')
    .trim();
  if (!/^[\u0621-\u063a\u0641-\u0652\u0671گچپڤژ]+$/.test(word)) return null;
  return word.length > LONGEST_WORD * 2 ? null : word;
}

function closedAnalysis(root: string): Analysis {
  return {
    root,
    class: rootClassName(root),
    form: null,
    pattern: '',
    status: 'attested',
    confidence: 1,
    affixes: [],
    known: 'listed',
  };
}

/** Whoever asks for the stem of a word asks next for its root; no more than the words of a term are kept. */
const weighLately = remembering(32, (word): readonly Weighed[] => weigh(lettersOf(word)));

/** All readings of the letters of a word with their costs, in no order. */
export function weigh(word: WordLetters): Weighed[] {
  if (word.letters.length > LONGEST_WORD) return [];
  const plain = word.seats.join('');
  const readings: Reading[] = [];
  for (const proclitic of PROCLITICS) {
    if (!plain.startsWith(proclitic.text)) continue;
    const from = proclitic.text.length;
    if (word.letters.length - from < 2) continue;
    if (proclitic.next !== undefined && plain[from] !== proclitic.next) continue;
    findStems(word, proclitic, from, readings);
  }
  const hasSeat = /[أإؤئآ]/.test(plain);
  const hasDoubledYa = word.hasMarks && endsInDoubledYa(word);
  let least = Number.POSITIVE_INFINITY;
  const weighed = readings.map((reading) => {
    const { end, ending, from } = reading;
    const weight = rootCost(reading.root, end, () => {
      const isFeminine = end.endings === 'F' && !ending.isNisba;
      return word.folded.slice(from, word.letters.length - ending.text.length) + (isFeminine ? 'ة' : '');
    });
    const mayJoin = end.pattern.kind === 'perfect' && ending.text !== '';
    const vowels = word.hasMarks || hasSeat ? marksCost(word, from, end.stem, mayJoin) : 0;
    const tanwin = word.endsCut && !/[وي]$/.test(reading.root) ? NOT_CUT : 0;
    const shadda = hasDoubledYa && !isDoubledThere(reading) ? NOT_DOUBLED : 0;
    const cost = reading.cost + end.pattern.cost + weight.cost + vowels + shadda + tanwin;
    if (cost < least) least = cost;
    return { reading, cost, status: weight.status };
  });
  return weighed.filter(({ cost }) => cost < least + FARTHEST && cost < Number.POSITIVE_INFINITY);
}

/** A last ـٍ, in a reading whose last radical does not fall: جارٍ is of جري, unless it is a genitive. */
const NOT_CUT = 2;

/** A last ـيّ or ـيّة whose shadda is written, in a reading that has a plain ي there: مَعِديّ is no مُعدٍ. */
const NOT_DOUBLED = 1.2;

function endsInDoubledYa({ letters, marks }: WordLetters): boolean {
  const at = letters.length - (letters.at(-1) === 'ة' ? 2 : 1);
  return letters[at] === 'ي' && (marks[at]?.includes('\u0651') ?? false);
}

const isDoubledThere = ({ ending, end: { stem } }: Reading): boolean =>
  ending.isNisba || (/^ة?$/.test(ending.text) && /ي[\u064e-\u0650]?\u0651/.test(stem.slice(-3)));

function ranked(readings: readonly Weighed[]): Analysis[] {
  if (readings.length === 0) return [];
  const weighed = [...readings].sort((one, other) => one.cost - other.cost);
  const best = weighed[0] as Weighed;
  if (best.reading.root === NO_ROOT) return [];
  const distinct: Weighed[] = [];
  const patterns = new Map<string, Pattern[]>();
  let total = 0;
  for (const one of weighed) {
    // Unknown roots are a way out where nothing known fits, never a rival.
    if (one.status === 'doubtful' && best.status !== 'doubtful') continue;
    const { root, end } = one.reading;
    if (root === NO_ROOT) continue;
    const known = patterns.get(root);
    if (known?.some((pattern) => isSame(pattern, end.pattern))) continue;
    if (known) known.push(end.pattern);
    else patterns.set(root, [end.pattern]);
    distinct.push(one);
    total += Math.exp(-2 * one.cost);
  }
  return rootsFirst(distinct)
    .slice(0, MOST_ANALYSES)
    .map((one) => answer(one, patternIn(one.reading, weighed), Math.exp(-2 * one.cost) / total));
}

const isSame = (one: Pattern, other: Pattern): boolean =>
  one === other || (one.form === other.form && one.kind === other.kind && one.pattern === other.pattern);

/** The measure of a reading; a word of the list has that of the template which makes the same word. */
function patternIn({ end, root }: Reading, weighed: readonly Weighed[]): string {
  if (!end.isListed) return end.pattern.pattern;
  const stem = comparable(end.stem, root);
  const isFeminine = end.endings === 'F';
  const twin = weighed.find(
    ({ reading: other }) =>
      !other.end.isListed &&
      other.root === root &&
      isFeminine === (other.end.endings === 'F') &&
      comparable(other.end.stem, root) === stem,
  );
  return twin?.reading.end.pattern.pattern ?? '';
}

/** A stem with its radicals and marks, but for those that may be left out. */
const comparable = (stem: string, root: string): string =>
  stem
    .replace(/[1-4]/g, (digit) => root[Number(digit) - 1] ?? digit)
    .replace(/\u0652|\u064e(?=ا)|[\u064b-\u0650]$/g, '');

/** Put the best reading of each root before other readings of the same roots. */
function rootsFirst(readings: readonly Weighed[]): Weighed[] {
  const seen = new Set<string>();
  const first: Weighed[] = [];
  const others: Weighed[] = [];
  for (const one of readings) {
    if (seen.has(one.reading.root)) others.push(one);
    else {
      seen.add(one.reading.root);
      first.push(one);
    }
  }
  return [...first, ...others];
}

function answer({ reading, status }: Weighed, pattern: string, confidence: number): Analysis {
  const { root, end, ending, proclitic } = reading;
  const suffix = ending.text === '' ? [] : [ending.text];
  return {
    root,
    class: rootClassName(root),
    form: end.pattern.form,
    pattern,
    status,
    confidence: Math.round(confidence * 1000) / 1000,
    affixes: [...proclitic.parts, ...suffix],
    known: end.pattern.kind === BORROWED ? 'rootless' : end.isListed ? 'listed' : 'made',
  };
}

/** The nouns of the word list as stems of the tree. */
import { findRoot } from '../lexicon/lexicon.ts';
import { foldHamza } from '../script/fold-hamza.ts';
import { withoutVowels } from '../script/letters.ts';
import { rows as nounRows } from '../tables/nouns.data.generated.ts';
import type { Pattern } from './patterns.ts';
import type { StemEnd } from './stem-tree.ts';

interface KnownWords {
  /** Singulars without ة, nouns and adjectives as they stand; each after its root, hamza folded. */
  singulars: Set<string>;
  nouns: Set<string>;
  adjectives: Set<string>;
}

let known: KnownWords | undefined;

function knownWords(): KnownWords {
  if (known) return known;
  known = { singulars: new Set(), nouns: new Set(), adjectives: new Set() };
  for (const row of nounRows.split('\n')) {
    const [singular = '', , listedRoot = '', pos = ''] = row.split('\t');
    const lemma = lemmaOfSingular(singular);
    const root = rootOfRow(singular, listedRoot);
    known.singulars.add(`${root} ${lemma.replace(/ة$/, '')}`);
    (pos.startsWith('adj') ? known.adjectives : known.nouns).add(`${root} ${lemma}`);
  }
  return known;
}

/** Whether the noun list has a singular of a root, with or without ة. */
export function isListedSingular(root: string, stem: string): boolean {
  return knownWords().singulars.has(`${root} ${stem.replace(/ة$/, '')}`);
}

/** Whether the noun list has this very word as a noun of a root; its hamza is folded. */
export function isListedNoun(root: string, word: string): boolean {
  return knownWords().nouns.has(`${root} ${word}`);
}

/** Whether the noun list has this very word as an adjective of a root; its hamza is folded. */
export function isListedAdjective(root: string, word: string): boolean {
  return knownWords().adjectives.has(`${root} ${word}`);
}

/** Kind of borrowed words, whatever root they may have made. */
export const BORROWED = 'borrowed';

const LISTED_SINGULAR: Pattern = { pattern: '', form: null, kind: 'noun', isVerb: false, cost: 0 };
const LISTED_ADJECTIVE: Pattern = { ...LISTED_SINGULAR, kind: 'adjective' };
const LISTED_PLURAL: Pattern = { ...LISTED_SINGULAR, kind: 'plural', cost: 0.1 };
const LISTED_BORROWED: Pattern = { ...LISTED_SINGULAR, kind: BORROWED };
const BORROWED_PLURAL: Pattern = { ...LISTED_BORROWED, cost: 0.1 };

/** Nouns that show their case by a long vowel before another noun and pronouns (أبوه، أخي; Wright I §315). */
const LONG_CASE = new Set(['ءَب', 'ءَخ', 'حَم']);

/** A word without the vowels of its last letter; a shadda stays. */
function withoutLastMarks(word: string): string {
  let end = word.length;
  for (; end > 0; end--) {
    const code = word.charCodeAt(end - 1);
    if (code < 0x64b || code > 0x652 || code === 0x651) break;
  }
  return word.slice(0, end);
}

/** A word without its last letter and the fatha before it. */
function withoutLast(word: string): string {
  return word.slice(0, word.at(-2) === '\u064e' ? -2 : -1);
}

/** The stems under which a written noun occurs, with what may follow each. */
function nounStems(word: string, endings: string): [stem: string, endings: string][] {
  const folded = withoutLastMarks(foldHamza(word));
  if (LONG_CASE.has(folded))
    return [
      [folded, endings],
      [`${folded}و`, 'Y'],
      [`${folded}ا`, 'Y'],
      ...['و', 'ا', 'ي'].map((vowel): [string, string] => [folded + vowel, 'VP']),
    ];
  if (folded.endsWith('ة')) {
    const stem = withoutLast(folded);
    // تربية → تربوي, حياة → حيوي, قناة → قنوات
    if (stem.endsWith('ي'))
      return [
        [stem, 'F'],
        [`${stem.slice(0, -1)}و`, 'YN'],
      ];
    if (stem.endsWith('ا'))
      return [
        [stem, 'F'],
        [`${stem.slice(0, -1)}و`, 'W'],
      ];
    return [[stem, 'F']];
  }
  if (folded.endsWith('ى') || (folded.endsWith('ا') && withoutVowels(folded).length > 2)) {
    const stem = withoutLast(folded);
    return [
      [folded, 'Y'],
      [`${stem}ا`, 'YP'],
      [`${stem}ي`, 'YD'],
      [`${stem}و`, 'YN'],
      [stem, 'YM'],
    ];
  }
  if (word.endsWith('\u064d') || word.endsWith('\u064d\u0651'))
    return [
      [folded, endings === 'A' ? 'N' : 'NM'],
      [`${folded}ي`, endings === 'A' ? 'NA' : 'NP'],
    ];
  if (folded.endsWith('اء'))
    return [
      [folded, endings],
      [`${folded.slice(0, -1)}و`, 'W'],
    ];
  if (folded.endsWith('\u0650ي'))
    return [
      [folded.slice(0, -2), 'N'],
      [folded, endings],
    ];
  return [[folded, endings]];
}

/** Stands for the root of a listed word that has none. */
export const NO_ROOT = '-';

/** A borrowed word may have made a root of its own (بركان، تبركن). */
function skeletonRoot(word: string): string {
  const skeleton = foldHamza(word).replace(/[^ء-ي]|[اةى]/g, '');
  const candidates = [skeleton, skeleton.replace(/[وي]/g, '')];
  return candidates.find((root) => root.length === 4 && findRoot(root) !== undefined) ?? NO_ROOT;
}

/** Whether a plural follows from its singular by ending alone. */
function isSoundPlural(singular: string, plural: string): boolean {
  const stem = withoutVowels(singular).replace(/ة$/, '');
  const bare = withoutVowels(plural);
  return bare === `${stem}ات` || bare === `${stem}ون`;
}

function lemmaOfSingular(singular: string): string {
  return withoutVowels(foldHamza(singular));
}

function rootOfRow(singular: string, listedRoot: string): string {
  return listedRoot === '-' || listedRoot === '' ? skeletonRoot(singular) : listedRoot;
}

/** First letter of a word, a hamza folded. */
function initialOf(word: string): string {
  return foldHamza(word[0] ?? '')[0] ?? '';
}

let rowsByInitial: Map<string, string[]> | undefined;

/** Rows by the first letters of their words, so that a word asks only for its own. */
function rowsFor(initial: string): readonly string[] {
  if (!rowsByInitial) {
    rowsByInitial = new Map();
    for (const row of nounRows.split('\n')) {
      const [singular = '', plurals = ''] = row.split('\t', 2);
      const words = plurals === '-' ? [singular] : [singular, ...plurals.split(',')];
      for (const letter of new Set(words.map(initialOf))) {
        const list = rowsByInitial.get(letter);
        if (list) list.push(row);
        else rowsByInitial.set(letter, [row]);
      }
    }
  }
  return rowsByInitial.get(initial) ?? [];
}

/** Every stem of the listed nouns, singular and plural, that begins with a letter. */
export function listedStems(initial: string): StemEnd[] {
  const found: StemEnd[] = [];
  for (const row of rowsFor(initial)) {
    const [singular = '', plurals = '', listedRoot = '', pos = ''] = row.split('\t');
    const isBorrowed = listedRoot === '-' || listedRoot === '';
    const root = rootOfRow(singular, listedRoot);
    const lemma = lemmaOfSingular(singular);
    const list = (word: string, set: string, pattern: Pattern) => {
      if (initialOf(word) !== initial) return;
      for (const [stem, endings] of nounStems(word, set))
        found.push({ pattern, root, endings, stem, isListed: true, lemma, shapeCost: 0 });
    };
    if (pos.startsWith('adj')) list(singular, 'A', LISTED_ADJECTIVE);
    else list(singular, 'M', isBorrowed ? LISTED_BORROWED : LISTED_SINGULAR);
    if (plurals === '-') continue;
    for (const plural of plurals.split(',')) {
      if (!isSoundPlural(singular, plural)) list(plural, 'P', isBorrowed ? BORROWED_PLURAL : LISTED_PLURAL);
    }
  }
  return found;
}

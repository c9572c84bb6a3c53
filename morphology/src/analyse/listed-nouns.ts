/** The nouns of the word list as stems of the tree. */
import { findRoot } from '../lexicon.ts';
import { rows as nounRows } from '../nouns.data.generated.ts';
import { foldHamza } from './fold-hamza.ts';
import type { Pattern } from './patterns.ts';
import type { StemEnd } from './stem-tree.ts';

const MARKS = /[\u064b-\u0652]/g;

const listedSingulars = new Set<string>();

/** Whether the noun list has a singular of a root, with or without ة. */
export function isListedSingular(root: string, stem: string): boolean {
  return listedSingulars.has(`${root} ${stem.replace(/ة$/, '')}`);
}

const listedNouns = new Set<string>();
const listedAdjectives = new Set<string>();

/** Whether the noun list has this very word as a noun of a root; its hamza is folded. */
export function isListedNoun(root: string, word: string): boolean {
  return listedNouns.has(`${root} ${word}`);
}

/** Whether the noun list has this very word as an adjective of a root; its hamza is folded. */
export function isListedAdjective(root: string, word: string): boolean {
  return listedAdjectives.has(`${root} ${word}`);
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
  if (folded.endsWith('ى') || (folded.endsWith('ا') && folded.replace(MARKS, '').length > 2)) {
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
  const stem = singular.replace(MARKS, '').replace(/ة$/, '');
  const bare = plural.replace(MARKS, '');
  return bare === `${stem}ات` || bare === `${stem}ون`;
}

/** Every stem of every listed noun, singular and plural. */
export function listedStems(): StemEnd[] {
  const found: StemEnd[] = [];
  for (const row of nounRows.split('\n')) {
    const [singular = '', plurals = '', listedRoot = '', pos = ''] = row.split('\t');
    if (singular === '') continue;
    const isBorrowed = listedRoot === '-' || listedRoot === '';
    const root = isBorrowed ? skeletonRoot(singular) : listedRoot;
    const lemma = foldHamza(singular).replace(MARKS, '');
    listedSingulars.add(`${root} ${lemma.replace(/ة$/, '')}`);
    if (!pos.startsWith('adj')) listedNouns.add(`${root} ${lemma}`);
    else listedAdjectives.add(`${root} ${lemma}`);
    const list = (word: string, set: string, pattern: Pattern) => {
      for (const [stem, endings] of nounStems(word, set))
        found.push({ pattern, root, endings, stem, isListed: true, lemma, shapeCost: 0 });
    };
    if (pos.startsWith('adj')) list(singular, 'A', LISTED_ADJECTIVE);
    else list(singular, 'M', isBorrowed ? LISTED_BORROWED : LISTED_SINGULAR);
    if (plurals === '-') continue;
    for (const plural of plurals.split(',')) {
      if (!isSoundPlural(singular, plural.trim()))
        list(plural.trim(), 'P', isBorrowed ? BORROWED_PLURAL : LISTED_PLURAL);
    }
  }
  return found;
}

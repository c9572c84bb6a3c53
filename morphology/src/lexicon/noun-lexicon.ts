/** What the data say of nouns: vowels, plurals, root. */

import { hasMarks, withoutVowels } from '../script/letters.ts';
import { rows as instrumentRows } from '../tables/instruments.data.generated.ts';
import { rows as nounRows } from '../tables/nouns.data.generated.ts';
import { rows as placeRows } from '../tables/places.data.generated.ts';
import { allRoots, findRoot } from './lexicon.ts';
import { spellingsOf, withoutOptionalMarks } from './noun-table.ts';

export interface NounEntry {
  singular: string;
  plurals: string[];
  /** Null for loanwords. */
  root: string | null;
  partOfSpeech: string;
  /** The singular as it is looked up: no marks, hamza on alif unified. */
  bare: string;
}

interface NounIndex {
  bySingular: Map<string, NounEntry[]>;
  byPlural: Map<string, NounEntry[]>;
  byRoot: Map<string, NounEntry[]>;
}

function push(index: Map<string, NounEntry[]>, key: string, entry: NounEntry): void {
  const known = index.get(key);
  if (known) known.push(entry);
  else index.set(key, [entry]);
}

/** The bare form by which nouns are found: no marks, hamza on alif unified; who asks has read the script. */
function keyOf(noun: string): string {
  return withoutVowels(noun).replace(/[أإ]/g, 'ا');
}

let nouns: NounIndex | undefined;

function nounIndex(): NounIndex {
  if (nouns) return nouns;
  nouns = { bySingular: new Map(), byPlural: new Map(), byRoot: new Map() };
  for (const row of nounRows.split('\n')) {
    const [singular = '', plurals = '', root = '-', partOfSpeech = ''] = row.split('\t');
    if (singular === '') continue;
    const list =
      plurals === '-'
        ? []
        : plurals
            .split(',')
            .map((plural) => plural.trim())
            .filter(Boolean);
    const bare = keyOf(singular);
    const entry = { singular, plurals: list, root: root === '-' ? null : root, partOfSpeech, bare };
    for (const spelling of spellingsOf(singular)) push(nouns.bySingular, keyOf(spelling), entry);
    for (const spelling of list.flatMap(spellingsOf)) push(nouns.byPlural, keyOf(spelling), entry);
    if (entry.root !== null) push(nouns.byRoot, entry.root, entry);
  }
  return nouns;
}

/** Entries whose singular is this word; marks in the question must agree where they are given. */
export function findNouns(noun: string): NounEntry[] {
  const entries = nounIndex().bySingular.get(keyOf(noun)) ?? [];
  return hasMarks(noun) ? entries.filter((entry) => agrees(entry.singular, noun)) : entries;
}

/** Entries that have this word among their plurals. */
export function findByPlural(plural: string): NounEntry[] {
  const entries = nounIndex().byPlural.get(keyOf(plural)) ?? [];
  return hasMarks(plural)
    ? entries.filter((entry) => entry.plurals.some((one) => agrees(one, plural)))
    : entries;
}

/** Whether the list has a word, letter by letter, as a plural of a noun of a root. */
export const isListedPlural = (word: string, root: string): boolean =>
  findByPlural(word).some(
    (entry) =>
      entry.root === root && entry.plurals.some((plural) => withoutVowels(plural) === withoutVowels(word)),
  );

/** Entries of a root. */
export const nounsOfRoot = (root: string): readonly NounEntry[] => nounIndex().byRoot.get(root) ?? [];

/** شَاءٍ (willing) is not شَاء (sheep): the tanwin of a last radical that fell is part of the word. */
function agrees(known: string, asked: string): boolean {
  if (asked.endsWith('\u064d') && !/\u064d$|\u0650ي$/.test(known)) return false;
  const bare = (word: string) => withoutOptionalMarks(word).replace(/[أإ]/g, 'ا');
  const wanted = bare(asked);
  return spellingsOf(known).some((spelling) => bare(spelling) === wanted);
}

let vocalised: Map<string, string> | undefined;

/** The vowelled form of a bare word from every table that has it. */
export function knownVowels(bare: string): string | undefined {
  const entry = nounIndex().bySingular.get(keyOf(bare))?.[0];
  if (entry) return entry.singular;
  if (!vocalised) {
    vocalised = new Map();
    const words = [
      ...`${placeRows}\n${instrumentRows}`
        .split('\n')
        .flatMap((row) => (row.split('\t')[1] ?? '').split(',')),
      ...allRoots().flatMap((root) => findRoot(root)?.formOne.flatMap((one) => one.masdars) ?? []),
    ];
    for (const word of words) {
      const key = keyOf(word);
      if (!vocalised.has(key)) vocalised.set(key, word);
    }
  }
  return vocalised.get(keyOf(bare));
}

/** The words of a root that some table has, with their vowels. */
import { elativesOf, instrumentsOf, intensivesOf, placesOf } from './attested-words.ts';
import { findVerbs } from './lexicon.ts';
import { nounsOfRoot } from './noun-lexicon.ts';
import { withoutOptionalMarks } from './noun-table.ts';

export interface KnownWords {
  /** Every word, singular and plural, by its spelling key. */
  all: ReadonlySet<string>;
  /** Singulars and broken plurals of the table of nouns, by their spelling keys. */
  singulars: ReadonlySet<string>;
  plurals: ReadonlySet<string>;
  /** Adjectives in the masculine, by their spelling key. */
  adjectives: ReadonlySet<string>;
  /** Words as they are looked up, of tables that list no word for its rule alone: no plural, and no form of emphasis. */
  usual: ReadonlySet<string>;
  /** Nouns of which a relative may be made, as they are written: those of the table, and verbal nouns. */
  nouns: readonly string[];
}

/** The vowelled word without the marks that people write or omit at will; ـٍ and ـِي are one. */
export const spellingKey = (word: string): string =>
  withoutOptionalMarks(word.replace(/\u064d(\u0651?)$/, '$1\u0650ي'));

/** The words of a root that the tables of nouns, verbs, places, instruments, intensives and elatives have. */
export function knownWordsOf(root: string): KnownWords {
  const entries = nounsOfRoot(root);
  const masdars = findVerbs(root)?.formOne.flatMap((one) => one.masdars) ?? [];
  const tabled = [...placesOf(root), ...instrumentsOf(root)];
  const adjectives = [
    ...entries.filter(({ partOfSpeech }) => partOfSpeech.startsWith('adj')).map(({ singular }) => singular),
    ...intensivesOf(root),
    ...elativesOf(root),
  ];
  const nouns = [...entries.map(({ singular }) => singular), ...masdars];
  const plurals = entries.flatMap((entry) => entry.plurals);
  const words = [...nouns, ...tabled, ...plurals, ...adjectives];
  return {
    singulars: new Set(entries.map(({ singular }) => spellingKey(singular))),
    plurals: new Set(plurals.map(spellingKey)),
    all: new Set(words.map(spellingKey)),
    adjectives: new Set(adjectives.map(spellingKey)),
    usual: new Set([...nouns, ...tabled].map(spellingKey)),
    nouns,
  };
}

import type { ReadyParts } from './insert-parts.ts';
import type { KeyColumns } from './write-keys.ts';

/** A term that enters the dictionary approved and without an author: born with it, or imported. */
export interface ReadyTerm {
  arabic: string;
  latin: string;
  definition: string;
  categoryId: number;
  /** The work it comes from. */
  source: string;
  parts?: ReadyParts;
}

/** A term with what it is found by. */
export interface KeyedTerm {
  term: ReadyTerm;
  columns: KeyColumns;
  words: readonly string[];
}

/** Terms column by column, each an array as PostgreSQL writes it: ready to be sent by whoever did not make them. */
export interface TermColumns {
  arabic: string;
  latin: string;
  definition: string;
  source: string;
  categoryId: string;
  arabicBare: string;
  latinFolded: string;
  roots: string;
  keys: string;
}

export function columnsOf(terms: readonly KeyedTerm[]): TermColumns {
  const texts = (of: (term: KeyedTerm) => string) => arrayOf(terms.map(of));
  return {
    arabic: texts(({ term }) => term.arabic),
    latin: texts(({ term }) => term.latin),
    definition: texts(({ term }) => term.definition),
    source: texts(({ term }) => term.source),
    categoryId: `{${terms.map(({ term }) => term.categoryId).join(',')}}`,
    arabicBare: texts(({ columns }) => columns.arabic_bare),
    latinFolded: texts(({ columns }) => columns.latin_folded),
    // An array of arrays would have to be square, so these come as texts.
    roots: texts(({ columns }) => `{${columns.roots.join(',')}}`),
    keys: texts(({ columns }) => `{${columns.keys.join(',')}}`),
  };
}

const SPECIAL = /["\\]/;

const arrayOf = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${SPECIAL.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`).join(',')}}`;

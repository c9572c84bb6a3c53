import { categoryKey } from '../rows/categories.ts';
import { columnsOf, type KeyedTerm, type TermColumns } from '../rows/term-columns.ts';
import { makeFindable } from '../rows/write-keys.ts';
import type { EntryKeys } from './known-words.ts';
import type { RawRow } from './read-rows.ts';
import { type ImportDefaults, readTerm } from './read-term.ts';

/** A row that is a term, by what it is compared with others, or why it is none. */
export type WeighableRow = { row: number; arabic: string } & ({ keys: EntryKeys } | { fault: string });

/** Rows of a file, ready to be compared and written by whoever knows nothing of the language. */
export interface PreparedRows {
  rows: WeighableRow[];
  /** Those of them that are terms. */
  columns: TermColumns;
  /** The words of all terms, one after another. */
  words: string[];
  /** How many of the words are those of each term. */
  wordCounts: number[];
}

export interface PrepareSettings {
  defaults: ImportDefaults;
  categories: readonly { id: number; name: string }[];
}

/** Check rows, and make the keys of those that are terms. */
export function preparing({ defaults, categories }: PrepareSettings): (rows: RawRow[]) => PreparedRows {
  const ids = new Map(categories.map(({ name, id }) => [categoryKey(name), id]));
  return (raw) => {
    const terms: KeyedTerm[] = [];
    const rows = raw.map((one): WeighableRow => {
      const read = readTerm(one, defaults, ids);
      if ('fault' in read) return read;
      const { row, arabic, term, sides } = read;
      terms.push({ term, ...makeFindable(term, [], sides) });
      const [{ bare, loose, stem, sorted }, { folded: latinFolded }] = sides;
      const { categoryId } = term;
      return { row, arabic, keys: { bare, loose, stem, sorted, latinFolded, categoryId } };
    });
    return {
      rows,
      columns: columnsOf(terms),
      words: terms.flatMap(({ words }) => words),
      wordCounts: terms.map(({ words }) => words.length),
    };
  };
}

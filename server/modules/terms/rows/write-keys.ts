import { rootsOfTerm } from '@mustalah/lexicography/words/read-term';
import { searchKeys } from '@mustalah/morphology';
import { type RawBuilder, sql } from 'kysely';

/** The key columns of a term, ready to be written beside its text. */
export interface KeyColumns {
  arabic_exact: string;
  arabic_folded: string;
  arabic_bare: string;
  arabic_loose: string;
  arabic_stem: string;
  arabic_sorted: string;
  latin_exact: string;
  latin_folded: string;
  latin_loose: string;
  latin_stem: string;
  roots: string[];
  words: RawBuilder<string>;
}

/** Build every search key of a term from the one normaliser; the only way keys come to be. */
export function keyColumns({ arabic, latin }: { arabic: string; latin: string }): KeyColumns {
  const left = searchKeys(arabic);
  const right = searchKeys(latin);
  return {
    arabic_exact: left.exact,
    arabic_folded: left.folded,
    arabic_bare: left.bare,
    arabic_loose: left.loose,
    arabic_stem: left.stem,
    arabic_sorted: left.sorted,
    latin_exact: right.exact,
    latin_folded: right.folded,
    latin_loose: right.loose,
    latin_stem: right.stem,
    roots: rootsOfTerm(arabic, latin),
    words: sql<string>`array_to_tsvector(${wordsOf([left.bare, left.stem, right.bare, right.stem])}::text[])`,
  };
}

const wordsOf = (keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => key.split(' ')).filter((word) => word !== '')),
];

import type { SimilarCandidate } from '@mustalah/lexicography/similar/rank-similar';
import { searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { hashed, KEY } from '../rows/write-keys.ts';

/** The text of a term with its field, or undefined. */
export const findTermText = (db: Db, id: number) =>
  db
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['arabic', 'latin', 'definition', 'categories.name as category'])
    .where('terms.id', '=', id)
    .executeTakeFirst();

interface RelatedTo {
  bare: string;
  /** Words of either script, plain and in their stems. */
  words: readonly string[];
  /** The roots whose words count too. */
  roots: readonly string[];
}

/** Enough to choose the best from; a common word must not bring half the dictionary. */
const MOST_RELATED = 200;
/** Nor must it be compared with all of it. */
const MOST_COMPARED = 5_000;

/** Terms that share a word of either script, or one of the roots, with a term; those nearest in letters first. */
export async function listRelated(db: Db, { bare, words, roots }: RelatedTo): Promise<SimilarCandidate[]> {
  const keys = `{${[...hashed(KEY.word, words), ...hashed(KEY.root, roots)].join(',')}}`;
  const { rows } = await sql<Omit<SimilarCandidate, 'arabic_stem' | 'latin_stem'>>`
    select terms.id, arabic, latin, definition, roots, categories.name as category, approved_by is not null as is_approved,
      votes, arabic_bare, similarity(arabic_bare, ${bare}) as closeness
    from (select * from terms where keys && ${keys}::bigint[] limit ${MOST_COMPARED}) as terms
      join categories on categories.id = terms.category_id
    order by closeness desc, terms.id limit ${MOST_RELATED}`.execute(db);
  return rows.map((row) => ({
    ...row,
    arabic_stem: searchKeys(row.arabic).stem,
    latin_stem: searchKeys(row.latin).stem,
  }));
}

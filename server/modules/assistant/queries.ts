import type { SimilarCandidate } from '@mustalah/lexicography/similar/rank-similar';
import { searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { startingWith } from '../../platform/like.ts';

/** The terms that are one of these words, in the order of the words. */
export async function findTermsByWord(db: Db, words: readonly string[]) {
  const keys = [...new Set(words.map((word) => searchKeys(word).bare).filter(Boolean))];
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('terms')
    .select(['id', 'arabic', 'latin', 'definition', 'arabic_bare'])
    .where('arabic_bare', 'in', keys)
    .execute();
  return rows.sort((one, other) => keys.indexOf(one.arabic_bare) - keys.indexOf(other.arabic_bare));
}

/** The terms with one of these Latin equivalents, whatever their number and spelling, in the order of the equivalents. */
export async function listTermsByLatin(
  db: Db,
  { latin, limit }: { latin: readonly string[]; limit: number },
) {
  const stems = [...new Set(latin.map((each) => searchKeys(each).stem).filter(Boolean))];
  if (stems.length === 0) return [];
  return db
    .selectFrom('terms')
    .select(['id', 'arabic', 'latin'])
    .where('latin_stem', 'in', stems)
    .orderBy(sql`array_position(${stems}::text[], latin_stem)`)
    .orderBy((row) => row('approved_by', 'is', null))
    .orderBy('votes', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A term of the dictionary as one learns from it. */
export interface LearntTerm {
  arabic: string;
  latin: string;
  definition: string;
  /** The slug of its category. */
  slug: string;
}

/** Of a huge dictionary the newest terms are enough to learn from. */
const MOST_LEARNT = 20_000;

/** The approved terms to learn from, in a fixed order. */
export const listLearntTerms = (db: Db): Promise<LearntTerm[]> =>
  db
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['terms.arabic', 'terms.latin', 'terms.definition', 'categories.slug'])
    .where('terms.approved_by', 'is not', null)
    .orderBy('terms.id', 'desc')
    .limit(MOST_LEARNT)
    .execute();

/** Changes whenever an approved term comes, goes or changes. */
export async function dictionaryVersion(db: Db): Promise<string> {
  const { count, last } = await db
    .selectFrom('terms')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.max<Date | null>('updated_at').as('last'),
    ])
    .where('approved_by', 'is not', null)
    .executeTakeFirstOrThrow();
  return `${count} ${last?.getTime() ?? 0}`;
}

export interface RelatedTo {
  bare: string;
  /** Words of either script, plain and in their stems. */
  words: readonly string[];
}

/** Enough to choose the best from; a common word must not bring half the dictionary. */
const MOST_RELATED = 200;

/** Terms that share a word of either script with a term; those nearest in letters first. */
export async function listRelated(db: Db, { bare, words }: RelatedTo): Promise<SimilarCandidate[]> {
  const anyWord = words.map((word) => `'${word.replace(/['\\]/g, '')}'`).join(' | ');
  const { rows } = await sql<SimilarCandidate>`
    select terms.id, arabic, latin, categories.name as category, approved_by is not null as is_approved, votes,
      arabic_bare, arabic_stem, latin_stem, similarity(arabic_bare, ${bare}) as closeness
    from terms join categories on categories.id = terms.category_id
    where words @@ ${anyWord}::tsquery
    order by closeness desc, terms.id limit ${MOST_RELATED}`.execute(db);
  return rows;
}

/** Approved definitions to learn from: of terms with the same first word in the same field, short ones first. */
export async function listModelDefinitions(
  db: Db,
  { term, field, limit }: { term: string; field: string | null; limit: number },
): Promise<{ id: number; arabic: string; definition: string }[]> {
  const head = searchKeys(term).stem.split(' ')[0] ?? '';
  const quoted = `'${head.replace(/['\\]/g, '')}'`;
  const isSameHead = sql<boolean>`words @@ ${quoted}::tsquery and arabic_stem like ${startingWith(`${head} `)}`;
  return db
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['terms.id', 'terms.arabic', 'terms.definition'])
    .where('approved_by', 'is not', null)
    .where(isSameHead)
    .where('categories.name', '=', field ?? '')
    .orderBy(sql`length(definition)`)
    .orderBy('terms.id')
    .limit(limit)
    .execute();
}

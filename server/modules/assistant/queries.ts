import { searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { hashed, KEY } from '../terms/rows/write-keys.ts';

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

interface Named {
  latin: readonly string[];
  /** Other spellings of the Arabic, as `bare` keys. */
  spellings: readonly string[];
  limit: number;
}

/** The terms of these spellings, then those with one of these Latin equivalents, whatever their number and spelling, in their order. */
export async function listTermsByName(db: Db, { latin, spellings, limit }: Named) {
  const stems = [...new Set(latin.map((each) => searchKeys(each).stem).filter(Boolean))];
  if (stems.length + spellings.length === 0) return [];
  const keys = `{${hashed(KEY.whole, stems).join(',')}}`;
  const isSpelling = sql<boolean>`arabic_bare = any(${[...spellings]}::text[])`;
  const rows = await db
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['terms.id', 'arabic', 'latin', 'categories.name as category'])
    .select(isSpelling.as('is_spelling'))
    .where((row) => row.or([sql<boolean>`keys && ${keys}::bigint[]`, isSpelling]))
    .orderBy(isSpelling, 'desc')
    .orderBy((row) => row('approved_by', 'is', null))
    .orderBy('votes', 'desc')
    .orderBy('terms.id')
    .limit(MOST_NAMED)
    .execute();
  const named = rows.map((row) => ({ ...row, latin_stem: searchKeys(row.latin).stem }));
  const rankOf = ({ is_spelling, latin_stem }: (typeof named)[number]) =>
    is_spelling ? -1 : stems.indexOf(latin_stem);
  return named
    .filter((row) => row.is_spelling || stems.includes(row.latin_stem))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, limit);
}

/** Of a name that many terms have so many are compared. */
const MOST_NAMED = 200;

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

/** Changes whenever a term comes, goes or changes of those that are learnt. */
export async function dictionaryVersion(db: Db): Promise<string> {
  const { count, last } = await db
    .selectFrom((from) =>
      from
        .selectFrom('terms')
        .select('updated_at')
        .where('approved_by', 'is not', null)
        .orderBy('id', 'desc')
        .limit(MOST_LEARNT)
        .as('learnt'),
    )
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.max<Date | null>('updated_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  return `${count} ${last?.getTime() ?? 0}`;
}

/** Approved definitions to learn from: of terms with the same first word in the same field, short ones first. */
export async function listModelDefinitions(
  db: Db,
  { term, field, limit }: { term: string; field: string | null; limit: number },
): Promise<{ id: number; arabic: string; definition: string }[]> {
  const head = searchKeys(term).stem.split(' ')[0] ?? '';
  const keys = `{${hashed(KEY.word, [head]).join(',')}}`;
  const rows = await db
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .select(['terms.id', 'terms.arabic', 'terms.definition'])
    .where('approved_by', 'is not', null)
    .where(sql<boolean>`keys && ${keys}::bigint[]`)
    .where('categories.name', '=', field ?? '')
    .orderBy(sql`length(definition)`)
    .orderBy('terms.id')
    .limit(MOST_NAMED)
    .execute();
  return rows.filter(({ arabic }) => searchKeys(arabic).stem.startsWith(`${head} `)).slice(0, limit);
}

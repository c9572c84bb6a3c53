import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { plannedOnce } from '../../platform/planned-once.ts';

/** The columns that decisions on a term go by. */
export const LOCKED = [
  'id',
  'arabic',
  'latin',
  'definition',
  'category_id',
  'submitted_category_id',
  'author_id',
  'approved_by',
  'votes',
  'reward_base',
  'reward_streak',
  'reward_category',
  'created_at',
  'updated_at',
] as const;

/** Lock a term until the transaction ends: votes, decisions and edits of it happen one after another. */
export const lockTerm = (tx: Tx, id: number) =>
  tx
    .selectFrom('terms')
    .select(LOCKED)
    .where('id', '=', id)
    // guard: Five votes at once approve a term once (votes/vote.test.ts)
    .forUpdate()
    .modifyEnd(plannedOnce)
    .executeTakeFirst();

export type LockedTerm = NonNullable<Awaited<ReturnType<typeof lockTerm>>>;

/** What no two live entries share. */
export const SAME_ENTRY = ['arabic_bare', 'category_id', 'latin_folded'] as const;

/** Hold a word until the transaction ends, so that two who would add it come one after another; before any points. */
export const lockWord = (tx: Tx, bare: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`word ${bare}`}, 0))`.execute(tx);

/** A live term that is the same word, whatever its spelling; of several the oldest. */
export const findSameWord = (db: Db, bare: string) =>
  db
    .selectFrom('terms')
    .select(['id', 'arabic'])
    .where(sql<boolean>`arabic_bare = ${bare}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Lock terms, rejected ones too, in an order that cannot deadlock. */
export async function lockTerms(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('all_terms')
    .select([...LOCKED, 'arabic_bare', 'rejected_at', 'rejected_by'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface RevisionRow {
  termId: number;
  editorId: number | null;
  arabic: string;
  latin: string;
  definition: string;
  categoryId: number;
  now: Date;
}

export const addRevision = (tx: Tx, revision: RevisionRow) =>
  tx
    .insertInto('term_revisions')
    .values({
      term_id: revision.termId,
      editor_id: revision.editorId,
      arabic: revision.arabic,
      latin: revision.latin,
      definition: revision.definition,
      category_id: revision.categoryId,
      created_at: revision.now,
    })
    .execute();

/** The terms of which the user is the author. */
export const listOwnTerms = async (db: Db, userId: number): Promise<number[]> => {
  const terms = await db
    .selectFrom('terms')
    .select('id')
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute();
  return terms.map(({ id }) => id);
};

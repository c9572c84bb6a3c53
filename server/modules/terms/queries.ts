import type { RevisionChange } from '@mustalah/contract/terms/dictionary';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { plannedOnce } from '../../platform/planned-once.ts';

/** The columns that decisions on a term go by. */
export const LOCKED = [
  'id',
  'arabic',
  'source',
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

/** The live entries of a word, whatever its spelling, the oldest first. */
export const listSameWord = (db: Db, bare: string) =>
  db
    .selectFrom('terms')
    .select(['id', 'arabic', 'category_id', 'latin_folded'])
    .where('arabic_bare', '=', bare)
    .orderBy('id')
    .execute();

/** Lock terms, rejected ones too, in an order that cannot deadlock. */
export async function lockTerms(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('all_terms')
    .select([...LOCKED, 'arabic_bare', 'latin_folded', 'rejected_at', 'rejected_by', 'merged_into'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface RevisionRow {
  termId: number;
  /** What was done; an edit of the pair, definition or category unless it is said. */
  change?: RevisionChange;
  revertedTo?: number;
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
      change: revision.change ?? 'edited',
      reverted_to: revision.revertedTo ?? null,
      entry: partsOf(revision.termId),
    })
    .execute();

/** Everything that an entry has beside its pair and definition, as its versions keep it. */
export const partsOf = (termId: number | RawBuilder<unknown>) => sql<string>`(select jsonb_build_object(
  'part_of_speech', part_of_speech, 'gender', gender, 'plural', plural, 'latin_language', latin_language,
  'designations', (select coalesce(jsonb_agg(to_jsonb(name) - 'term_id' order by id), '[]')
    from designations name where term_id = ${termId}),
  'examples', (select coalesce(jsonb_agg(to_jsonb(example) - 'term_id' order by id), '[]')
    from term_examples example where term_id = ${termId}),
  'domains', (select coalesce(jsonb_agg(domain_id order by domain_id), '[]') from term_domains where term_id = ${termId}))
  from all_terms where id = ${termId})`;

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

export async function hasStandingVote(db: Db, termId: number, userId: number): Promise<boolean> {
  const vote = await db
    .selectFrom('votes')
    .select('id')
    .where('term_id', '=', termId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return vote !== undefined;
}

import { searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { type PageRequest, readPage } from '../../../platform/paging.ts';
import { LOCKED, type LockedTerm } from '../queries.ts';

export const setApproval = (tx: Tx, id: number, by: 'person' | 'votes' | null, at: Date | null) =>
  tx
    .updateTable('terms')
    .set((row) => ({
      approved_by: by,
      // A confirmation keeps the day of the first approval.
      approved_at: at && row.fn.coalesce('approved_at', sql<Date>`${at}`),
    }))
    .where('id', '=', id)
    .execute();

export type Decision =
  | 'approved'
  | 'approved_by_votes'
  | 'returned'
  | 'rejected'
  /** A rejection was taken back, or an approval. */
  | 'restored'
  | 'undone'
  /** Gone for ever. */
  | 'removed';

interface DecisionRow {
  decision: Decision;
  /** Null when the votes decided. */
  actorId: number | null;
  reason?: string;
  now: Date;
}

export const addDecision = (tx: Tx, term: LockedTerm, { decision, actorId, reason = '', now }: DecisionRow) =>
  tx
    .insertInto('term_decisions')
    .values({
      term_id: term.id,
      decision,
      actor_id: actorId,
      author_id: term.author_id,
      arabic: term.arabic,
      reason,
      created_at: now,
    })
    .execute();

interface RejectionRow {
  by: number;
  reason: string;
  at: Date;
}

/** Hide a term from everybody who reads `terms`; its text, votes and history stay. */
export const hideTerm = (tx: Tx, id: number, { by, reason, at }: RejectionRow) =>
  tx
    .updateTable('all_terms')
    .set({ rejected_at: at, rejected_by: by, rejection_reason: reason })
    .where('id', '=', id)
    .execute();

/** The rejected term of this id, locked. */
export const lockRejectedTerm = (tx: Tx, id: number) =>
  tx
    .selectFrom('all_terms')
    .select([...LOCKED, 'arabic_bare', 'latin_folded', 'rejected_by'])
    .where('id', '=', id)
    // guard: Only a rejected term is restored or removed (review.test.ts)
    .where('rejected_at', 'is not', null)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The words of a rejected term of this author, and why it was rejected. */
export const findOwnRejected = (db: Db, id: number, authorId: number) =>
  db
    .selectFrom('all_terms')
    .innerJoin('categories', 'categories.id', 'all_terms.category_id')
    .select(['arabic', 'latin', 'definition', 'categories.name as category', 'rejection_reason as reason'])
    .where('all_terms.id', '=', id)
    // guard: A rejected term is read again by its author alone (review.test.ts)
    .where('author_id', '=', authorId)
    // guard: Only what is rejected is read as rejected (review.test.ts)
    .where('rejected_at', 'is not', null)
    .where('merged_into', 'is', null)
    .executeTakeFirst();

/** Bring a rejected term back as it was. */
export const unhideTerm = (tx: Tx, id: number) =>
  tx
    .updateTable('all_terms')
    .set({ rejected_at: null, rejected_by: null, rejection_reason: '' })
    .where('id', '=', id)
    .execute();

/** Remove a rejected term with its votes and revisions for ever. */
export const removeTerm = (tx: Tx, id: number) =>
  tx
    .deleteFrom('all_terms')
    .where('id', '=', id)
    .where('rejected_at', 'is not', null)
    .where('merged_into', 'is', null)
    .execute();

export const countApproved = async (db: Db, authorId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('all_terms')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('approved_by', 'is not', null)
    // What was taken into another entry was approved all the same.
    .where(({ or, eb }) => or([eb('rejected_at', 'is', null), eb('merged_into', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return count;
};

/** Of the authors of these terms, how many of their terms stand approved and how many were rejected. */
export async function findAuthorRecords(db: Db, terms: readonly { author_id: number | null }[]) {
  const ids = [...new Set(terms.flatMap(({ author_id }) => (author_id === null ? [] : [author_id])))];
  if (ids.length === 0) return new Map<number, AuthorRecord>();
  const rows = await db
    .selectFrom('all_terms')
    .select((row) => [
      row.ref('author_id').$notNull().as('id'),
      row.fn
        .countAll<number>()
        .filterWhere('approved_by', 'is not', null)
        .filterWhere('rejected_at', 'is', null)
        .as('approved'),
      // What was taken into another entry is no rejection of its author.
      row.fn
        .countAll<number>()
        .filterWhere('rejected_at', 'is not', null)
        .filterWhere('merged_into', 'is', null)
        .as('rejected'),
    ])
    .where('author_id', 'in', ids)
    .groupBy('author_id')
    .execute();
  return new Map<number, AuthorRecord>(rows.map((record) => [record.id, record]));
}

interface AuthorRecord {
  id: number;
  approved: number;
  rejected: number;
}

export const isContributor = async (db: Db, userId: number): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .select('is_contributor')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.is_contributor ?? false;
};

/** The terms that one person rejected, and those that stand approved because this person approved them last. */
export async function listStandingDecisions(db: Db, actorId: number) {
  const rejected = await db
    .selectFrom('all_terms')
    .select(['id', 'arabic_bare', 'category_id', 'latin_folded'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('terms')
          .whereRef('terms.arabic_bare', '=', 'all_terms.arabic_bare')
          .where(({ or, eb, ref }) =>
            or([
              eb('terms.category_id', '=', ref('all_terms.category_id')),
              eb('terms.latin_folded', '=', ref('all_terms.latin_folded')),
            ]),
          ),
      ).as('isTaken'),
    )
    .where('rejected_by', '=', actorId)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute();
  const approved = await db
    .selectFrom('term_decisions as decided')
    .innerJoin('terms', 'terms.id', 'decided.term_id')
    .select(['terms.id', 'terms.votes'])
    .where('decided.actor_id', '=', actorId)
    .where('decided.decision', '=', 'approved')
    .where('terms.approved_by', '=', 'person')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('term_decisions as later')
            .whereRef('later.term_id', '=', 'decided.term_id')
            // guard: Only decisions that nobody followed are undone (review.test.ts, oversight.test.ts, ../rules.test.ts) ‹> → <›
            .whereRef('later.id', '>', 'decided.id'),
        ),
      ),
    )
    .orderBy('terms.id')
    .execute();
  return { rejected, approved };
}

/** The search box of a list of terms to review narrows it: a part of the term in any spelling is enough. */
export function wordsMatch(search: string) {
  const { bare, folded } = searchKeys(search);
  // Only punctuation was typed: nothing matches.
  if (bare === '') return sql<boolean>`false`;
  // Keys hold no pattern characters: normalising turns them into spaces.
  return sql<boolean>`(terms.arabic_bare like ${`%${bare}%`} or terms.latin_folded like ${`%${folded}%`})`;
}

interface RejectedFilter {
  /** Who rejected them; everybody when absent. */
  reviewer: number | undefined;
  search: string;
  categoryId: number | undefined;
}

/** One page of the rejected terms, the latest first, and how many there are. */
export function listRejectedRows(
  db: Db,
  { reviewer, search, categoryId }: RejectedFilter,
  page: PageRequest,
) {
  const matching = db
    .selectFrom('all_terms as terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .innerJoin('users as reviewer', 'reviewer.id', 'terms.rejected_by')
    .leftJoin('users as author', 'author.id', 'terms.author_id')
    .where('terms.rejected_at', 'is not', null)
    .where('terms.merged_into', 'is', null)
    .$if(reviewer !== undefined, (query) => query.where('terms.rejected_by', '=', reviewer ?? 0))
    .$if(categoryId !== undefined, (query) => query.where('terms.category_id', '=', categoryId ?? 0))
    .$if(search !== '', (query) => query.where(wordsMatch(search)));
  const shown = matching
    .select([
      'terms.id',
      'terms.arabic',
      'terms.latin',
      'terms.definition',
      'categories.name as category',
      'terms.source',
      'terms.author_id',
      'author.name as author_name',
      'author.email as author_email',
      'terms.approved_by',
      'terms.votes',
      'terms.definition_fault',
      'terms.created_at',
      'terms.updated_at',
      'terms.rejection_reason',
      'terms.paper_id',
      'reviewer.id as rejected_by',
      'reviewer.name as reviewer_name',
    ])
    .select((row) => row.ref('terms.rejected_at').$notNull().as('rejected_at'))
    .orderBy('terms.rejected_at', 'desc')
    .orderBy('terms.id', 'desc');
  return readPage(matching, shown, page);
}

/** Hide a version that is not hidden; the term it is of, or undefined. */
export const markRevisionHidden = (tx: Tx, id: number, { by, at }: { by: number; at: Date }) =>
  tx
    .updateTable('term_revisions')
    .set({ hidden_at: at, hidden_by: by })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning('term_id')
    .executeTakeFirst();

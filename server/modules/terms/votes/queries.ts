import { MOST_BALLOTS } from '@mustalah/contract/terms/votes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { plannedOnce } from '../../../platform/planned-once.ts';

interface VoteRow {
  termId: number;
  userId: number;
  now: Date;
}

/**
 * Cast a vote and count it, unless the voter's address is not confirmed; what it is, or undefined when one of this
 * user stands already. The voter's points are held, as they are where an address is confirmed.
 */
export const addVote = (tx: Tx, { termId, userId, now }: VoteRow) =>
  tx
    .with('cast_vote', (db) =>
      db
        .insertInto('votes')
        .values({
          term_id: termId,
          user_id: userId,
          cast_at: now,
          // guard: The vote of an unconfirmed account counts for nothing (../../accounts/email/confirm-email.test.ts, count-waiting.test.ts) ‹email_confirmed_at is not null → true›
          counts: sql<boolean>`(select email_confirmed_at is not null from users where id = ${userId})`,
        })
        .onConflict((conflict) =>
          conflict.columns(['term_id', 'user_id']).where('revoked_at', 'is', null).doNothing(),
        )
        .returning(['id', 'term_id', 'counts']),
    )
    .updateTable('terms')
    .from('cast_vote')
    .set({ votes: sql`terms.votes + cast_vote.counts::int` })
    .whereRef('terms.id', '=', 'cast_vote.term_id')
    .returning(['cast_vote.id', 'cast_vote.counts', 'terms.votes'])
    .modifyEnd(plannedOnce)
    .executeTakeFirst();

/** Revoke the standing vote and count it no more; what it was, or undefined when none stands. */
export const endVote = (tx: Tx, { termId, userId, now }: VoteRow) =>
  tx
    .with('ended_vote', (db) =>
      db
        .updateTable('votes')
        .set({ revoked_at: now })
        .where('term_id', '=', termId)
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .returning(['id', 'term_id', 'cast_at', 'counts']),
    )
    .updateTable('terms')
    .from('ended_vote')
    .set({ votes: sql`terms.votes - ended_vote.counts::int` })
    .whereRef('terms.id', '=', 'ended_vote.term_id')
    .returning(['ended_vote.id', 'ended_vote.cast_at', 'terms.votes'])
    .executeTakeFirst();

/** Revoke what stands of a user's votes on these terms and count them no more; what they were, and how many each has. */
export const endVotesOf = (
  tx: Tx,
  { termIds, userId, now }: { termIds: number[]; userId: number; now: Date },
) =>
  tx
    .with('ended_vote', (db) =>
      db
        .updateTable('votes')
        .set({ revoked_at: now })
        .where('term_id', '=', sql<number>`any(${termIds}::bigint[])`)
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .returning(['id', 'term_id', 'cast_at', 'counts']),
    )
    .updateTable('terms')
    .from('ended_vote')
    .set({ votes: sql`terms.votes - ended_vote.counts::int` })
    .whereRef('terms.id', '=', 'ended_vote.term_id')
    .returning(['ended_vote.id', 'ended_vote.term_id', 'ended_vote.cast_at', 'terms.arabic', 'terms.votes'])
    .execute();

/** The votes of a user that wait for the confirmed address, in the order in which they were cast. */
export const listWaitingVotes = (db: Db, userId: number) =>
  db
    .selectFrom('votes')
    .select(['id', 'term_id', 'cast_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('counts', '=', false)
    .orderBy('cast_at')
    .orderBy('id')
    .execute();

/** Count a vote that waited; how many its term has now. */
export async function countVote(tx: Tx, id: number): Promise<number> {
  const { votes } = await tx
    .with('counted_vote', (db) =>
      db.updateTable('votes').set({ counts: true }).where('id', '=', id).returning('term_id'),
    )
    .updateTable('all_terms')
    .from('counted_vote')
    .set({ votes: sql`all_terms.votes + 1` })
    .whereRef('all_terms.id', '=', 'counted_vote.term_id')
    .returning('all_terms.votes')
    .executeTakeFirstOrThrow();
  return votes;
}

export interface EndedVote {
  id: number;
  user_id: number;
  cast_at: Date;
}

/** End all standing votes on a term; what they were. */
export async function endVotes(tx: Tx, termId: number, now: Date): Promise<EndedVote[]> {
  const ended = await tx
    .updateTable('votes')
    .set({ revoked_at: now })
    .where('term_id', '=', termId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'user_id', 'cast_at'])
    .execute();
  if (ended.length > 0) await tx.updateTable('terms').set({ votes: 0 }).where('id', '=', termId).execute();
  return ended;
}

/** The standing votes of a user with the terms they stand on. */
export const listStandingVotes = (db: Db, userId: number) =>
  db
    .selectFrom('votes')
    .innerJoin('terms', 'terms.id', 'votes.term_id')
    .leftJoin('users', 'users.id', 'terms.author_id')
    .select(['votes.term_id', 'votes.counts', 'users.name as author'])
    .select(['terms.arabic', 'terms.author_id', 'terms.approved_by', 'terms.votes'])
    .where('votes.user_id', '=', userId)
    .where('votes.revoked_at', 'is', null)
    .orderBy('votes.term_id')
    .execute();

/** On which terms a vote of this user stands, and which are the user's own: of these, or the newest of all. */
export async function listBallots(db: Db, userId: number, among?: readonly number[]) {
  const only = sql<boolean>`${among ? sql`terms.id = any(${[...among]}::bigint[])` : sql`true`}`;
  const [voted, own] = await Promise.all([
    db
      .selectFrom('votes')
      .innerJoin('terms', 'terms.id', 'votes.term_id')
      .select('terms.id')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where(only)
      .orderBy('votes.id', 'desc')
      .limit(MOST_BALLOTS)
      .execute(),
    db
      .selectFrom('terms')
      .select('id')
      .where('author_id', '=', userId)
      .where(only)
      .orderBy('id', 'desc')
      .limit(MOST_BALLOTS)
      .execute(),
  ]);
  return { voted_terms: voted.map(({ id }) => id), own_terms: own.map(({ id }) => id) };
}

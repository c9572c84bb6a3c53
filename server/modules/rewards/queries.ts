import { LEADERBOARD_SIZE } from '@mustalah/contract/rewards';
import { sql } from 'kysely';
import { type Db, onlyRow, type Tx } from '../../platform/db.ts';
import { plannedOnce } from '../../platform/planned-once.ts';
import type { CreditReason, DayWork, Reason } from './rules.ts';

interface Moments {
  start: Date;
  end: Date;
}

/** The days on which a user suggested or voted, the latest first. */
export async function listActiveDays(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('activity_days')
    .select('day')
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ day }) => day);
}

/** The names of the categories in which a user has ever suggested: as they were submitted, rejected or not. */
export async function listSubmittedCategories(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('categories')
    .select('name')
    .where('id', 'in', (of) =>
      of
        .selectFrom('all_terms')
        .select((row) => row.fn.coalesce('submitted_category_id', 'category_id').as('id'))
        .where('author_id', '=', userId),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

/** What a user suggested and voted on in one day. */
export async function getDayWork(db: Db, userId: number, day: Moments): Promise<DayWork> {
  const { rows } = await workOf(userId, day).execute(db);
  return onlyRow(rows);
}

/** Note that a user was active on a day, and give the work of that day. */
export async function markDay(tx: Tx, userId: number, day: string, moments: Moments): Promise<DayWork> {
  const { rows } = await sql<DayWork>`
    with marked as (
      insert into activity_days (user_id, day) values (${userId}, ${day}) on conflict do nothing
    )
    select * from (${workOf(userId, moments)}) work ${plannedOnce}`.execute(tx);
  return onlyRow(rows);
}

const workOf = (userId: number, { start, end }: Moments) => sql<DayWork>`
  with suggested as (
    select coalesce(submitted_category_id, category_id) as category_id, created_at >= ${start} as is_new,
      rejected_at is null as is_live
    from all_terms where author_id = ${userId} and created_at < ${end}
  ), voted as (
    select terms.category_id from votes join terms on terms.id = votes.term_id
      where votes.user_id = ${userId} and votes.cast_at >= ${start} and votes.cast_at < ${end}
        and votes.revoked_at is null
  )
  select
    (select count(*) from suggested where is_new and is_live) as suggestions,
    (select count(*) from
      (select from suggested group by category_id having bool_and(is_new) and bool_or(is_live)) fresh
    ) as "newCategories",
    (select count(*) from voted) as votes,
    (select count(distinct category_id) from voted) as "votedCategories"`;

/** The subjects for which credits of a reason stand: credited, and not taken back. */
export async function listStandingCredits(
  db: Db,
  userId: number,
  reason: CreditReason,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledger_transactions as credited')
    .select('subject')
    .where('user_id', '=', userId)
    .where('reason', '=', reason)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ledger_transactions as back').whereRef('back.reverses', '=', 'credited.id'))),
    )
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

export interface UserWork {
  terms: number;
  approvedTerms: number;
  publishedPapers: number;
  reviewedPapers: number;
}

export async function getUserWork(db: Db, userId: number): Promise<UserWork> {
  const { rows } = await sql<UserWork>`
    select count(*) as terms, count(approved_at) as "approvedTerms",
      (select count(*) from published_papers where submitter_id = ${userId}) as "publishedPapers",
      (select count(distinct paper_id) from paper_assignments
        where reviewer_id = ${userId} and state = 'submitted') as "reviewedPapers"
    from terms where author_id = ${userId}`.execute(db);
  return onlyRow(rows);
}

export interface RewardRow {
  id: number;
  reason: Reason;
  label: string;
  amount: string;
  isPaid: boolean;
  isReversed: boolean;
  createdAt: Date;
}

/**
 * The credits and counter-entries of a user, the newest first.
 *
 * A reversed credit and its counter-entry cancel out; payouts cover the other credits, the oldest first.
 */
export async function listRewards(
  db: Db,
  userId: number,
  { size, offset }: { size: number; offset: number },
) {
  const { rows } = await sql<RewardRow>`
    with moved as (
      select transaction.id, transaction.reason, transaction.label, transaction.created_at, -entry.amount as amount,
        transaction.reverses is not null or exists
          (select from ledger_transactions back where back.reverses = transaction.id) as is_reversed
      from ledger_accounts issued
        join ledger_entries entry on entry.account_id = issued.id
        join ledger_transactions transaction on transaction.id = entry.transaction_id
      where issued.user_id = ${userId} and issued.kind = 'issued'
    ), covered as (
      select *, sum(amount) filter (where not is_reversed) over (order by id) as so_far from moved
    )
    select id, reason, label, amount, is_reversed as "isReversed", created_at as "createdAt",
      not is_reversed and so_far <=
        (select balance from ledger_accounts where user_id = ${userId} and kind = 'paid') as "isPaid"
    from covered order by id desc limit ${size} offset ${offset}`.execute(db);
  return rows;
}

export async function countRewards(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('ledger_accounts as issued')
    .innerJoin('ledger_entries as entry', 'entry.account_id', 'issued.id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('issued.user_id', '=', userId)
    .where('issued.kind', '=', 'issued')
    .executeTakeFirstOrThrow();
  return count;
}

/** Active users with points, the richest first; equals stand in the order of joining. */
export const listLeaders = (db: Db) =>
  db
    .selectFrom('ledger_accounts as issued')
    .innerJoin('users', 'users.id', 'issued.user_id')
    .select(['users.id', 'users.name', 'users.email', 'issued.balance'])
    .where('issued.kind', '=', 'issued')
    .where('issued.balance', '<', '0')
    .where('users.status', '=', 'active')
    .orderBy('issued.balance')
    .orderBy('issued.user_id')
    .limit(LEADERBOARD_SIZE)
    .execute();

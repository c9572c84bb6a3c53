import { sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';

interface DashboardRow {
  users: number;
  contributors: number;
  pendingTerms: number;
  pendingUnits: string;
}

export async function getDashboardRow(db: Db): Promise<DashboardRow> {
  const { rows } = await sql<DashboardRow>`
    select (select count(*) from users) as users,
      (select count(*) from users where is_contributor) as contributors,
      (select coalesce(sum(terms), 0)::bigint from term_counts where is_pending) as "pendingTerms",
      (select coalesce(sum(balance), 0) from ledger_accounts
        where kind in ('available', 'reserved', 'owed')) as "pendingUnits"`.execute(db);
  return onlyRow(rows);
}

export interface ActivityRow {
  kind: 'registered' | 'suggested' | 'approved_by_votes' | 'acted';
  at: Date;
  userId: number | null;
  userName: string | null;
  action: string;
  /** What it was done to, as the audit log writes it. */
  subject: string;
  detail: unknown;
}

const SHOWN = 20;

/** What happened last: each source gives its newest, by its own index. Acts on papers are for the journal's own log. */
export async function listActivityRows(db: Db): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    with happened as (
      (select 'registered' as kind, created_at as at, id as user_id, '' as action, '' as subject, '{}'::jsonb as detail,
          0 as source, id from users order by id desc limit ${SHOWN})
      union all
      (select 'suggested', created_at, author_id, '', 'term:' || id, '{}', 1, id from terms
        where author_id is not null order by created_at desc, id desc limit ${SHOWN})
      union all
      (select 'approved_by_votes', created_at, null, '', 'term:' || term_id, jsonb_build_object('arabic', arabic), 2, id
        from term_decisions where decision = 'approved_by_votes' order by created_at desc limit ${SHOWN})
      union all
      (select 'acted', created_at, actor_id, action, subject, detail, 3, id
        from audit_log where subject not like 'paper:%' order by id desc limit ${SHOWN})
    )
    select happened.kind, happened.at, happened.user_id as "userId", users.name as "userName", happened.action,
      happened.subject, happened.detail
    from happened left join users on users.id = happened.user_id
    order by happened.at desc, happened.source, happened.id desc limit ${SHOWN}`.execute(db);
  return rows;
}

/** Where each column of a plot begins; the last one reaches to now. */
interface Columns {
  starts: readonly Date[];
  /** The same as days in Riyadh. */
  days: readonly string[];
}

/** The column that a moment falls into, from 1 on. */
const placeOf = (moment: string, { starts }: Columns) =>
  sql`width_bucket(${sql.ref(moment)}, ${starts}::timestamptz[])`;
const isShown = (moment: string, { starts }: Columns) => sql`${sql.ref(moment)} >= ${starts[0]}`;

export interface CountRow {
  place: number;
  count: number;
}

const countPlaces = async (db: Db, counted: ReturnType<typeof sql>): Promise<CountRow[]> => {
  const { rows } = await sql<CountRow>`
    select place, count(*) as count from (${counted}) shown group by place`.execute(db);
  return rows;
};

export const countSuggested = (db: Db, columns: Columns) =>
  countPlaces(
    db,
    sql`select ${placeOf('created_at', columns)} as place from all_terms
      where author_id is not null and ${isShown('created_at', columns)}`,
  );

export const countApproved = (db: Db, columns: Columns) =>
  countPlaces(
    db,
    sql`select ${placeOf('approved_at', columns)} as place from terms
      where author_id is not null and ${isShown('approved_at', columns)}`,
  );

export const countVotes = (db: Db, columns: Columns) =>
  countPlaces(
    db,
    sql`select ${placeOf('cast_at', columns)} as place from votes
      where revoked_at is null and counts and ${isShown('cast_at', columns)}`,
  );

export const countActive = (db: Db, { days }: Columns) =>
  countPlaces(
    db,
    sql`select distinct width_bucket(day, ${days}::date[]) as place, user_id from activity_days
      where day >= ${days[0]}`,
  );

/** How many people were active since the first column. */
export async function countEverActive(db: Db, { days }: Columns): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users
    where exists (select from activity_days where user_id = users.id and day >= ${days[0]})`.execute(db);
  return onlyRow(rows).count;
}

export interface IssuedRow {
  place: number;
  issued: string;
  reversed: string;
}

/** The points of credits, and of their counter-entries. */
export async function sumIssued(db: Db, columns: Columns): Promise<IssuedRow[]> {
  const { rows } = await sql<IssuedRow>`
    select ${placeOf('moved.created_at', columns)} as place,
      coalesce(-sum(entry.amount) filter (where moved.reverses is null), 0) as issued,
      coalesce(sum(entry.amount) filter (where moved.reverses is not null), 0) as reversed
    from ledger_transactions moved
      join ledger_entries entry on entry.transaction_id = moved.id
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'issued'
    where ${isShown('moved.created_at', columns)} group by 1`.execute(db);
  return rows;
}

export async function sumPaid(db: Db, columns: Columns): Promise<{ place: number; paid: string }[]> {
  const { rows } = await sql<{ place: number; paid: string }>`
    select ${placeOf('paid_at', columns)} as place, sum(units) as paid from payout_log
    where ${isShown('paid_at', columns)} group by 1`.execute(db);
  return rows;
}

export interface QueueRow {
  pendingTerms: number;
  termsWithoutDefinition: number;
}

/** Terms that wait for a decision, and those of them that cannot be judged yet. */
export async function countWaitingTerms(db: Db): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select count(*) as "pendingTerms",
      count(*) filter (where definition_fault is not null) as "termsWithoutDefinition"
    from terms where approved_at is null`.execute(db);
  return onlyRow(rows);
}

/** How many rows of the shelf readers doubt; what is hidden waits for nobody. */
export async function countDoubtedRows(db: Db): Promise<number> {
  const { rows } = await db
    .selectFrom('shelf_doubts')
    .innerJoin('shelf', 'shelf.id', 'shelf_doubts.row_id')
    .select(({ fn }) => fn.count<number>('row_id').distinct().as('rows'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return rows;
}

import { type SqlBool, sql } from 'kysely';
import { riyadhDay } from '../../../platform/calendar.ts';
import { type Db, onlyRow } from '../../../platform/db.ts';
import { isStranger } from '../paper/people.ts';
import { OPEN_STATES } from '../paper/rules.ts';
import { medianOf, monthsUpTo } from './rules.ts';

const MONTHS = 12;

/**
 * The work of the journal in numbers, over the papers that are strangers' to the editor who asks: what they count of a
 * paper of their own could tell who reviews it.
 */
export async function readStatistics(db: Db, editorId: number, now: Date) {
  const [totals, months, decided, reviewed, reviewers] = await Promise.all([
    countPapers(db, editorId),
    countByMonth(db, editorId),
    daysToDecision(db, editorId),
    listReviewTimes(db, editorId),
    countByReviewer(db, editorId, now),
  ]);
  const final = totals.approved + totals.rejected;
  const daysOf = (reviewerId: number) =>
    medianOf(reviewed.filter((each) => each.reviewerId === reviewerId).map(({ days }) => days));
  return {
    ...totals,
    acceptance_rate: final === 0 ? null : totals.approved / final,
    days_to_first_decision: medianOf(decided),
    days_to_review: medianOf(reviewed.map(({ days }) => days)),
    months: monthsUpTo(riyadhDay(now).slice(0, 7), MONTHS).map((month) => ({
      month,
      ...(months.get(month) ?? { submissions: 0, decisions: 0, approved: 0 }),
    })),
    reviewers: reviewers.map((reviewer) => ({ ...reviewer, days: daysOf(reviewer.id) })),
  };
}

/** Steps of the log by which somebody decided. */
const isDecision = sql<SqlBool>`(entry.kind in ('decided', 'status_set')
  and entry.to_status <> 'pending' and entry.from_status is distinct from entry.to_status)`;

interface Totals {
  submissions: number;
  decisions: number;
  approved: number;
  rejected: number;
  pending: number;
  withdrawn: number;
}

async function countPapers(db: Db, editorId: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*) as submissions,
      count(*) filter (where status = 'approved' and withdrawn_at is null) as approved,
      count(*) filter (where status = 'rejected' and withdrawn_at is null) as rejected,
      count(*) filter (where status = 'pending' and withdrawn_at is null) as pending,
      count(*) filter (where withdrawn_at is not null) as withdrawn,
      (select count(*) from paper_log entry
        where ${isDecision} and ${isStranger(editorId, sql.ref('entry.paper_id'))}) as decisions
    from papers where ${isStranger(editorId, sql.ref('papers.id'))}`.execute(db);
  return onlyRow(rows);
}

interface Month {
  submissions: number;
  decisions: number;
  approved: number;
}

async function countByMonth(db: Db, editorId: number): Promise<Map<string, Month>> {
  const month = (moment: string) => sql`to_char(${sql.ref(moment)} at time zone 'Asia/Riyadh', 'YYYY-MM')`;
  const { rows } = await sql<Month & { month: string }>`
    select month, sum(submissions)::bigint as submissions, sum(decisions)::bigint as decisions,
      sum(approved)::bigint as approved
    from (
      select ${month('papers.submitted_at')} as month, 1 as submissions, 0 as decisions, 0 as approved
        from papers where ${isStranger(editorId, sql.ref('papers.id'))}
      union all
      select ${month('entry.created_at')}, 0, 1, (entry.to_status = 'approved')::int
        from paper_log entry where ${isDecision} and ${isStranger(editorId, sql.ref('entry.paper_id'))}
    ) events group by month`.execute(db);
  return new Map(rows.map(({ month: name, ...counts }) => [name, counts]));
}

/** Days from the submission of each paper to its first decision. */
async function daysToDecision(db: Db, editorId: number): Promise<number[]> {
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from min(entry.created_at) - papers.submitted_at)::float8 / 86400 as days
    from papers join paper_log entry on entry.paper_id = papers.id
    where ${isDecision} and ${isStranger(editorId, sql.ref('papers.id'))}
    group by papers.id`.execute(db);
  return rows.map(({ days }) => days);
}

async function listReviewTimes(db: Db, editorId: number) {
  const { rows } = await sql<{ reviewerId: number; days: number }>`
    select reviewer_id as "reviewerId", extract(epoch from submitted_at - assigned_at)::float8 / 86400 as days
    from paper_assignments review
    where state = 'submitted' and ${isStranger(editorId, sql.ref('review.paper_id'))}`.execute(db);
  return rows;
}

interface ReviewerCounts {
  id: number;
  name: string;
  open: number;
  overdue: number;
  submitted: number;
  declined: number;
}

async function countByReviewer(db: Db, editorId: number, now: Date): Promise<ReviewerCounts[]> {
  const { rows } = await sql<ReviewerCounts>`
    select users.id, users.name,
      count(*) filter (where state in (${sql.join(OPEN_STATES)})) as open,
      count(*) filter (where state in (${sql.join(OPEN_STATES)}) and due_at < ${now}) as overdue,
      count(*) filter (where state = 'submitted') as submitted,
      count(*) filter (where state = 'declined') as declined
    from paper_assignments review join users on users.id = review.reviewer_id
    where ${isStranger(editorId, sql.ref('review.paper_id'))}
    group by users.id order by open desc, submitted desc, users.id`.execute(db);
  return rows;
}

import type { getTrends, TrendPeriod } from '@mustalah/contract/administration';
import type { Reply } from '@mustalah/contract/endpoint';
import { boundsOfDay, riyadhDay } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/db.ts';
import { countStatuses } from '../../journal/desk/statuses.ts';
import { toPoints } from '../../rewards/rules.ts';
import * as queries from './queries.ts';
import { columnsUpTo } from './rules.ts';

/** What happened in each day, week or month, up to this one. */
export async function trends(
  db: Db,
  { period, adminId, now }: { period: TrendPeriod; adminId: number; now: Date },
): Promise<Reply<typeof getTrends>> {
  const days = columnsUpTo(riyadhDay(now), period);
  const columns = { days, starts: days.map((day) => boundsOfDay(day).start) };
  const [suggested, approved, votes, active, everActive, issued, paid, papers] = await Promise.all([
    queries.countSuggested(db, columns),
    queries.countApproved(db, columns),
    queries.countVotes(db, columns),
    queries.countActive(db, columns),
    queries.countEverActive(db, columns),
    queries.sumIssued(db, columns),
    queries.sumPaid(db, columns),
    countStatuses(db, adminId, columns.starts),
  ]);
  const pointsIn = (units: string | undefined) => toPoints(BigInt(units ?? 0));
  return {
    active: everActive,
    trends: days.map((from, index) => {
      const place = index + 1;
      const credits = issued.find((row) => row.place === place);
      const papersTo = (status: string) =>
        papers.find((row) => row.place === place && row.status === status)?.count ?? 0;
      return {
        from,
        suggested: countAt(suggested, place),
        approved: countAt(approved, place),
        votes: countAt(votes, place),
        active: countAt(active, place),
        issued: pointsIn(credits?.issued),
        reversed: pointsIn(credits?.reversed),
        paid: pointsIn(paid.find((row) => row.place === place)?.paid),
        papers: {
          pending: papersTo('pending'),
          revisions_requested: papersTo('revisions_requested'),
          approved: papersTo('approved'),
          rejected: papersTo('rejected'),
        },
      };
    }),
  };
}

const countAt = (rows: readonly queries.CountRow[], place: number): number =>
  rows.find((row) => row.place === place)?.count ?? 0;

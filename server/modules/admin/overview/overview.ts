import type { getDashboard, listActivity } from '@mustalah/contract/administration';
import type { Reply } from '@mustalah/contract/endpoint';
import type { Db } from '../../../platform/db.ts';
import { toPoints } from '../../rewards/rules.ts';
import { subjectsOf } from '../subjects.ts';
import { getDashboardRow, listActivityRows } from './queries.ts';

export async function dashboard(db: Db): Promise<Reply<typeof getDashboard>> {
  const { users, contributors, pendingTerms, pendingUnits } = await getDashboardRow(db);
  return {
    users,
    contributors,
    pending_terms: pendingTerms,
    pending_points: toPoints(BigInt(pendingUnits)),
  };
}

/** What happened last, for the first look of an admin. */
export async function recentActivity(db: Db): Promise<Reply<typeof listActivity>> {
  const rows = await listActivityRows(db);
  const subjects = await subjectsOf(db, rows);
  return rows.map(({ kind, at, userId, userName, action }, index) => ({
    kind,
    at,
    user: userId === null ? null : { id: userId, name: userName ?? '' },
    action,
    subject: subjects[index]?.kind ? subjects[index] : null,
  }));
}

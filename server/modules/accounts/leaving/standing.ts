import type { Db, Tx } from '../../../platform/db.ts';
import { listStayingAdmins } from '../queries.ts';
import { holdLeaver, listLeft } from './queries.ts';
import { COME_BACK_MS, dueAt } from './rules.ts';

/** When a user asked to leave, and when the account is erased; both null while they stay. */
export async function findLeaver(db: Db, userId: number) {
  const { deletion_requested_at: at } = await db
    .selectFrom('users')
    .select('deletion_requested_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { requested_at: at, due_at: at && dueAt(at) };
}

/** Whether nobody else would be left to run the platform. */
export const isLastAdmin = async (db: Db, userId: number): Promise<boolean> =>
  isOnlyOne(await listStayingAdmins(db), userId);

export const isOnlyOne = (admins: readonly number[], userId: number): boolean =>
  admins.length === 1 && admins[0] === userId;

/** The accounts whose time to come back is over. */
export const listOverdue = (db: Db, now: Date): Promise<number[]> =>
  listLeft(db, new Date(now.getTime() - COME_BACK_MS));

/** Hold an account whose time to come back is over; nothing for one that is gone, stays, or has time. */
export async function holdDueLeaver(tx: Tx, userId: number, now: Date) {
  const user = await holdLeaver(tx, userId);
  // guard: Who came back is not erased (../../personal-data/leaving/leaving.test.ts) ‹user?.requestedAt && dueAt(user.requestedAt) <= now ? user : undefined → user›
  return user?.requestedAt && dueAt(user.requestedAt) <= now ? user : undefined;
}

import { RETENTION } from '@mustalah/contract/retention';
import { DAY_MS } from '../../platform/calendar.ts';
import type { Db, Tx } from '../../platform/db.ts';

/** Remove the notices that are older than any reader looks for. */
export const removeOldNotices = (db: Db, now: Date) =>
  db
    .deleteFrom('notifications')
    .where('created_at', '<', new Date(now.getTime() - RETENTION.notificationDays * DAY_MS))
    .execute();

/** Mails that lie in a folder from before that moment are removed. */
export const outboxEnd = (now: Date): Date => new Date(now.getTime() - RETENTION.outboxDays * DAY_MS);

/** Remove everything that a user was told. */
export const forgetNotices = (tx: Tx, userId: number) =>
  tx.deleteFrom('notifications').where('user_id', '=', userId).execute();

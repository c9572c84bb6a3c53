import type { Db } from '../../platform/db.ts';
import { offsetOf, type PageRequest } from '../../platform/paging.ts';

/** One page of a user's notices, newest first, with how many there are and how many are unread. */
export async function listNotices(db: Db, userId: number, page: PageRequest) {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('notifications')
      .select(['id', 'kind', 'title', 'body', 'link', 'read_at', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(page.page_size)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('notifications')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { notices: rows.map(({ read_at, ...row }) => ({ ...row, is_read: read_at !== null })), ...counts };
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Mark a user's notices as read: the named ones, or all. Those of others are left alone. */
export async function markRead(db: Db, userId: number, ids: number[] | undefined, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids?.length ? ids : [0]))
    .execute();
}

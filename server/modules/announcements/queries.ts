import type { Db } from '../../platform/db.ts';

const LATEST = 5;

export const listLatest = (db: Db) =>
  db
    .selectFrom('announcements')
    .select(['id', 'title', 'content'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();

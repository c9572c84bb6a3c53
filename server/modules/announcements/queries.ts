import type { Db, Tx } from '../../platform/db.ts';

const LATEST = 5;

export const listLatest = (db: Db) =>
  db
    .selectFrom('announcements')
    .select(['id', 'title', 'content'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();

const managed = ['id', 'title', 'content', 'created_at', 'updated_at'] as const;

export const listAll = (db: Db) =>
  db
    .selectFrom('announcements')
    .select(managed)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export interface Words {
  title: string;
  content: string;
}

export const insertAnnouncement = (tx: Tx, words: Words, now: Date) =>
  tx
    .insertInto('announcements')
    .values({ ...words, created_at: now, updated_at: now })
    .returning(managed)
    .executeTakeFirstOrThrow();

export const updateAnnouncement = (tx: Tx, id: number, words: Words, now: Date) =>
  tx
    .updateTable('announcements')
    .set({ ...words, updated_at: now })
    .where('id', '=', id)
    .returning(managed)
    .executeTakeFirst();

export const removeAnnouncement = (tx: Tx, id: number) =>
  tx.deleteFrom('announcements').where('id', '=', id).returning(['title', 'content']).executeTakeFirst();

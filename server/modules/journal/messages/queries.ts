import type { ThreadKind } from '@mustalah/contract/journal/messages';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Side } from './rules.ts';

/** One thread of a paper. */
export interface Thread {
  paperId: number;
  thread: ThreadKind;
  /** Whose it is, where it is a reviewer's; else null. */
  reviewerId: number | null;
}

const messages = (db: Db) =>
  db
    .selectFrom('paper_messages as message')
    .innerJoin('users as sender', 'sender.id', 'message.sender_id')
    .select(['message.id', 'thread', 'reviewer_id as reviewerId', 'sender_id as senderId'])
    .select(['sender_side as senderSide', 'body', 'file_key as fileKey', 'file_bytes as fileBytes'])
    .select(['file_sha256 as sha256', 'sent_at as sentAt', 'read_at as readAt', 'sender.name as sender'])
    .$narrowType<{ senderSide: Side }>()
    .orderBy('message.id');
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** All threads of a paper, the first message first. */
export const listMessages = (db: Db, paperId: number) =>
  messages(db).where('message.paper_id', '=', paperId).execute();

/** One of them. */
export const listThread = (db: Db, { paperId, thread, reviewerId }: Thread) =>
  messages(db)
    .where('message.paper_id', '=', paperId)
    .where('thread', '=', thread)
    .where(sql<boolean>`message.reviewer_id is not distinct from ${reviewerId}::bigint`)
    .execute();

interface NewMessage extends Thread {
  senderId: number;
  side: Side;
  body: string;
  file: { key: string; sha256: string; bytes: number } | null;
  now: Date;
}

export const insertMessage = (tx: Tx, { paperId, reviewerId, senderId, file, ...said }: NewMessage) =>
  tx
    .insertInto('paper_messages')
    .values({
      paper_id: paperId,
      thread: said.thread,
      reviewer_id: reviewerId,
      sender_id: senderId,
      sender_side: said.side,
      body: said.body,
      sent_at: said.now,
      ...(file && { file_key: file.key, file_sha256: file.sha256, file_bytes: file.bytes }),
    })
    .execute();

/** Whether the same person has just sent the same. */
export async function wasSent(
  tx: Tx,
  { paperId, thread, reviewerId, senderId, body, hasFile, since }: Sent,
): Promise<boolean> {
  const same = await tx
    .selectFrom('paper_messages')
    .select('id')
    .where('paper_id', '=', paperId)
    .where('thread', '=', thread)
    .where(sql<boolean>`reviewer_id is not distinct from ${reviewerId}::bigint`)
    .where('sender_id', '=', senderId)
    .where('body', '=', body)
    .where('file_key', hasFile ? 'is not' : 'is', null)
    .where('sent_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return same !== undefined;
}
interface Sent extends Thread {
  senderId: number;
  body: string;
  hasFile: boolean;
  since: Date;
}

/** Note what the one side has read of what the other wrote; what was read before stays so. */
export async function markRead(
  db: Db,
  { paperId, thread, reviewerId, bySide, upTo, now }: Thread & { bySide: Side; upTo: number; now: Date },
): Promise<void> {
  await db
    .updateTable('paper_messages')
    .set({ read_at: now })
    .where('paper_id', '=', paperId)
    .where('thread', '=', thread)
    .where(sql<boolean>`reviewer_id is not distinct from ${reviewerId}::bigint`)
    // guard: One’s own message is read by the other side alone (messages.test.ts) ‹bySide === 'editor' ? '<>' : '=' → '<>'›
    .where('sender_side', bySide === 'editor' ? '<>' : '=', 'editor')
    .where('read_at', 'is', null)
    .where('id', '<=', upTo)
    .execute();
}

/** What stands in the way of a reviewer's thread, or of none: where their last assignment to a paper stands. */
export const listLastAssignments = (db: Db, paperId: number) =>
  db
    .selectFrom('paper_assignments as assignment')
    .innerJoin('users', 'users.id', 'assignment.reviewer_id')
    .distinctOn('reviewer_id')
    .select(['reviewer_id as reviewerId', 'assignment.letter', 'state', 'users.name'])
    .select(sql<boolean>`users.is_reviewer and users.status = 'active'`.as('isReviewer'))
    .where('paper_id', '=', paperId)
    .orderBy('reviewer_id')
    .orderBy('round', 'desc')
    .execute();

/** A paper as far as one writes about it. */
export const findPaper = (db: Db, paperId: number) =>
  db
    .selectFrom('papers')
    .innerJoin('users', 'users.id', 'papers.submitter_id')
    .select([
      'papers.id',
      'submitter_id as submitterId',
      'withdrawn_at as withdrawnAt',
      'users.name as submitter',
    ])
    .where('papers.id', '=', paperId)
    .executeTakeFirst();

import type { Db } from '../../../platform/db.ts';

/** What a user wrote about papers, and what editors wrote to them as an author or a reviewer; no other sender is named. */
export async function readMessages(db: Db, userId: number) {
  const rows = await db
    .selectFrom('paper_messages as message')
    .innerJoin('papers', 'papers.id', 'message.paper_id')
    .select(['message.paper_id', 'thread', 'sender_side', 'sender_id', 'body', 'sent_at'])
    .where(({ or, and, eb }) =>
      or([
        eb('sender_id', '=', userId),
        eb('reviewer_id', '=', userId),
        and([eb('thread', '=', 'author'), eb('papers.submitter_id', '=', userId)]),
      ]),
    )
    .orderBy('message.id')
    .execute();
  return rows.map(({ sender_id, ...message }) => ({ ...message, is_own: sender_id === userId }));
}

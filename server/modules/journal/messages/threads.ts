import { urlOf } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import {
  type DeskThread,
  getAuthorMessageFile,
  getPaperMessageFile,
  getReviewerMessageFile,
  type Message,
  type OwnThread,
  type ThreadKind,
} from '@mustalah/contract/journal/messages';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { refuseRelated } from '../paper/hold-as-editor.ts';
import { relationTo } from '../paper/people.ts';
import { reviewerName } from '../paper/reviewer-letter.ts';
import { findPaper, listLastAssignments, listMessages, listThread, type MessageRow } from './queries.ts';
import { type Closed, closedBy, type Side } from './rules.ts';

type Reading = Pick<Deps, 'db' | 'now' | 'secrets'>;

/** The thread of a paper's submitter with the editors; of anybody else's paper there is none. */
export async function readAsAuthor(deps: Deps, user: User, paperId: number): Promise<OwnThread> {
  const paper = await findPaper(deps.db, paperId);
  // guard: A paper of somebody else has no thread (messages.test.ts) ‹paper?.submitterId !== user.id → !paper›
  if (paper?.submitterId !== user.id) throw notFound();
  const rows = await listThread(deps.db, { paperId, thread: 'author', reviewerId: null });
  return { messages: rows.map(ownView(deps, user, paperId, 'author')), closed: sayClosed(closedBy(paper)) };
}

/** The thread of one reviewer with the editors, for whoever was ever asked to review the paper. */
export async function readAsReviewer(deps: Deps, user: User, paperId: number): Promise<OwnThread> {
  const paper = await findPaper(deps.db, paperId);
  const own = (await listLastAssignments(deps.db, paperId)).find(({ reviewerId }) => reviewerId === user.id);
  // guard: Who was never asked to review a paper has no thread on it (messages.test.ts) ‹ || !own →›
  if (!paper || !own) throw notFound();
  const rows = await listThread(deps.db, { paperId, thread: 'reviewer', reviewerId: user.id });
  return {
    messages: rows.map(ownView(deps, user, paperId, 'reviewer')),
    closed: sayClosed(closedBy(paper, own)),
  };
}

/** All threads of a paper, for editors to whom it is a stranger's. */
export async function readAsEditor(
  deps: Deps,
  user: User,
  paperId: number,
): Promise<{ threads: DeskThread[] }> {
  const { db } = deps;
  const paper = await findPaper(db, paperId);
  if (!paper) throw notFound();
  // guard: An editor reads no letters about a paper of their own, or one they were asked to review (messages.test.ts)
  refuseRelated(await relationTo(db, user.id, paperId));
  const rows = await listMessages(db, paperId);
  const asked = await listLastAssignments(db, paperId);
  const threadOf = (
    to: ThreadKind,
    name: string,
    { reviewerId = null, closed }: { reviewerId?: number | null; closed: Closed | null },
  ): DeskThread => {
    const own = rows.filter((each) => each.thread === to && each.reviewerId === reviewerId);
    return {
      to,
      reviewer_id: reviewerId,
      name,
      messages: own.map((row) => ({
        ...view(deps, user, paperId, 'editor')(row),
        is_own: row.senderId === user.id,
        is_of_editors: row.senderSide === 'editor',
        sender: row.sender,
      })),
      unread: own.filter(({ senderSide, readAt }) => senderSide !== 'editor' && readAt === null).length,
      closed: sayClosed(closed),
    };
  };
  return {
    threads: [
      threadOf('author', paper.submitter, { closed: closedBy(paper) }),
      ...asked.map((each) =>
        threadOf('reviewer', `${each.name} (${reviewerName(each.letter)})`, {
          reviewerId: each.reviewerId,
          closed: closedBy(paper, each),
        }),
      ),
      threadOf('editors', '', { closed: null }),
    ],
  };
}

const fileOf = {
  author: getAuthorMessageFile,
  reviewer: getReviewerMessageFile,
  editor: getPaperMessageFile,
};

const view =
  (deps: Reading, user: User, paperId: number, side: Side) =>
  ({ id, body, sentAt, readAt, fileKey, fileBytes, senderSide }: MessageRow): Message => ({
    id,
    is_own: senderSide === side,
    body,
    sent_at: sentAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    file:
      fileKey === null
        ? null
        : {
            url: signLink(deps, urlOf(fileOf[side].path, { params: { id: paperId, message: id } }), user),
            bytes: fileBytes,
          },
  });

const ownView = (deps: Reading, user: User, paperId: number, side: 'author' | 'reviewer') =>
  view(deps, user, paperId, side);

const sayClosed = (closed: Closed | null): string | null => closed && errorText[closed];

/** The file of one message that this person may read; nothing of another thread. */
export async function findFileFor(db: Db, user: User, side: Side, paperId: number, messageId: number) {
  const paper = await findPaper(db, paperId);
  if (!paper) throw notFound();
  if (side === 'author' && paper.submitterId !== user.id) throw notFound();
  if (side === 'editor' && (await relationTo(db, user.id, paperId)) !== 'stranger') throw notFound();
  // guard: A file is opened from the thread that it was sent in (messages.test.ts) ‹side === 'editor' → true as boolean›
  const rows =
    side === 'editor'
      ? await listMessages(db, paperId)
      : await listThread(db, { paperId, thread: side, reviewerId: side === 'reviewer' ? user.id : null });
  const found = rows.find(({ id }) => id === messageId);
  if (!found?.fileKey) throw notFound();
  return { key: found.fileKey, sha256: found.sha256, bytes: found.fileBytes };
}

import { errorText } from '@mustalah/contract/errors';
import type { ReceivedFile } from '@mustalah/contract/files';
import type { ThreadKind } from '@mustalah/contract/journal/messages';
import type { KeptFile } from '../../../gateways/files.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { type HeldPaper, holdPaper } from '../paper/held-paper.ts';
import { holdAsEditor } from '../paper/hold-as-editor.ts';
import { withKept } from '../paper/keep-upload.ts';
import { holdsName, listAuthorNames, listReviewerNames } from '../paper/named-people.ts';
import { findAuthorship } from '../paper/people.ts';
import { tellAuthor, tellEditors, tellReviewer } from '../paper/tell.ts';
import { messageText } from '../paper/text.ts';
import { inspectUpload } from '../submission/inspect-upload.ts';
import { refusingUnreadable } from '../submission/refuse-unreadable.ts';
import { insertMessage, listLastAssignments, wasSent } from './queries.ts';
import { closedBy, SAME_MESSAGE_MS, type Side } from './rules.ts';

interface Outgoing {
  paperId: number;
  senderId: number;
  side: Side;
  body: string;
  /** To whom, where an editor writes. */
  to?: ThreadKind | undefined;
  reviewerId?: number | undefined;
}

/**
 * Send a message in its thread, and tell whom it is for. What an editor attaches goes out without a name in it: it may
 * come from the other side.
 */
export async function sendMessage(deps: Deps, message: Outgoing, upload?: ReceivedFile): Promise<void> {
  if (!upload) {
    await deps.db.transaction().execute((tx) => send(tx, deps, message, null));
    return;
  }
  // Before the work on the file; it is asked again when it is sent.
  await deps.db.transaction().execute((tx) => holdThread(tx, message));
  await inspectUpload(deps, upload.path, message.senderId);
  const isToBlindSide = message.side === 'editor' && message.to !== 'editors';
  // guard: What an editor attaches for a blind side goes out without names in it (messages.test.ts) ‹isToBlindSide → false as boolean›
  const content = isToBlindSide
    ? await refusingUnreadable(deps.gateways.pdf.anonymise(upload.path, message.senderId))
    : { path: upload.path };
  await withKept(deps.gateways.files, { content, type: upload.type }, (file) =>
    deps.db.transaction().execute(async (tx) => ({ isUsed: await send(tx, deps, message, file) })),
  );
}

/** Whether it was sent: twice in a moment it is sent once. */
async function send(
  tx: Tx,
  deps: DepsInTransaction,
  message: Outgoing,
  file: KeptFile | null,
): Promise<boolean> {
  const { paper, thread, reviewerId } = await holdThread(tx, message);
  const { senderId, side, body } = message;
  const now = deps.now();
  const since = new Date(now.getTime() - SAME_MESSAGE_MS);
  const to = { paperId: paper.id, thread, reviewerId };
  // guard: The same words sent twice are one message (messages.test.ts)
  if (await wasSent(tx, { ...to, senderId, body, hasFile: file !== null, since })) return false;
  if (side === 'editor') await refuseNames(tx, { paperId: paper.id, thread, body });
  await insertMessage(tx, { ...to, senderId, side, body, file, now });
  await tell(tx, deps, paper, { thread, reviewerId, side, body });
  return true;
}

interface HeldThread {
  paper: HeldPaper;
  thread: ThreadKind;
  reviewerId: number | null;
}

/** Hold a paper for a message in a thread that its sender may write in. */
async function holdThread(
  tx: Tx,
  { paperId, senderId, side, to, reviewerId }: Outgoing,
): Promise<HeldThread> {
  if (side === 'editor') {
    const paper = await holdAsEditor(tx, senderId, paperId);
    if (to !== 'reviewer') {
      if (to === 'author') refuseClosed(closedBy(paper));
      return { paper, thread: to ?? 'editors', reviewerId: null };
    }
    const asked = (await listLastAssignments(tx, paperId)).find((each) => each.reviewerId === reviewerId);
    if (!asked) throw new Refusal(400, 'not_reviewer', { fields: { reviewer_id: [errorText.not_reviewer] } });
    refuseClosed(closedBy(paper, asked));
    return { paper, thread: 'reviewer', reviewerId: asked.reviewerId };
  }
  const paper = await holdPaper(tx, paperId);
  if (!paper) throw notFound();
  if (side === 'author') {
    if (paper.submitterId !== senderId) throw notFound();
    refuseClosed(closedBy(paper));
    return { paper, thread: 'author', reviewerId: null };
  }
  const own = (await listLastAssignments(tx, paperId)).find((each) => each.reviewerId === senderId);
  if (!own) throw notFound();
  refuseClosed(closedBy(paper, own));
  if (await findAuthorship(tx, senderId, paperId)) throw new Refusal(409, 'conflict_of_interest');
  return { paper, thread: 'reviewer', reviewerId: senderId };
}

function refuseClosed(closed: ReturnType<typeof closedBy>): void {
  if (closed) throw new Refusal(409, closed);
}

/** An editor who knows both sides names neither to the other. */
async function refuseNames(
  tx: Tx,
  { paperId, thread, body }: { paperId: number; thread: ThreadKind; body: string },
): Promise<void> {
  if (thread === 'editors') return;
  const [code, names] =
    thread === 'author'
      ? (['letter_names_reviewer', await listReviewerNames(tx, paperId)] as const)
      : (['letter_names_author', await listAuthorNames(tx, paperId)] as const);
  // guard: An editor names neither side to the other (messages.test.ts)
  if (holdsName(body, names)) throw new Refusal(400, code, { fields: { body: [errorText[code]] } });
}

async function tell(
  tx: Tx,
  deps: DepsInTransaction,
  paper: HeldPaper,
  { thread, reviewerId, side, body }: Omit<HeldThread, 'paper'> & { side: Side; body: string },
): Promise<void> {
  if (side !== 'editor') {
    const text = side === 'author' ? messageText.fromAuthor : messageText.fromReviewer;
    return tellEditors(tx, deps, paper, text(paper.title, body));
  }
  if (thread === 'author') return tellAuthor(tx, deps, paper, messageText.toAuthor(paper.title, body));
  if (reviewerId !== null) {
    const to = { paperId: paper.id, reviewerId };
    await tellReviewer(tx, deps, to, messageText.toReviewer(paper.title, body));
  }
}

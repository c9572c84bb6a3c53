import type { SentFile } from '@mustalah/contract/files';
import * as messages from '@mustalah/contract/journal/messages';
import type { FastifyInstance } from 'fastify';
import { contentOf } from '../../../gateways/files.ts';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import type { User } from '../../../platform/session.ts';
import { markRead } from './queries.ts';
import type { Side } from './rules.ts';
import { sendMessage } from './send.ts';
import { messageDone } from './text.ts';
import { findFileFor, readAsAuthor, readAsEditor, readAsReviewer } from './threads.ts';

export function messagesRoutes(app: FastifyInstance, deps: Deps): void {
  editorRoutes(app, deps);

  route(app, messages.listAuthorMessages, ({ params, user }) => readAsAuthor(deps, user, params.id));

  route(app, messages.sendAuthorMessage, async ({ params: { id }, body: { body }, files, user }) => {
    const message = { paperId: id, senderId: user.id, side: 'author', body } as const;
    await sendMessage(deps, message, files.pdf_file);
    return readAsAuthor(deps, user, id);
  });

  route(app, messages.readAuthorMessages, async ({ params: { id }, body, user }) => {
    await readAsAuthor(deps, user, id);
    const thread = { paperId: id, thread: 'author', reviewerId: null } as const;
    await markRead(deps.db, { ...thread, bySide: 'author', upTo: body.up_to, now: deps.now() });
    return messageDone;
  });

  route(app, messages.getAuthorMessageFile, (call) => open(deps, 'author', call));

  route(app, messages.listReviewerMessages, ({ params, user }) => readAsReviewer(deps, user, params.id));

  route(app, messages.sendReviewerMessage, async ({ params: { id }, body: { body }, files, user }) => {
    const message = { paperId: id, senderId: user.id, side: 'reviewer', body } as const;
    await sendMessage(deps, message, files.pdf_file);
    return readAsReviewer(deps, user, id);
  });

  route(app, messages.readReviewerMessages, async ({ params: { id }, body, user }) => {
    await readAsReviewer(deps, user, id);
    const thread = { paperId: id, thread: 'reviewer', reviewerId: user.id } as const;
    await markRead(deps.db, { ...thread, bySide: 'reviewer', upTo: body.up_to, now: deps.now() });
    return messageDone;
  });

  route(app, messages.getReviewerMessageFile, (call) => open(deps, 'reviewer', call));
}

function editorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, messages.listPaperMessages, ({ params, user }) => readAsEditor(deps, user, params.id));

  route(app, messages.sendPaperMessage, async ({ params: { id }, body: said, files, user }) => {
    const { body, to, reviewer_id: reviewerId } = said;
    const message = { paperId: id, senderId: user.id, side: 'editor', body, to, reviewerId } as const;
    await sendMessage(deps, message, files.pdf_file);
    return readAsEditor(deps, user, id);
  });

  route(app, messages.readPaperMessages, async ({ params: { id }, body, user }) => {
    await readAsEditor(deps, user, id);
    const { to: thread, reviewer_id: reviewerId = null, up_to: upTo } = body;
    const read = { paperId: id, thread, reviewerId, bySide: 'editor', upTo, now: deps.now() } as const;
    await markRead(deps.db, read);
    return messageDone;
  });

  route(app, messages.getPaperMessageFile, (call) => open(deps, 'editor', call));
}

/** A file under a name that tells nothing of whoever sent it. */
async function open(
  { db, gateways: { files } }: Deps,
  side: Side,
  { user, params: { id, message } }: { user: User; params: { id: number; message: number } },
): Promise<SentFile<'application/pdf'>> {
  const kept = await findFileFor(db, user, side, id, message);
  return {
    type: 'application/pdf',
    name: `message-${message}.pdf`,
    inline: true,
    content: contentOf(files, kept),
  };
}

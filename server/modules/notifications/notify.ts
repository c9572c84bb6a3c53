import { mailJob } from '../../gateways/mail.ts';
import type { Tx } from '../../platform/db.ts';
import type { DepsInTransaction } from '../../platform/deps.ts';
import { publicUrlOf } from '../../platform/public-url.ts';
import { findMailbox } from '../accounts/public-users.ts';
import { mailText } from './text.ts';

export interface Notice {
  userId: number;
  /** For instance `term_approved`. */
  kind: string;
  title: string;
  body: string;
  /** A path of ours, or empty. */
  link: string;
}

/** Tell one user about a decision, on the site and by mail, once the transaction commits. */
export async function notify(
  tx: Tx,
  deps: DepsInTransaction,
  { userId, kind, title, body, link }: Notice,
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({ user_id: userId, kind, title, body, link, created_at: deps.now() })
    .execute();
  const mailbox = await findMailbox(tx, userId);
  if (!mailbox) return;
  const address = link && publicUrlOf(deps.config) + link;
  const text = mailText({ name: mailbox.name, title, body, address });
  await deps.jobs.send(tx, mailJob, { to: mailbox.email, subject: title, text });
}

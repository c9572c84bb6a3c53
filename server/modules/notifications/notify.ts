import { mailJob } from '../../gateways/mail.ts';
import { DAY_MS } from '../../platform/calendar.ts';
import type { Tx } from '../../platform/db.ts';
import type { DepsInTransaction } from '../../platform/deps.ts';
import { publicUrlOf } from '../../platform/public-url.ts';
import { findMailbox } from '../accounts/public-users.ts';
import { mailText } from './text.ts';

/** What telling somebody needs, inside the transaction that is told of. */
export type Telling = Pick<DepsInTransaction, 'config' | 'jobs' | 'now'>;

export interface Notice {
  userId: number;
  /** For instance `term_approved`. */
  kind: string;
  title: string;
  body: string;
  /** A path of ours, or empty. */
  link: string;
  /** The caller sends a mail about it that says more. */
  hasOwnMail?: boolean;
  /** Kinds that one person may bring about in turn: of these one mail a day is enough for one link. */
  toggles?: readonly string[];
}

/** Tell one user about a decision, on the site and by mail, once the transaction commits. */
export async function notify(
  tx: Tx,
  deps: Telling,
  { userId, kind, title, body, link, hasOwnMail = false, toggles = [] }: Notice,
): Promise<void> {
  const isRepeated = await replaceToggles(tx, { userId, link, toggles, now: deps.now() });
  await tx
    .insertInto('notifications')
    .values({ user_id: userId, kind, title, body, link, created_at: deps.now() })
    .execute();
  const mailbox = await findMailbox(tx, userId);
  if (!mailbox || isRepeated || hasOwnMail) return;
  const address = link && publicUrlOf(deps.config) + link;
  const text = mailText({ name: mailbox.name, title, body, address });
  await deps.jobs.send(tx, mailJob, {
    to: mailbox.email,
    subject: title,
    text,
    ...(address && { link: address }),
  });
}

/** Remove the day's earlier notices of these kinds about one thing; give whether there was one. */
async function replaceToggles(
  tx: Tx,
  { userId, link, toggles, now }: { userId: number; link: string; toggles: readonly string[]; now: Date },
): Promise<boolean> {
  if (toggles.length === 0) return false;
  const removed = await tx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('link', '=', link)
    .where('kind', 'in', [...toggles])
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .returning('id')
    .execute();
  return removed.length > 0;
}

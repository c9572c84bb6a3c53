import { mailJob } from '../../../gateways/mail.ts';
import type { Tx } from '../../../platform/db.ts';
import type { DepsInTransaction } from '../../../platform/deps.ts';
import { findMailbox } from '../public-users.ts';
import { type SecurityEvent, securityMail } from './text.ts';

/** Write to a user about their own security, where their address is known to be theirs. */
export async function tellOfSecurity(
  tx: Tx,
  { jobs }: Pick<DepsInTransaction, 'jobs'>,
  userId: number,
  event: SecurityEvent,
): Promise<void> {
  const mailbox = await findMailbox(tx, userId);
  if (mailbox) await jobs.send(tx, mailJob, { to: mailbox.email, ...securityMail(mailbox.name, event) });
}

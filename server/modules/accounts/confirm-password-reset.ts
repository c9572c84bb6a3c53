import { mailJob } from '../../gateways/mail.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { findWayBack, takeAddressBack } from './email/former-address.ts';
import { hashToken } from './opaque-token.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './passwords/objection.ts';
import { findReset, getUser, lockActiveUser, raiseEpoch, writePassword } from './queries.ts';
import { nameFor } from './rules.ts';
import { forgetGuesses } from './second-factor/answer-factor.ts';
import { revokeSessions } from './sessions.ts';
import { forgetFailures } from './sign-in-attempts.ts';
import { passwordChangedMail } from './text.ts';

export interface ResetConfirmation {
  token: string;
  password: string;
}

const linkInvalid = () => new Refusal(400, 'reset_link_invalid');

/**
 * Set a new password by a link that works once, and end all sessions of its owner. The link that the mailbox of before got
 * when the address changed gives the account its address back as well.
 */
export async function confirmPasswordReset(
  deps: Deps,
  { token, password }: ResetConfirmation,
): Promise<void> {
  const { db, jobs, now } = deps;
  const hash = hashToken(token);
  const reset = (await findReset(db, hash, now())) ?? (await findWayBack(db, hash, now()));
  // Before the costly hash, so that nobody buys work with random links.
  if (!reset) throw linkInvalid();
  refuseWeakPassword(password, await getUser(db, reset.user_id));
  const passwordHash = await hashPassword(password);

  const email = await db.transaction().execute(async (tx) => {
    const user = await lockActiveUser(tx, reset.user_id);
    // Of two confirmations at once the second finds the link gone.
    const way = user && (await findWayBack(tx, hash, now()));
    if (!user || !(way || (await findReset(tx, hash, now())))) throw linkInvalid();
    await writePassword(tx, user, passwordHash);
    if (way) await takeAddressBack(tx, way, now());
    const mailbox = way?.email ?? user.email;
    await raiseEpoch(tx, user.id);
    await revokeSessions(tx, user.id, now());
    await jobs.send(tx, mailJob, { to: mailbox, ...passwordChangedMail(nameFor(user), 'by_link') });
    return mailbox;
  });
  await forgetFailures(deps, email);
  await forgetGuesses(deps, reset.user_id);
}

import { mailJob } from '../../gateways/mail.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
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

/** Set a new password by a link that works once, and end all sessions of its owner. */
export async function confirmPasswordReset(
  deps: Deps,
  { token, password }: ResetConfirmation,
): Promise<void> {
  const { db, jobs, now } = deps;
  const hash = hashToken(token);
  const reset = await findReset(db, hash, now());
  // Before the costly hash, so that nobody buys work with random links.
  if (!reset) throw linkInvalid();
  refuseWeakPassword(password, await getUser(db, reset.user_id));
  const passwordHash = await hashPassword(password);

  const email = await db.transaction().execute(async (tx) => {
    const user = await lockActiveUser(tx, reset.user_id);
    // Of two confirmations at once the second finds the link gone.
    if (!user || !(await findReset(tx, hash, now()))) throw linkInvalid();
    await writePassword(tx, user, passwordHash);
    await raiseEpoch(tx, user.id);
    await revokeSessions(tx, user.id, now());
    await jobs.send(tx, mailJob, { to: user.email, ...passwordChangedMail(nameFor(user), 'by_link') });
    return user.email;
  });
  await forgetFailures(deps, email);
  await forgetGuesses(deps, reset.user_id);
}

import { changeEmail } from '@mustalah/contract/accounts';
import { errorText } from '@mustalah/contract/errors';
import { mailJob } from '../../../gateways/mail.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { countOnly } from '../../../platform/rate-limit.ts';
import { isPasswordOf } from '../password.ts';
import { findCredentials, getUser, lockActiveUser } from '../queries.ts';
import { addressChangeMail } from '../text.ts';
import { emailTaken } from './confirm-email.ts';
import { isKeptForAnother } from './former-address.ts';
import { askToConfirm } from './send-link.ts';

export interface EmailChange {
  email: string;
  /** Of the account: a session that was left open is not enough. */
  password: string;
}

/** Send a link to the new address, which holds once it is opened, and tell the old one. */
export async function requestEmailChange(
  deps: Deps,
  userId: number,
  { email, password }: EmailChange,
): Promise<void> {
  const { db, jobs } = deps;
  const { email: current } = await getUser(db, userId);
  const account = await findCredentials(db, current);
  // guard: A session that was left open does not change the address (confirm-email.test.ts)
  if (!(await isPasswordOf(account?.password_hash, password))) {
    throw new Refusal(400, 'wrong_password', { fields: { password: [errorText.wrong_password] } });
  }
  if (email === current) {
    throw new Refusal(400, 'same_email', { fields: { email: [errorText.same_email] } });
  }
  if ((await findCredentials(db, email)) || (await isKeptForAnother(db, email, userId, deps.now()))) {
    throw emailTaken();
  }
  // Not before the password: what costs nothing must not use up the address of another.
  await countOnly(deps, changeEmail, 'sent_links', { user: null, ip: '', body: { email } });
  await db.transaction().execute(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    if (!user) throw notFound();
    await askToConfirm(tx, deps, { userId, email });
    // An address that nobody has confirmed may be a stranger's.
    if (user.email_confirmed_at === null) return;
    await jobs.send(tx, mailJob, { to: user.email, ...addressChangeMail(user.name, email) });
  });
}

/** Send the link of an account that waits once more. */
export async function resendConfirmation(deps: Deps, userId: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    if (!user) throw notFound();
    if (user.email_confirmed_at !== null) throw new Refusal(409, 'already_confirmed');
    await askToConfirm(tx, deps, { userId, email: user.email });
  });
}

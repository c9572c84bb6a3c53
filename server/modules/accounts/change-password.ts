import { errorText } from '@mustalah/contract/errors';
import { mailJob } from '../../gateways/mail.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound, Refusal } from '../../platform/errors.ts';
import type { User } from '../../platform/session.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { refuseWeakPassword } from './passwords/objection.ts';
import { findPasswordHash, getUser, lockActiveUser, writePassword } from './queries.ts';
import { nameFor } from './rules.ts';
import { revokeSessions } from './sessions.ts';
import { passwordChangedMail } from './text.ts';

export interface PasswordChange {
  /** The one until now: a session that was left open is not enough. */
  current: string;
  password: string;
}

const refusal = (field: keyof PasswordChange, code: 'wrong_password' | 'same_password') =>
  new Refusal(400, code, { fields: { [field]: [errorText[code]] } });

/** Give an account another password, end its other sign-ins, and tell its owner by mail. */
export async function changePassword(
  deps: Deps,
  { id, session }: User,
  { current, password }: PasswordChange,
): Promise<void> {
  const { db, jobs, now } = deps;
  const before = await findPasswordHash(db, id);
  if (!(await isPasswordOf(before, current))) throw refusal('current', 'wrong_password');
  if (password === current) throw refusal('password', 'same_password');
  refuseWeakPassword(password, await getUser(db, id));
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const user = await lockActiveUser(tx, id);
    if (!user) throw notFound();
    // Of two changes at once the second no longer names the password that holds.
    if ((await findPasswordHash(tx, id)) !== before) throw refusal('current', 'wrong_password');
    await writePassword(tx, user, passwordHash);
    await revokeSessions(tx, id, now(), session.familyId);
    await jobs.send(tx, mailJob, { to: user.email, ...passwordChangedMail(nameFor(user), 'by_owner') });
  });
}

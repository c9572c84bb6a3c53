import { errorText } from '@mustalah/contract/errors';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { hashToken } from '../opaque-token.ts';
import { lockActiveUser } from '../queries.ts';
import { holdPayouts } from '../wallet/hold-payouts.ts';
import { isKeptForAnother, leaveAddress } from './former-address.ts';

/**
 * Confirm a user by what is passed and count, in the same transaction, what they did before.
 *
 * Votes and points are none of ours: whoever keeps them gives this.
 */
export type CountFromNow = (
  deps: Deps,
  userId: number,
  confirm: (tx: Tx) => Promise<unknown>,
) => Promise<void>;

const linkInvalid = () => new Refusal(400, 'confirm_link_invalid');
export const emailTaken = () =>
  new Refusal(400, 'email_taken', { fields: { email: [errorText.email_taken] } });

/** Give an account the address that a link was sent to, confirmed, by a link that works once. */
export async function confirmEmail(deps: Deps, token: string, countFromNow: CountFromNow): Promise<void> {
  const { db, now } = deps;
  const hash = hashToken(token);
  const link = await findLink(db, hash, now());
  if (!link) throw linkInvalid();
  const write = countFromNow(deps, link.user_id, async (tx) => {
    // Of two confirmations at once the second finds the link gone.
    // guard: Of two confirmations at once one finds the link gone (confirm-email.test.ts, ../../terms/votes/count-waiting.test.ts)
    if (!(await findLink(tx, hash, now()))) throw linkInvalid();
    await tx.deleteFrom('email_confirmations').where('user_id', '=', link.user_id).execute();
    if (!(await writeEmail(tx, deps, link.user_id, link.email))) throw linkInvalid();
    if (await isKeptForAnother(tx, link.email, link.user_id, now())) throw emailTaken();
  });
  await write.catch((error: unknown) => {
    if (isTaken(error)) throw emailTaken();
    throw error;
  });
}

const findLink = (db: Deps['db'], hash: Buffer, now: Date) =>
  db
    .selectFrom('email_confirmations')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hash)
    // guard: A link that is too old confirms nothing (confirm-email.test.ts, ../../terms/votes/count-waiting.test.ts) ‹now → new Date(now.getTime() - 9e9)›
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Nothing for an account that is suspended. */
async function writeEmail(tx: Tx, deps: DepsInTransaction, userId: number, email: string): Promise<boolean> {
  const user = await lockActiveUser(tx, userId);
  if (!user) return false;
  await tx
    .updateTable('users')
    .set({ email, email_confirmed_at: user.email_confirmed_at ?? deps.now() })
    .where('id', '=', userId)
    .execute();
  // A link in the mailbox that the account leaves opens it no longer.
  // guard: A link in the mailbox that an account leaves opens it no longer (confirm-email.test.ts, ../../terms/votes/count-waiting.test.ts) ‹!== email → === null›
  if (user.email !== email) {
    await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    await holdPayouts(tx, deps, userId);
    // One that nobody has confirmed may be a stranger's.
    if (user.email_confirmed_at !== null) await leaveAddress(tx, deps, { userId, email: user.email });
  }
  return true;
}

/** The operator vouches for the address that an account has. */
export const confirmByHand = (tx: Tx, userId: number, now: Date) =>
  tx
    .updateTable('users')
    .set((row) => ({ email_confirmed_at: row.fn.coalesce('email_confirmed_at', row.val(now)) }))
    .where('id', '=', userId)
    .execute();

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'users_email_key';

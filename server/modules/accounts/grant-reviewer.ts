import { errorText } from '@mustalah/contract/errors';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { findUserByEmail } from './public-users.ts';
import { lockStanding, writeStanding } from './queries.ts';
import { actOf } from './rules.ts';

/**
 * Make the account with an address a reviewer at the word of a journal editor, who can give no other right and take none
 * away. Asked twice, it is done once. Gives whose account it is.
 */
export async function grantReviewer(
  { db }: Pick<Deps, 'db'>,
  { email, actorId }: { email: string; actorId: number },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const account = await findUserByEmail(tx, email);
    if (!account) throw noSuchAccount();
    await grantTo(tx, account, actorId);
    return account.id;
  });
}

const noSuchAccount = () =>
  new Refusal(400, 'no_such_account', { fields: { email: [errorText.no_such_account] } });

/** The same of an account that is known, beside what follows from it. */
export async function grantTo(
  tx: Tx,
  account: { id: number; email_confirmed_at: Date | null },
  actorId: number,
): Promise<void> {
  const before = await lockStanding(tx, account.id);
  if (!before) throw noSuchAccount();
  // guard: Only who can be written to, and is not suspended, becomes a reviewer (grant-reviewer.test.ts)
  if (before.status !== 'active' || !account.email_confirmed_at) throw new Refusal(409, 'account_not_ready');
  // guard: Nobody who has read the names on the desk becomes a reviewer by it (grant-reviewer.test.ts)
  if (before.role !== 'user') throw new Refusal(409, 'editor_knows_author');
  const after = { ...before, is_reviewer: true };
  const act = actOf(before, after);
  if (!act) return;
  await writeStanding(tx, account.id, after);
  await audit(tx, {
    actorId,
    action: act,
    subject: `user:${account.id}`,
    detail: { from: before, to: after },
  });
}

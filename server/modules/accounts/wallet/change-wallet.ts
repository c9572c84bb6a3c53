import { updateCurrentUser } from '@mustalah/contract/accounts';
import { demandAssurance, findProof } from '../../../platform/assurance.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { DepsInTransaction } from '../../../platform/deps.ts';
import type { User } from '../../../platform/session.ts';
import { balancesOf } from '../../rewards/balances.ts';
import { hashOfNetwork } from '../networks/note-network.ts';
import { holdAfter, later } from './rules.ts';
import { walletMailJob } from './send-way-back.ts';
import { walletNotice } from './text.ts';

/** What tells a user on the site; notices are none of ours. */
export type Tell = (
  tx: Tx,
  deps: DepsInTransaction,
  notice: { userId: number; kind: string; title: string; body: string; link: string; hasOwnMail: true },
) => Promise<void>;

/** A wallet that the caller holds the lock of, on its user's row. */
export interface HeldWallet {
  wallet_address: string;
  wallet_held_until: Date | null;
}

export interface WalletWrite {
  user: Pick<User, 'id' | 'session'>;
  held: HeldWallet;
  /** Empty for none. */
  to: string;
  /** The address of the caller. */
  address: string;
}

/**
 * Put another wallet in the place of the one that is saved, if it is another.
 *
 * Points are paid to it, so a token alone does not replace one. Payouts wait meanwhile, and a mail to the owner carries
 * the way back.
 */
export async function changeWallet(
  tx: Tx,
  deps: DepsInTransaction,
  tell: Tell,
  { user, held, to, address }: WalletWrite,
): Promise<void> {
  const from = held.wallet_address;
  if (from === to) return;
  const proof =
    from === ''
      ? await findProof(tx, user.session.familyId)
      : await demandAssurance({ db: tx, config: deps.config, now: deps.now }, updateCurrentUser, user);
  const now = deps.now();
  const hasPoints = (await balancesOf(tx, user.id)).available > 0n;
  const heldUntil = holdAfter({ from, hasPoints, now, holdHours: deps.config.WALLET_HOLD_HOURS });
  await tx
    .updateTable('users')
    .set({ wallet_address: to, wallet_held_until: later(held.wallet_held_until, heldUntil) })
    .where('id', '=', user.id)
    .execute();
  const { id } = await tx
    .insertInto('wallet_changes')
    .values({
      user_id: user.id,
      old_wallet: from,
      new_wallet: to,
      proved_by: proof?.provedBy ?? null,
      network_hash: hashOfNetwork(address, deps.secrets),
      held_until: heldUntil,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(tx, {
    actorId: user.id,
    action: 'user.wallet',
    subject: `user:${user.id}`,
    detail: { from, to, held_until: heldUntil },
  });
  await tell(tx, deps, { userId: user.id, ...walletNotice(heldUntil) });
  await deps.jobs.send(tx, walletMailJob, { changeId: id });
}

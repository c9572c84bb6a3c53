import { walletFault } from '../../../gateways/solana/wallet-address.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { doubtfulPoints } from '../../terms/review/doubtful-points.ts';
import { ceilingsOf, holdOrdered } from '../allowance.ts';
import { type ApprovalAsked, addApproval, approvalsOf } from '../approvals/queries.ts';
import { hasDisagreements } from '../audit/queries.ts';
import { recoveryJob } from '../jobs.ts';
import type { Paying } from '../paying.ts';
import { lockPayee } from '../people-queries.ts';
import type { PayoutRow } from '../queries.ts';
import { agreedTo, ceilingObjection, payable, paymentOf, writeUnits } from '../rules.ts';
import type { SkipReason } from '../text.ts';
import { findOpenPayout, insertPayout } from './queries.ts';

export interface Wanted {
  userId: number;
  adminId: number;
  signer: 'key' | 'wallet';
}

export type Reservation =
  | { is: 'new'; payout: PayoutRow }
  /** A payout of this user is under way. */
  | { is: 'open'; payout: PayoutRow }
  | { is: 'skipped'; userId: number; email: string; reason: SkipReason };

/**
 * Begin a payout: one at a time for each user, whose points are set aside for it. All that is paid is decided here,
 * from the ledger and the profile, and stays as it is.
 */
export const reserve = (deps: Paying, wanted: Wanted): Promise<Reservation> =>
  deps.db.transaction().execute((tx) => reserveWithin(tx, deps, wanted));

async function reserveWithin(
  tx: Tx,
  { solana, config, jobs, now }: Omit<Paying, 'db'>,
  { userId, adminId, signer }: Wanted,
): Promise<Reservation> {
  // Whoever clicks again at the same moment waits here.
  const points = await holdPoints(tx, [userId]);
  const payee = await lockPayee(tx, userId);
  if (!payee) return { is: 'skipped', userId, email: '', reason: 'unknown_user' };
  const { email, wallet_address: wallet } = payee;
  const skip = (reason: SkipReason): Reservation => ({ is: 'skipped', userId, email, reason });
  // guard: Nobody orders a payout of their own (../approvals/approvals.test.ts)
  if (userId === adminId) return skip('own_payout');

  const open = await findOpenPayout(tx, userId);
  // guard: A user has one payout at a time (../races.test.ts)
  if (open) return { is: 'open', payout: open };
  // guard: Nobody is paid while ledger and chain disagree, also who began before (../audit/audit.test.ts)
  if (await hasDisagreements(tx)) return skip('blocked');
  const { mint, treasury, decimals, genesis, pace } = solana;
  const doubtful = await doubtfulPoints(tx, [userId]);
  const { objection, units: payableUnits } = paymentOf(
    {
      status: payee.status,
      isConfirmed: payee.email_confirmed_at !== null,
      available: points.available(userId),
      // guard: Points that stand on nothing that counts are not paid (../owed.test.ts, routes.test.ts) ‹doubtful.get(userId) ??  →›
      doubtful: doubtful.get(userId) ?? 0n,
    },
    decimals,
  );
  // guard: Nothing is sent to an address without a key (../chain-faults.test.ts) ‹ ?? walletFault(wallet, [mint, treasury]) →›
  const reason = objection ?? walletFault(wallet, [mint, treasury]);
  if (reason) return skip(reason);
  // guard: Nothing is set aside while a changed wallet waits (ceilings.test.ts)
  if (payee.isHeld) return skip('wallet_held');

  const ceilings = ceilingsOf(config);
  const state = (await approvalsOf(tx, [userId])).get(userId);
  const agreed = agreedTo(payableUnits, ceilings, { state, adminId });
  const { units, tokens } = payable(agreed.units, decimals);
  const ceiling = ceilingObjection(units, await holdOrdered(tx, userId), ceilings);
  // guard: What is above a ceiling is not paid (ceilings.test.ts)
  if (ceiling) return skip(ceiling);
  if (agreed.objection === 'needs_approval') {
    await ask(tx, { userId, wallet, units, adminId });
    return skip('waits_for_approval');
  }
  if (agreed.objection) return skip(agreed.objection);

  const payout = await insertPayout(tx, {
    userId,
    email,
    wallet,
    genesis,
    mint,
    decimals,
    treasury,
    units,
    tokens,
    signer,
    requestedBy: adminId,
    approvalId: agreed.approvalId,
    leaseMs: signer === 'key' ? pace.leaseMs : pace.walletLeaseMs,
  });
  await points.reserve({ userId, id: payout.id, amount: units, now: now() });
  await audit(tx, {
    actorId: adminId,
    action: 'payout.order',
    subject: `payout:${payout.id}`,
    detail: { user: userId, amount: writeUnits(units), signer },
  });
  // Whatever becomes of this process, somebody looks after the payout.
  await jobs.send(tx, recoveryJob, {});
  return { is: 'new', payout };
}

/** Ask other admins to agree; once, however often it is ordered meanwhile. */
async function ask(tx: Tx, asked: ApprovalAsked): Promise<void> {
  if (!(await addApproval(tx, asked))) return;
  await audit(tx, {
    actorId: asked.adminId,
    action: 'payout.ask',
    subject: `user:${asked.userId}`,
    detail: { amount: writeUnits(asked.units), wallet: asked.wallet },
  });
}

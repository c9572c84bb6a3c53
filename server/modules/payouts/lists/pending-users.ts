import type { Received } from '@mustalah/contract/endpoint';
import type { PendingUser, listPendingUsers as pendingUsers } from '@mustalah/contract/payouts/payees';
import type { z } from 'zod';
import { walletFault } from '../../../gateways/solana/wallet-address.ts';
import type { Solana } from '../../../gateways/solana.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db.ts';
import { doubtfulPoints } from '../../terms/review/doubtful-points.ts';
import { ceilingsOf, orderedInAll, orderedOf } from '../allowance.ts';
import { approvalsOf } from '../approvals/queries.ts';
import { whyOf } from '../present.ts';
import {
  type ApprovalState,
  agreedTo,
  awaitsDecision,
  type Ceilings,
  ceilingObjection,
  type Ordered,
  paymentOf,
  readUnits,
  writeUnits,
} from '../rules.ts';
import { listPayees, type PayeeRow } from './queries.ts';

/** As many decimals as the ledger has, where no token is configured. */
export const LEDGER_DECIMALS = 6;

/** Who looks, and by what rules. */
export interface Viewing {
  db: Db;
  solana: Solana | null;
  config: Config;
  adminId: number;
}

type Listed = z.input<typeof PendingUser>;

/** A page of those who have points, with what they would be paid and why it is not more. */
export async function listPendingUsers(
  viewing: Viewing,
  { search, after, ...page }: Received<typeof pendingUsers>['query'],
): Promise<Listed[]> {
  const place = after && { units: readUnits(after.balance), id: after.id };
  return presentPayees(viewing, await listPayees(viewing.db, search, { ...page, after: place }));
}

/** What these would be paid by an order of this admin, and why it is not more. */
export async function presentPayees(
  { db, solana, config, adminId }: Viewing,
  rows: readonly PayeeRow[],
): Promise<Listed[]> {
  const ids = rows.map(({ id }) => id);
  const [doubtful, approvals, ordered, all] = await Promise.all([
    doubtfulPoints(db, ids),
    approvalsOf(db, ids),
    orderedOf(db, ids),
    orderedInAll(db),
  ]);
  const ceilings = ceilingsOf(config);
  return rows.map((row) =>
    present(row, solana, {
      doubtful: doubtful.get(row.id) ?? 0n,
      state: approvals.get(row.id),
      ordered: { person: ordered.get(row.id) ?? 0n, all },
      ceilings,
      adminId,
    }),
  );
}

interface Circumstances {
  doubtful: bigint;
  state: ApprovalState | undefined;
  ordered: Ordered;
  ceilings: Ceilings;
  adminId: number;
}

function present(row: PayeeRow, solana: Solana | null, around: Circumstances): Listed {
  const available = BigInt(row.balance);
  const { objection, units } = amountOf(row, solana, around);
  const reason = objection ?? (around.doubtful > 0n ? 'doubtful_points' : '');
  return {
    user_id: row.id,
    name: row.name,
    email: row.email,
    uas_balance: writeUnits(available),
    wallet: row.wallet,
    // What another admin must agree to is ordered first: that is how it is asked for.
    payable: writeUnits(objection === null || objection === 'needs_approval' ? units : 0n),
    ...whyOf(reason),
    payout_id: row.openPayout,
    wallet_since: row.walletSince,
    wallet_held_until: row.heldUntil,
  };
}

/** What would be paid, and what keeps it: the same questions in the same order as where it is reserved. */
function amountOf(row: PayeeRow, solana: Solana | null, around: Circumstances) {
  const { id, status, isConfirmed, balance, wallet } = row;
  const { doubtful, state, ordered, ceilings, adminId } = around;
  const payee = { status, isConfirmed, available: BigInt(balance), doubtful };
  const payment = paymentOf(payee, solana?.decimals ?? LEDGER_DECIMALS);
  const agreed = agreedTo(payment.units, ceilings, { state, adminId });
  const objection =
    waitOf(row) ??
    payment.objection ??
    walletFault(wallet, solana ? [solana.mint, solana.treasury] : []) ??
    (id === adminId ? 'own_payout' : null) ??
    (row.heldUntil ? 'wallet_held' : null) ??
    ceilingObjection(agreed.units, ordered, ceilings) ??
    agreed.objection;
  return { objection, units: agreed.units };
}

/** What a payout that has not ended waits for. */
export function waitOf({
  openPayout,
  openState,
  openReason,
}: Pick<PayeeRow, 'openPayout' | 'openState' | 'openReason'>): 'in_review' | 'being_paid' | null {
  if (openPayout === null || openState === null) return null;
  return awaitsDecision({ state: openState, reason: openReason ?? '' }) ? 'in_review' : 'being_paid';
}

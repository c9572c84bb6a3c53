import type { PendingUser } from '@mustalah/contract/payouts';
import { walletFault } from '../../../gateways/solana/wallet-address.ts';
import type { Solana } from '../../../gateways/solana.ts';
import type { Db } from '../../../platform/db.ts';
import type { PageRequest } from '../../../platform/paging.ts';
import { doubtfulPoints } from '../../terms/review/doubtful-points.ts';
import { whyOf } from '../present.ts';
import { awaitsDecision, paymentOf, writeUnits } from '../rules.ts';
import { listPayees, type PayeeRow } from './queries.ts';

/** As many decimals as the ledger has, where no token is configured. */
const LEDGER_DECIMALS = 6;

/** A page of those who have points, with what they would be paid and why it is not more. */
export async function listPendingUsers(
  db: Db,
  solana: Solana | null,
  { search, ...page }: PageRequest & { search: string },
): Promise<PendingUser[]> {
  return presentPayees(db, solana, await listPayees(db, search, page));
}

/** What these would be paid, and why it is not more. */
export async function presentPayees(
  db: Db,
  solana: Solana | null,
  rows: readonly PayeeRow[],
): Promise<PendingUser[]> {
  const doubtful = await doubtfulPoints(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => present(row, doubtful.get(row.id) ?? 0n, solana));
}

function present(row: PayeeRow, doubtful: bigint, solana: Solana | null): PendingUser {
  const { id, name, email, wallet, status, isConfirmed, openPayout, openState, openReason } = row;
  const available = BigInt(row.balance);
  const payee = { status, isConfirmed, available, doubtful };
  const { objection, units } = paymentOf(payee, solana?.decimals ?? LEDGER_DECIMALS);
  const fault = walletFault(wallet, solana ? [solana.mint, solana.treasury] : []);
  const isStuck = openState !== null && awaitsDecision({ state: openState, reason: openReason ?? '' });
  const waits = openPayout === null ? null : isStuck ? 'in_review' : 'being_paid';
  const reason = waits ?? objection ?? fault ?? (doubtful > 0n ? 'doubtful_points' : '');
  const isPayable = waits === null && objection === null && fault === null;
  return {
    user_id: id,
    name,
    email,
    uas_balance: writeUnits(available),
    wallet,
    payable: writeUnits(isPayable ? units : 0n),
    ...whyOf(reason),
    payout_id: openPayout,
  };
}

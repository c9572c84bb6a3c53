import type { Reply } from '@mustalah/contract/endpoint';
import type { getOwnPayout } from '@mustalah/contract/payouts/payees';
import { walletFault } from '../../../gateways/solana/wallet-address.ts';
import { doubtfulPoints } from '../../terms/review/doubtful-points.ts';
import { ceilingsOf } from '../allowance.ts';
import { countDisagreements } from '../audit/queries.ts';
import { delaysOf, paymentOf, writeUnits } from '../rules.ts';
import { LEDGER_DECIMALS, type Viewing, waitOf } from './pending-users.ts';
import { findLastPaid, findPayee } from './queries.ts';

/** What somebody would be paid, and all that keeps it, as they themselves are told. */
export async function ownPayout(
  { db, solana, config }: Omit<Viewing, 'adminId'>,
  userId: number,
): Promise<Reply<typeof getOwnPayout>> {
  const [row, doubtful, disagreements, lastPaid] = await Promise.all([
    findPayee(db, userId),
    doubtfulPoints(db, [userId]),
    countDisagreements(db),
    findLastPaid(db),
  ]);
  const payee = {
    status: 'active',
    isConfirmed: row?.isConfirmed ?? true,
    available: BigInt(row?.balance ?? 0),
    doubtful: doubtful.get(userId) ?? 0n,
  };
  const decimals = solana?.decimals ?? LEDGER_DECIMALS;
  return {
    balance: writeUnits(payee.available),
    payable: writeUnits(paymentOf(payee, decimals).units),
    delays: delaysOf({
      payee,
      decimals,
      walletFault: walletFault(row?.wallet ?? '', solana ? [solana.mint, solana.treasury] : []),
      isHeld: row?.heldUntil != null,
      open: row ? waitOf(row) : null,
      mostPerPayout: ceilingsOf(config).payout,
      isConfigured: solana !== null,
      isStopped: disagreements > 0,
    }),
    wallet_held_until: row?.heldUntil ?? null,
    last_run: lastPaid,
  };
}

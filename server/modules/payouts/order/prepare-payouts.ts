import type { PreparedPayout } from '@mustalah/contract/payouts/orders';
import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import { unsignedTransfer } from '../../../gateways/solana/transfer.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import type { Paying } from '../paying.ts';
import { presentResult, presentSkipped } from '../present.ts';
import { findBuilt, type PayoutRow } from '../queries.ts';
import { writeUnits } from '../rules.ts';
import { Unpayable } from '../unpayable.ts';
import { abandonRefused, orAbandon } from './abandon.ts';
import { inspect, type Ready } from './inspect.ts';
import { atOneMoment, reserveAll } from './pay.ts';
import { setPrepared } from './queries.ts';
import type { Reservation } from './reserve.ts';
import { boundsOf, type Moment } from './sign.ts';

const AT_ONCE = 4;

interface Order {
  userIds: readonly number[];
  adminId: number;
}

/** What a wallet is to sign, and what is to be told of those for whom there is nothing to sign. */
export interface Prepared {
  prepared: PreparedPayout[];
  results: PayoutResult[];
}

/**
 * Set points aside and build what the treasury's wallet is to sign. It is stored before it leaves: a wallet that sends
 * it by itself is found by its memo.
 */
export async function preparePayouts(deps: Paying, order: Order): Promise<Prepared> {
  const reservations = await reserveAll(deps, order, 'wallet');
  const fresh = reservations.flatMap((each) => (each.is === 'new' ? [each.payout] : []));
  const others = reservations.filter((each) => each.is !== 'new');
  const outcomes = [
    ...(await inParallel(others, AT_ONCE, (each) => tellOther(deps, each, order))),
    ...(await buildAll(deps, fresh)),
  ];
  return {
    prepared: outcomes.flatMap((each) => ('transaction' in each ? [each] : [])),
    results: outcomes.flatMap((each) => ('status' in each ? [each] : [])),
  };
}

type Outcome = PreparedPayout | PayoutResult;

/** Of a user for whom nothing is begun now. */
async function tellOther(
  deps: Paying,
  other: Exclude<Reservation, { is: 'new' }>,
  order: Order,
): Promise<Outcome> {
  if (other.is === 'skipped') return presentSkipped(other);
  const { payout } = other;
  const again = await findAgain(deps, payout, order);
  return again ?? presentResult(deps.config, payout, payout.reason === '' ? 'being_paid' : '');
}

/** Build what the chain would take; tell of the others why there is nothing to sign. */
async function buildAll(deps: Paying, payouts: readonly PayoutRow[]): Promise<Outcome[]> {
  // guard: Nothing is asked of a node where nothing is to be built (wallet-payouts.test.ts)
  if (payouts.length === 0) return [];
  return orAbandon<PreparedPayout>(deps, payouts, async () => {
    const { ready, refused } = await inspect(deps, deps.solana.trusted[0], payouts);
    // Also where the node fails from here on.
    const results = await abandonRefused(deps, refused);
    return [...results, ...(await buildReady(deps, ready))];
  });
}

const buildReady = (deps: Paying, ready: readonly Ready[]): Promise<Outcome[]> =>
  atOneMoment(deps, ready, async (each, moment) => [await build(deps, each, moment)]);

async function build({ db }: Paying, { payout, transfer, recipientAccount }: Ready, moment: Moment) {
  const prepared = await unsignedTransfer(transfer, moment.lifetime);
  const isOurs = await db
    .transaction()
    .execute((tx) => setPrepared(tx, payout, { ...boundsOf(moment, recipientAccount), prepared }));
  if (!isOurs) throw new Unpayable('lease_over');
  return toSign(payout, prepared);
}

/** The same again for an admin who opened the page anew, as long as it is young enough to be signed. */
async function findAgain({ db, solana }: Paying, payout: PayoutRow, { adminId }: Order) {
  if (payout.state !== 'reserved' || payout.requested_by !== adminId || payout.reason !== '') return null;
  const built = await findBuilt(db, payout.id);
  if (!built?.prepared || built.elapsed_ms > solana.pace.leaseMs / 4) return null;
  return toSign(payout, built.prepared);
}

const toSign = ({ id, user_id, email, wallet, units }: PayoutRow, prepared: Uint8Array): PreparedPayout => ({
  payout_id: id,
  user_id,
  email,
  wallet,
  amount: writeUnits(BigInt(units)),
  transaction: Buffer.from(prepared).toString('base64'),
});

import type { PreparedPayout } from '@mustalah/contract/payouts/orders';
import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import { unsignedTransfer } from '../../../gateways/solana/transfer.ts';
import { checkWalletSigned } from '../../../gateways/solana/wallet-signed.ts';
import { audit } from '../../../platform/audit.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import { isOfCluster } from '../advance.ts';
import type { Paying } from '../paying.ts';
import { presentResult, presentSkipped } from '../present.ts';
import {
  type BuiltRow,
  endLeases,
  findBuilt,
  findPayout,
  listPayoutsById,
  type PayoutRow,
  setPrepared,
} from '../queries.ts';
import { writeUnits } from '../rules.ts';
import type { Reason } from '../text.ts';
import { Unpayable } from '../unpayable.ts';
import { inspect, type Ready } from './inspect.ts';
import { abandon, outcomeOf, reserveAll, send, tell, tellResults } from './pay.ts';
import { boundsOf, type Moment, presentMoment, storeSigned } from './sign.ts';

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
  const { config } = deps;
  const reservations = await reserveAll(deps, order, 'wallet');
  const made: Prepared = { prepared: [], results: [] };
  const fresh: PayoutRow[] = [];
  for (const each of reservations) {
    if (each.is === 'skipped') made.results.push(presentSkipped(each));
    else if (each.is === 'new') fresh.push(each.payout);
    else {
      const again = await findAgain(deps, each.payout, order);
      if (again) made.prepared.push(again);
      else
        made.results.push(presentResult(config, each.payout, each.payout.reason === '' ? 'being_paid' : ''));
    }
  }
  if (fresh.length === 0) return made;
  try {
    const { ready, refused } = await inspect(deps, deps.solana.trusted[0], fresh);
    for (const [id, reason] of refused) {
      const failure = await abandon(
        deps,
        fresh.find((payout) => payout.id === id),
        reason,
      );
      if (failure) made.results.push(failure);
    }
    const moment = ready.length > 0 ? await presentMoment(deps.solana) : null;
    if (!moment) return made;
    await inParallel(ready, AT_ONCE, async (each) => {
      const failure = await outcomeOf(deps, each, async () => {
        made.prepared.push(await prepare(deps, each, moment));
      });
      if (failure) made.results.push(failure);
    });
  } catch (error) {
    const reason = tell(deps, error);
    const told = new Set(made.results.map(({ payout_id }) => payout_id));
    for (const payout of fresh.filter(({ id }) => !told.has(id))) {
      const failure = await abandon(deps, payout, reason);
      if (failure) made.results.push(failure);
    }
  }
  return made;
}

async function prepare({ db }: Paying, { payout, transfer, recipientAccount }: Ready, moment: Moment) {
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

interface Signed {
  payout_id: string;
  transaction: string;
}

/** Check what the wallet gave back, store it, send it, and wait for its end. */
export async function submitPayouts(
  deps: Paying,
  { signed, adminId }: { signed: readonly Signed[]; adminId: number },
): Promise<PayoutResult[]> {
  const { db, solana } = deps;
  const until = Date.now() + solana.pace.waitMs;
  const failures = new Map<string, PayoutResult>();
  const wires = new Map(signed.map(({ payout_id, transaction }) => [payout_id, transaction]));
  const built = (await inParallel([...wires.keys()], AT_ONCE, (id) => findBuilt(db, id))).filter(
    (row) => row !== undefined && row.requested_by === adminId,
  ) as BuiltRow[];
  const unsigned = built.filter(({ state }) => state === 'reserved');
  await inParallel(unsigned, AT_ONCE, async (row) => {
    const failure = await takeSigned(deps, row, Buffer.from(wires.get(row.id) ?? '', 'base64'));
    if (failure) failures.set(row.id, failure);
  });
  await send(
    deps,
    unsigned.filter(({ id }) => !failures.has(id)).map(({ id }) => id),
    solana.trusted[0],
  );
  const reservations = built.map((payout) => ({ is: 'open' as const, payout }));
  return tellResults(deps, reservations, { failures, until, senders: [] });
}

/** Null when it is stored, by us or by another request of this admin, and may be sent. */
async function takeSigned(deps: Paying, row: BuiltRow, wire: Buffer): Promise<PayoutResult | null> {
  const { db, config, solana } = deps;
  if (!row.prepared) return presentResult(config, row, 'being_paid');
  // Our nodes would neither take it nor tell its end.
  // guard: What a wallet signs for a cluster that is gone is not sent (../other-settings.test.ts)
  if (!isOfCluster(row, deps)) return withdraw(deps, row, 'cluster_gone');
  const checked = await checkWalletSigned(wire, row.prepared, row.treasury);
  if ('refusal' in checked) return withdraw(deps, row, checked.refusal);
  try {
    // A renewed blockhash is as young as the present one at most.
    const moment = checked.isRenewed ? await presentMoment(solana) : null;
    const { signature } = checked;
    const bounds = moment && boundsOf(moment, row.recipient_account);
    await storeSigned(db, row, { signature, wire, ...(bounds && { bounds }) }, (tx) =>
      audit(tx, {
        actorId: row.requested_by,
        action: 'payout.submit',
        subject: `payout:${row.id}`,
        detail: { signature },
      }),
    );
    return null;
  } catch (error) {
    const reason = tell(deps, error);
    // Another tab was faster: what it stored is on its way, and its end is this one's too.
    const present = await findPayout(db, row.id).catch((fault: unknown): undefined => {
      deps.log.error(fault);
    });
    // guard: Of two tabs that sign the same, neither is told that nothing was sent
    if (present && present.state !== 'reserved') return null;
    return withdraw(deps, row, reason);
  }
}

/** The points come back once it is certain that the wallet has sent nothing by itself. */
async function withdraw({ db, config, log }: Paying, row: BuiltRow, reason: Reason): Promise<PayoutResult> {
  await endLeases(db, [row.id], { adminId: row.requested_by, reason }).catch((fault: unknown) =>
    // guard: A lease of a wallet that cannot be ended is told ‹log.error(fault) → void fault›
    log.error(fault),
  );
  return presentResult(config, row, reason);
}

/** Leave what was prepared and is not signed; recovery gives its points back. */
export async function cancelPayouts(
  { db, config }: Paying,
  { ids, adminId }: { ids: readonly string[]; adminId: number },
): Promise<PayoutResult[]> {
  await db.transaction().execute(async (tx) => {
    for (const { id } of await endLeases(tx, ids, { adminId, reason: 'withdrawn' })) {
      await audit(tx, { actorId: adminId, action: 'payout.cancel', subject: `payout:${id}` });
    }
  });
  const rows = await listPayoutsById(db, ids);
  return rows.map((row) => presentResult(config, row));
}

import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import { checkWalletSigned } from '../../../gateways/solana/wallet-signed.ts';
import { audit } from '../../../platform/audit.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import { isOfCluster } from '../advance.ts';
import type { Paying } from '../paying.ts';
import { presentResult } from '../present.ts';
import { type BuiltRow, findBuilt, findPayout, listPayoutsById } from '../queries.ts';
import type { Reason } from '../text.ts';
import { tell } from './abandon.ts';
import { send, tellResults } from './pay.ts';
import { endLeases } from './queries.ts';
import { boundsOf, presentMoment, storeSigned } from './sign.ts';

const AT_ONCE = 4;

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

import { signatureOn } from '../../gateways/solana/wallet-signed.ts';
import { advance, isOfCluster } from './advance.ts';
import { giveUp, release } from './end.ts';
import { adoptSigned, setStuck } from './end-queries.ts';
import { findLanded } from './landed.ts';
import type { Paying } from './paying.ts';
import { proveAbsenceEverywhere } from './prove-absence.ts';
import {
  type BuiltRow,
  countOpen,
  listAbandoned,
  listAskedAgain,
  listSigned,
  listUnreturned,
} from './queries.ts';
import { LONG_MS } from './rules.ts';
import { reasonOf } from './unpayable.ts';

/**
 * Finish what a crash, a lost answer or a slow chain left behind; give how many payouts are still under way. Needs no
 * key, and may run in several processes at once.
 */
export async function recover(deps: Paying): Promise<number> {
  const { db } = deps;
  for (const payout of await listAbandoned(db)) {
    await giveUp(deps, payout, { reason: 'interrupted', isHolder: false });
  }
  // guard: What nodes could not agree upon is asked for again (several-nodes.test.ts) ‹[...(await listSigned(db)), ...(await listAskedAgain(db))] → await listSigned(db)›
  const signed = [...(await listSigned(db)), ...(await listAskedAgain(db))];
  if (signed.length > 0) await whileNodesAnswer(deps, () => advance(deps, signed));
  for (const payout of await listUnreturned(db)) {
    await whileNodesAnswer(deps, () => lookForUnreturned(deps, payout));
  }
  return countOpen(db);
}

/** A node that is away keeps nobody from trying again later; a fault of ours is told. */
async function whileNodesAnswer({ log }: Paying, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (reasonOf(error) === null) log.error(error);
  }
}

/**
 * A wallet was asked to sign and nothing came back. It may have sent the transaction by itself, so that the points
 * come back only when nothing with this payout's memo reached the recipient and nothing will.
 */
export async function lookForUnreturned(deps: Paying, payout: BuiltRow): Promise<void> {
  const { db, solana } = deps;
  if (!isOfCluster(payout, deps)) {
    // guard: What a wallet was to sign for a cluster that is gone is shown to a person (other-settings.test.ts)
    await setStuck(db, payout.id, 'cluster_gone');
    return;
  }
  // Told before it is asked: nodes that are away for long are a reason to look, too.
  if (payout.elapsed_ms > LONG_MS && payout.reason !== 'history_gone') {
    await setStuck(db, payout.id, 'undecided');
  } else if (payout.reason === 'cluster_gone') {
    await setStuck(db, payout.id, '');
  }
  const verdict = await proveAbsenceEverywhere(solana.trusted, payout, solana.pace);
  if (verdict.is === 'absent') {
    const reason = payout.reason === 'withdrawn' ? 'given_up' : 'interrupted';
    await release(deps, payout, { reason, from: 'reserved' });
  } else if (verdict.is === 'unprovable') {
    await setStuck(db, payout.id, 'history_gone');
  } else if (verdict.is === 'landed') {
    const { signature } = verdict;
    const wire = await findSigned(deps, payout, signature);
    if (wire) await db.transaction().execute((tx) => adoptSigned(tx, payout.id, { signature, wire }));
  }
}

/** What the treasury truly signed, from the first node that has it: no node is taken at its word. */
async function findSigned(
  { solana }: Paying,
  { treasury }: BuiltRow,
  signature: string,
): Promise<Buffer | null> {
  for (const node of solana.trusted) {
    const landed = await findLanded(node, signature);
    const wire = landed && Buffer.from(landed.transaction[0], 'base64');
    if (wire && (await signatureOn(wire, treasury)) === signature) return wire;
  }
  return null;
}

import type { NodeEvidence, PayoutDecision } from '@mustalah/contract/payouts/review';
import { signature as known } from '@solana/kit';
import { payoutIn } from '../../../gateways/solana/transfer.ts';
import { knownAddress } from '../../../gateways/solana/wallet-address.ts';
import type { SolanaNode } from '../../../gateways/solana.ts';
import { audit } from '../../../platform/audit.ts';
import type { Config } from '../../../platform/config.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { advance, isOfCluster } from '../advance.ts';
import { release, settle } from '../end.ts';
import { findLanded, movedIn } from '../landed.ts';
import { isSignedByTreasury } from '../our-payments.ts';
import type { Paying } from '../paying.ts';
import { explorerUrl } from '../present.ts';
import { proveAbsence } from '../prove-absence.ts';
import { type BuiltRow, findBuilt, isSigned, type SignedRow } from '../queries.ts';
import { lookForUnreturned } from '../recover.ts';
import { awaitsDecision, marginOf, unitsOf, writeUnits } from '../rules.ts';
import { faultText } from '../text.ts';
import { reasonOf, Unpayable } from '../unpayable.ts';

/** What each of the server's nodes says of a payout at this moment. */
export const gatherEvidence = (deps: Paying, row: BuiltRow): Promise<NodeEvidence[]> =>
  Promise.all(
    deps.solana.trusted.map(async (node) => {
      try {
        return isOfCluster(row, deps) ? await askNode(node, row, deps.config) : silent(node);
      } catch (error) {
        if (reasonOf(error) === null) throw error;
        return silent(node);
      }
    }),
  );

const silent = ({ host }: SolanaNode): NodeEvidence => ({
  node: host,
  is_good: false,
  status: null,
  is_failed: false,
  moved: null,
  with_memo: [],
  is_expired: false,
  keeps_history: false,
});

async function askNode(
  node: SolanaNode,
  row: BuiltRow,
  links: Pick<Config, 'EXPLORER_URL'>,
): Promise<NodeEvidence> {
  const { rpc, host } = node;
  await node.checkCluster({ fresh: true });
  const { blockHeight } = await rpc.getEpochInfo({ commitment: 'finalized' }).send();
  const oldest = await rpc.getFirstAvailableBlock().send();
  const history = await rpc
    .getSignaturesForAddress(knownAddress(row.recipient_account), { commitment: 'confirmed', limit: 1000 })
    .send();
  const named = history.filter(({ memo }) => payoutIn(memo) === row.id);
  return {
    node: host,
    is_good: true,
    ...(isSigned(row) ? await statusOf(node, row) : { status: null, is_failed: false, moved: null }),
    with_memo: named.map(({ signature, err }) => ({
      tx_hash: signature,
      explorer_url: explorerUrl(links, signature),
      is_failed: err !== null,
    })),
    is_expired: blockHeight > BigInt(row.last_valid_block_height) + marginOf(row),
    keeps_history: oldest <= BigInt(row.context_slot),
  };
}

async function statusOf(node: SolanaNode, row: SignedRow) {
  const { value } = await node.rpc
    .getSignatureStatuses([known(row.signature)], { searchTransactionHistory: true })
    .send();
  const [status] = value;
  const landed = status ? await findLanded(node, row.signature) : null;
  const tokens = landed?.meta ? movedIn(row, landed.meta) : null;
  const units = tokens === null ? null : unitsOf(tokens, row.decimals);
  return {
    status: status?.confirmationStatus ?? null,
    is_failed: status?.err != null,
    moved: units === null || units < 0n ? null : writeUnits(units),
  };
}

interface Decision {
  decision: PayoutDecision;
  note: string;
  adminId: number;
}

/** Decide on a payout that waits for a person; nobody can decide against what the chain says. */
export async function decide(deps: Paying, id: string, { decision, note, adminId }: Decision): Promise<void> {
  const row = await findBuilt(deps.db, id);
  if (!row) throw notFound();
  if (row.user_id === adminId) throw new Refusal(403, 'own_payout');
  if (!awaitsDecision(row)) throw new Refusal(409, 'payout_decided');
  if (!isOfCluster(row, deps)) throw new Unpayable('cluster_gone');
  if (decision === 'ask_again') {
    await (isSigned(row) ? advance(deps, [row]) : lookForUnreturned(deps, row));
    return;
  }
  // guard: A decision says what it stands on
  if (note === '') throw new Refusal(400, 'bad_request', { fields: { note: [faultText.noteMissing] } });
  const written = (tx: Parameters<typeof audit>[0]) =>
    audit(tx, {
      actorId: adminId,
      action: `payout.${decision}`,
      subject: `payout:${id}`,
      detail: { note, signature: row.signature },
    });
  // guard: Nobody decides against what the chain says
  if (await contradictsChain(deps, row, decision)) throw new Refusal(409, 'decision_contradicts_chain');
  const isDone =
    decision === 'settle'
      ? await settle(deps, row, { reason: 'decided_landed' }, written)
      : await release(deps, row, { reason: 'decided_missing', from: row.state }, written);
  if (!isDone) throw new Refusal(409, 'payout_decided');
}

/** What a node has against booking a payment as paid: that it did something else, or that it is missing for good. */
async function deniesPayment(
  { pace }: Paying['solana'],
  node: SolanaNode,
  row: SignedRow,
): Promise<'other' | 'absent' | null> {
  const landed = await findLanded(node, row.signature);
  if (landed?.meta) return landed.meta.err !== null || movedIn(row, landed.meta) === 0n ? 'other' : null;
  return (await proveAbsence(node, row, pace)).is === 'absent' ? 'absent' : null;
}

/** Whether any node knows better. */
async function contradictsChain(
  { solana }: Paying,
  row: BuiltRow,
  decision: 'settle' | 'release',
): Promise<boolean> {
  if (decision === 'settle') {
    // Nothing is known that could be booked.
    if (!isSigned(row)) return true;
    const objections = await Promise.allSettled(
      solana.trusted.map((node) => deniesPayment(solana, node, row)),
    );
    const heard = objections.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    // One that is away has no say, so that it does not keep a payment from being booked; without any there is no evidence.
    if (heard.length === 0) for (const each of objections) if (each.status === 'rejected') throw each.reason;
    return heard.includes('other') || heard.every((each) => each === 'absent');
  }
  for (const node of solana.trusted) {
    const { blockHeight } = await node.rpc.getEpochInfo({ commitment: 'finalized' }).send();
    // While it may still land nobody can know that it will not.
    if (blockHeight <= BigInt(row.last_valid_block_height) + marginOf(row)) return true;
    if (isSigned(row)) {
      const landed = await node.rpc
        .getSignatureStatuses([known(row.signature)], { searchTransactionHistory: true })
        .send();
      if (landed.value[0] && landed.value[0].err === null) return true;
    }
    const history = await node.rpc
      .getSignaturesForAddress(knownAddress(row.recipient_account), { commitment: 'confirmed', limit: 1000 })
      .send();
    for (const { signature, err, memo } of history) {
      const isNamed = err === null && payoutIn(memo) === row.id;
      if (isNamed && (await isSignedByTreasury(node, signature, row.treasury))) return true;
    }
  }
  return false;
}

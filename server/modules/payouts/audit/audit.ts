import { signature as known, type Signature } from '@solana/kit';
import type { SolanaNode } from '../../../gateways/solana.ts';
import { findLanded } from '../landed.ts';
import { isSignedByTreasury, type NamedPayment, namedIn } from '../our-payments.ts';
import type { Paying } from '../paying.ts';
import { auditLedger } from './audit-ledger.ts';
import {
  addAudit,
  findLastAudit,
  findOldestSlot,
  listKnownPayments,
  listSettledSince,
  type NewDisagreement,
} from './queries.ts';

/** An audit that is younger serves the next payment too. */
const FRESH_MS = 60_000;
const MOST_ENTRIES = 1000;
/** Looked at once, however old, when nothing was ever paid: a restored database may have lost all of it. */
const FIRST_PAGES = 1;

/** Look whether the chain has payments that the database does not know, as after restoring an old backup. */
export async function auditBeforePaying(deps: Paying): Promise<void> {
  const last = await findLastAudit(deps.db);
  // One from the future was written by a process whose clock is ahead: it says nothing of its age.
  const age = last ? deps.now().getTime() - last.finished_at.getTime() : Number.POSITIVE_INFINITY;
  // guard: An audit by a clock that is ahead serves no payment ‹>= 0 && age  →›
  if (age >= 0 && age < FRESH_MS) return;
  await auditPayouts(deps, { isFull: false });
}

/**
 * Compare the ledger with itself and with the payments of the treasury on the chain, all of them or those since the
 * last audit. What disagrees is kept, and stops payouts until somebody has looked at it.
 */
export async function auditPayouts(deps: Paying, { isFull }: { isFull: boolean }) {
  const { db, solana, now } = deps;
  const [node] = solana.trusted;
  await node.checkCluster({ fresh: true });
  const last = await findLastAudit(db);
  const oldest = await findOldestSlot(db, solana.genesis);
  const history = await readHistory(node, solana.treasury, {
    until: isFull ? null : (last?.newest ?? null),
    oldest,
  });
  const found = [
    ...(await compare(deps, node, history.payments)),
    ...(isFull ? await findMissing(deps, node, history) : []),
    ...(isFull ? (await auditLedger(db)).map((detail) => ({ kind: 'ledger' as const, detail })) : []),
  ];
  return addAudit(db, {
    isFull,
    payments: history.payments.length,
    newest: history.newest ?? last?.newest ?? null,
    found,
    now: now(),
  });
}

interface History {
  payments: NamedPayment[];
  newest: string | null;
  /** The oldest slot that was looked at; null when there was nothing. */
  back: bigint | null;
}

/** The final transactions of the treasury that name payouts, from now back to one that was seen before. */
async function readHistory(
  { rpc }: SolanaNode,
  treasury: Paying['solana']['treasury'],
  { until, oldest }: { until: string | null; oldest: bigint | null },
): Promise<History> {
  const history: History = { payments: [], newest: null, back: null };
  let before: Signature | undefined;
  for (let page = 1; ; page++) {
    const entries = await rpc
      .getSignaturesForAddress(treasury, {
        commitment: 'finalized',
        limit: MOST_ENTRIES,
        ...(before && { before }),
        ...(until && { until: known(until) }),
      })
      .send();
    history.payments.push(...namedIn(entries));
    history.newest ??= entries[0]?.signature ?? null;
    const last = entries.at(-1);
    if (!last) return history;
    history.back = last.slot;
    before = last.signature;
    const isFar = oldest === null ? page >= FIRST_PAGES : last.slot < oldest;
    if (entries.length < MOST_ENTRIES || isFar) return history;
  }
}

/** What the chain says and the database does not. */
async function compare(
  { db, solana }: Paying,
  node: SolanaNode,
  payments: readonly NamedPayment[],
): Promise<NewDisagreement[]> {
  const payouts = await listKnownPayments(db, payments);
  const found: NewDisagreement[] = [];
  for (const { payoutId, signature } of payments) {
    const kind = disagreementOf(payouts.get(payoutId), signature);
    if (!kind || payouts.booked.has(signature)) continue;
    // A stranger can write our memo beside the treasury's address; only the treasury can sign.
    // guard: The memo of a stranger beside the treasury stops nobody ‹await isSignedByTreasury(node, signature, solana.treasury) → isSignedByTreasury›
    if (await isSignedByTreasury(node, signature, solana.treasury)) found.push({ kind, signature, payoutId });
  }
  return found;
}

function disagreementOf(
  payout: { state: string; signature: string | null; isPrepared: boolean } | undefined,
  signature: string,
): NewDisagreement['kind'] | null {
  if (!payout) return 'unknown_payment';
  // A wallet that has sent it by itself is found by recovery.
  if (payout.state === 'reserved') return payout.isPrepared ? null : 'paid_and_released';
  if (payout.state === 'released') return 'paid_and_released';
  return payout.signature === signature ? null : 'other_transaction';
}

/** Payouts that are settled here and, though the history reaches back to them, not on the chain. */
async function findMissing(
  { db, solana }: Paying,
  node: SolanaNode,
  { payments, back }: History,
): Promise<NewDisagreement[]> {
  if (back === null) return [];
  const seen = new Set(payments.map(({ payoutId }) => payoutId));
  const missing: NewDisagreement[] = [];
  for (const { id, signature } of await listSettledSince(db, solana.genesis, back)) {
    if (seen.has(id) || (await findLanded(node, signature))) continue;
    missing.push({ kind: 'not_on_chain', signature, payoutId: id });
  }
  return missing;
}

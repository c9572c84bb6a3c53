import { findLanded } from '../landed.ts';
import type { Paying } from '../paying.ts';
import { gapBetween, mostSay, unitsOf } from '../rules.ts';
import { Unpayable } from '../unpayable.ts';
import { auditLedger } from './audit-ledger.ts';
import {
  findStart,
  listMovementsFrom,
  type NewMovement,
  ownersOf,
  type Start,
  startAt,
  sumMovements,
  type TreasuryKey,
} from './movement-queries.ts';
import { recordMovements } from './movements.ts';
import {
  addAudit,
  findLastAudit,
  findOldestSlot,
  type KnownPayout,
  listKnownPayments,
  listSettledSince,
  type NewDisagreement,
} from './queries.ts';
import { type View, viewTreasury } from './view-treasury.ts';

/** An audit that is younger serves the next payment too. */
const FRESH_MS = 60_000;
/** Read again: an index of a node may be a little behind its chain. */
const OVERLAP_SLOTS = 150n;

/** Look whether money moved that the books do not know, as after restoring an old backup, or by hand. */
export async function auditBeforePaying(deps: Paying): Promise<void> {
  const last = await findLastAudit(deps.db);
  // One from the future was written by a process whose clock is ahead: it says nothing of its age.
  const age = last ? deps.now().getTime() - last.finished_at.getTime() : Number.POSITIVE_INFINITY;
  // guard: An audit by a clock that is ahead serves no payment ‹>= 0 && age  →›
  if (age >= 0 && age < FRESH_MS) return;
  await auditPayouts(deps, { isFull: false });
}

/**
 * Compare the books with themselves and with all that moved on the treasury's account, from its start or since the last
 * audit. What is not explained is kept, and stops payouts until somebody has looked at it.
 */
export async function auditPayouts(
  deps: Paying,
  { isFull }: { isFull: boolean },
): ReturnType<typeof addAudit> {
  const { db, solana, now } = deps;
  const last = await findLastAudit(db);
  const paidSince = await findOldestSlot(db, solana.genesis);
  const known = isFull || last?.through_slot == null ? null : BigInt(last.through_slot) - OVERLAP_SLOTS;
  const views = await viewTreasury(deps, known ?? paidSince);
  const [{ account }] = views as [View];
  const key = { genesis: solana.genesis, account };
  const before = await findStart(db, key);
  const start = before ?? (await startAt(db, key, firstLook(deps, views)));
  // Another treasury is configured since: what is read is not all that there is.
  if (known !== null && !before) return auditPayouts(deps, { isFull: true });

  const added = await recordMovements(deps, views, { first: start.slot, paidSince });
  const gap = await gapOf(deps, views, { key, start });
  // Something was missed by the audits before: all of it is read again before anybody is told.
  if (gap !== 0n && !isFull) return auditPayouts(deps, { isFull: true });
  const movements = isFull ? await listMovementsFrom(db, key, 0n) : added;
  const found = [
    ...(await explain(deps, movements, start)),
    ...(gap === 0n ? [] : [{ kind: 'balance_gap' as const, detail: String(gap), ...amountOf(deps, gap) }]),
    ...(isFull ? await findMissing(deps, views) : []),
    ...(isFull ? (await auditLedger(db)).map((detail) => ({ kind: 'ledger' as const, detail })) : []),
  ];
  return addAudit(db, {
    isFull,
    payments: movements.filter(({ payoutId }) => payoutId !== '').length,
    through: least(views.map(({ slot }) => slot)),
    found,
    now: now(),
  });
}

const least = (slots: readonly bigint[]): bigint => slots.reduce((one, other) => (one < other ? one : other));

/** Where everything begins: the balance that most nodes tell, at the oldest slot at which one of them tells it. */
function firstLook({ solana, now }: Paying, views: readonly View[]): Start {
  const told = mostSay(views, solana.trusted.length, ({ balance }) => String(balance));
  if (!told) throw new Unpayable('nodes_differ');
  const same = views.filter(({ balance }) => balance === told.balance);
  return { slot: least(same.map(({ slot }) => slot)), tokens: told.balance, startedAt: now() };
}

/** What the account has beyond what moved since the start, or lacks: by more than half of the nodes, each at its slot. */
async function gapOf(
  { db, solana }: Paying,
  views: readonly View[],
  { key, start }: { key: TreasuryKey; start: Start },
): Promise<bigint> {
  const gaps = await Promise.all(
    views.map(async ({ slot, balance }) =>
      // One that is behind the start says nothing of what came after it.
      slot < start.slot
        ? null
        : gapBetween(
            start.tokens,
            await sumMovements(db, key, { after: start.slot, through: slot }),
            balance,
          ),
    ),
  );
  const told = mostSay(
    gaps.filter((gap) => gap !== null),
    solana.trusted.length,
    String,
  );
  if (told === null) throw new Unpayable('nodes_differ');
  return told;
}

const amountOf = ({ solana }: Paying, tokens: bigint) => ({
  units: unitsOf(tokens < 0n ? -tokens : tokens, solana.decimals) ?? 0n,
});

/** What of these movements no payout, no booking and no person explains. */
async function explain(
  deps: Paying,
  movements: readonly NewMovement[],
  start: Start,
): Promise<NewDisagreement[]> {
  const { db } = deps;
  const known = await listKnownPayments(db, movements);
  const owners = await ownersOf(
    db,
    movements.flatMap(({ wallet }) => (wallet === '' ? [] : [wallet])),
  );
  return movements.flatMap((movement): NewDisagreement[] => {
    const { signature, payoutId, tokens, wallet, slot } = movement;
    // guard: The memo of a stranger beside the treasury stops nobody
    if (tokens === 0n) return [];
    const amount = amountOf(deps, tokens);
    if (known.booked.get(signature) === amount.units) return [];
    if (tokens > 0n) return slot <= start.slot ? [] : [{ kind: 'unexplained_deposit', signature, ...amount }];
    const userId = owners.get(wallet);
    const out = { signature, ...amount, ...(userId !== undefined && { userId }) };
    if (payoutId !== '') {
      const kind = disagreementOf(known.payouts.get(payoutId), movement);
      return kind ? [{ ...out, kind, payoutId }] : [];
    }
    // What lies before the start is in its balance; a member who was paid by hand is paid again all the same.
    if (slot <= start.slot && userId === undefined) return [];
    return [{ ...out, kind: 'unexplained_payment' }];
  });
}

/** What a movement under the name of a payout says against the books; null when it is that payout. */
export function disagreementOf(
  payout: KnownPayout | undefined,
  { signature, tokens, wallet }: Pick<NewMovement, 'signature' | 'tokens' | 'wallet'>,
): NewDisagreement['kind'] | null {
  if (!payout) return 'unknown_payment';
  if (payout.state === 'reserved') {
    if (!payout.isPrepared) return 'paid_and_released';
    // A wallet that has sent it by itself is found by recovery; anything else under its name is no payout.
    return payout.wallet === wallet && payout.tokens === -tokens ? null : 'other_transaction';
  }
  if (payout.state === 'released') return 'paid_and_released';
  return payout.signature === signature ? null : 'other_transaction';
}

/** Payouts that are settled here and, though the history reaches back to them, on no node. */
async function findMissing({ db, solana }: Paying, views: readonly View[]): Promise<NewDisagreement[]> {
  const backs = views.flatMap(({ back }) => (back === null ? [] : [back]));
  if (backs.length === 0) return [];
  const seen = new Set<string>(views.flatMap(({ entries }) => entries.map(({ signature }) => signature)));
  const missing: NewDisagreement[] = [];
  for (const { id, signature } of await listSettledSince(db, solana.genesis, least(backs))) {
    if (seen.has(signature)) continue;
    const landed = await Promise.all(views.map(({ node }) => findLanded(node, signature)));
    if (landed.every((each) => each === null))
      missing.push({ kind: 'not_on_chain', signature, payoutId: id });
  }
  return missing;
}

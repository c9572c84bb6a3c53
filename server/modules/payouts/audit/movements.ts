import { getCompiledTransactionMessageDecoder, getTransactionDecoder, type Signature } from '@solana/kit';
import { payoutIn } from '../../../gateways/solana/transfer.ts';
import type { SolanaNode } from '../../../gateways/solana.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import { findLanded } from '../landed.ts';
import type { Paying } from '../paying.ts';
import { mostSay } from '../rules.ts';
import { reasonOf } from '../unpayable.ts';
import { addMovements, listKnownMovements, listSent, type NewMovement } from './movement-queries.ts';
import type { View } from './view-treasury.ts';

const CALLS_AT_ONCE = 4;

/** Keep what is new in these views, each movement by what more than half of our nodes say of it; give what was added. */
export async function recordMovements(
  { db, solana, log }: Paying,
  views: readonly View[],
  { first, paidSince }: { first: bigint; paidSince: bigint | null },
): Promise<NewMovement[]> {
  const [{ account }] = views as [View];
  const key = { genesis: solana.genesis, account };
  const seen = Map.groupBy(
    views.flatMap(({ entries }) => entries),
    ({ signature }) => signature,
  );
  const known = await listKnownMovements(db, key, [...seen.keys()]);
  const fresh = [...seen].filter(([signature]) => !known.has(signature));
  const sent = await listSent(
    db,
    fresh.map(([signature]) => signature),
  );
  const all = solana.trusted.length;
  const movements = await inParallel(fresh, CALLS_AT_ONCE, async ([signature, entries]) => {
    // "Not found" proves nothing, and what one node makes up is no movement.
    const agreed = mostSay(entries, all, ({ slot }) => String(slot));
    if (!agreed) return null;
    const ours = sent.get(signature);
    // What these bytes move was decided when they were signed.
    if (ours) return { signature, slot: agreed.slot, ...ours };
    // Of what lies before the first look, and before this installation paid anybody, only what names payouts matters.
    const isOld = agreed.slot <= first && (paidSince === null || agreed.slot < paidSince);
    if (isOld && payoutIn(agreed.memo) === null) return null;
    const words = await Promise.all(
      solana.trusted.map((node) =>
        readMovement(node, signature, { account, mint: solana.mint }).catch((error: unknown) => {
          if (reasonOf(error) === null) log.error(error);
          return null;
        }),
      ),
    );
    const told = words.filter((word) => word !== null);
    return mostSay(
      told,
      all,
      ({ slot, tokens, payoutId, wallet }) => `${slot} ${tokens} ${payoutId} ${wallet}`,
    );
  });
  const added = movements.filter((movement) => movement !== null);
  await addMovements(db, key, added);
  return added;
}

/** What a final transaction did to the treasury's account; null when this node does not know it. */
async function readMovement(
  node: SolanaNode,
  signature: Signature,
  { account, mint }: { account: string; mint: string },
): Promise<NewMovement | null> {
  const landed = await findLanded(node, signature);
  if (!landed?.meta || landed.meta.err !== null) return null;
  const { preTokenBalances = [], postTokenBalances = [], logMessages, loadedAddresses } = landed.meta;
  const wire = Buffer.from(landed.transaction[0], 'base64');
  const { messageBytes } = getTransactionDecoder().decode(wire);
  const { staticAccounts } = getCompiledTransactionMessageDecoder().decode(messageBytes);
  const addresses: string[] = [
    ...staticAccounts,
    ...(loadedAddresses?.writable ?? []),
    ...(loadedAddresses?.readonly ?? []),
  ];
  const changes = new Map<string, { owner: string; tokens: bigint }>();
  for (const [sign, balances] of [
    [-1n, preTokenBalances],
    [1n, postTokenBalances],
  ] as const) {
    for (const balance of balances.filter((each) => each.mint === mint)) {
      const address = addresses[balance.accountIndex] ?? '';
      const before = changes.get(address)?.tokens ?? 0n;
      const tokens = before + sign * BigInt(balance.uiTokenAmount.amount);
      changes.set(address, { owner: balance.owner ?? '', tokens });
    }
  }
  const tokens = changes.get(account)?.tokens ?? 0n;
  const receivers = [...changes].filter(([address, change]) => address !== account && change.tokens > 0n);
  return {
    signature,
    slot: landed.slot,
    tokens,
    payoutId: payoutIn(logMessages?.join('\n') ?? null) ?? '',
    wallet: tokens < 0n && receivers.length === 1 ? (receivers[0]?.[1].owner ?? '') : '',
  };
}

import type { Address, Signature } from '@solana/kit';
import { tokenAccountOf } from '../../../gateways/solana/transfer.ts';
import type { SolanaNode } from '../../../gateways/solana.ts';
import { mintProgram, tokensIn } from '../mint-program.ts';
import type { Paying } from '../paying.ts';
import { mostSay } from '../rules.ts';
import { reasonOf, Unpayable } from '../unpayable.ts';

/** What one node says of the treasury's token account. */
export interface View {
  node: SolanaNode;
  account: Address;
  /** What it held when this slot was final. */
  slot: bigint;
  balance: bigint;
  /** The final transactions that name it and went well, the newest first. */
  entries: readonly { signature: Signature; slot: bigint; memo: string | null }[];
  /** The oldest slot that was looked at; null when there was nothing. */
  back: bigint | null;
}

const MOST_ENTRIES = 1000;

/**
 * What our nodes see of the treasury's account, back to a slot, or its newest page where there is none. More than half
 * of them must see the same account; throws otherwise.
 */
export async function viewTreasury(
  { solana, log }: Pick<Paying, 'solana' | 'log'>,
  back: bigint | null,
): Promise<View[]> {
  const looks = await Promise.allSettled(solana.trusted.map((node) => look(solana, node, back)));
  const views = looks.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const faults = looks.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  for (const fault of faults) if (reasonOf(fault) === null) log.error(fault);
  const account = mostSay(views, solana.trusted.length, (view) => view.account)?.account;
  if (!account) throw faults[0] ?? new Unpayable('nodes_differ');
  return views.filter((view) => view.account === account);
}

async function look(solana: Paying['solana'], node: SolanaNode, back: bigint | null): Promise<View> {
  await node.checkCluster({ fresh: true });
  const account = await tokenAccountOf(solana.treasury, {
    mint: solana.mint,
    program: await mintProgram(solana, node),
  });
  // The balance first: a history that is not older than it has all that made it.
  const { context, value } = await node.rpc
    .getAccountInfo(account, { encoding: 'base64', commitment: 'finalized' })
    .send();
  const entries: View['entries'][number][] = [];
  let oldest: bigint | null = null;
  for (let before: Signature | undefined; ; ) {
    const page = await node.rpc
      .getSignaturesForAddress(account, {
        commitment: 'finalized',
        limit: MOST_ENTRIES,
        minContextSlot: context.slot,
        ...(before && { before }),
      })
      .send();
    entries.push(...page.filter(({ err }) => err === null));
    const last = page.at(-1);
    oldest = last?.slot ?? oldest;
    before = last?.signature;
    if (page.length < MOST_ENTRIES || back === null || (last && last.slot < back)) break;
  }
  return {
    node,
    account,
    slot: context.slot,
    balance: value ? tokensIn(value) : 0n,
    entries: entries.filter(({ slot }) => back === null || slot >= back),
    back: oldest,
  };
}

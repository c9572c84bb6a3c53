import type { Address } from '@solana/kit';
import { chainFailureOf } from '../../../gateways/solana/chain-failure.ts';
import { TOKEN_2022_PROGRAM } from '../../../gateways/solana/mint.ts';
import {
  FEE_LAMPORTS,
  inBase64,
  NO_LIFETIME,
  type Transfer,
  tokenAccountOf,
  unsignedTransfer,
} from '../../../gateways/solana/transfer.ts';
import { knownAddress } from '../../../gateways/solana/wallet-address.ts';
import type { Solana, SolanaNode } from '../../../gateways/solana.ts';
import type { Db } from '../../../platform/db.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import { mintProgram, tokensIn } from '../mint-program.ts';
import { isSignedByTreasury, namedIn } from '../our-payments.ts';
import type { PayoutRow } from '../queries.ts';
import type { Reason } from '../text.ts';
import { Unpayable } from '../unpayable.ts';
import { listReleasedBuilt } from './queries.ts';

/** A reserved payout that the chain would take. */
export interface Ready {
  payout: PayoutRow;
  transfer: Transfer;
  recipientAccount: Address;
}

/** One that it would not take. */
export interface Refused {
  payout: PayoutRow;
  reason: Reason;
}

/** What can be asked in one call, and how many calls a node gets at once. */
const MOST_ACCOUNTS = 100;
const CALLS_AT_ONCE = 6;

const SYSTEM_PROGRAM = '11111111111111111111111111111111';
/** Bytes of the account of a holder, which under Token-2022 says that its owner cannot change. */
const accountBytes = (program: Address): bigint => (program === TOKEN_2022_PROGRAM ? 170n : 165n);

/**
 * Refuse what would fail on the chain, while nothing is signed: what was never signed comes back at once, what was
 * signed must first expire. The payouts are seen together, as they draw on one treasury.
 */
export async function inspect(
  { db, solana }: { db: Db; solana: Solana },
  node: SolanaNode,
  payouts: readonly PayoutRow[],
): Promise<{ ready: Ready[]; refused: Refused[] }> {
  const refused = new Map<string, Reason>();
  await node.checkCluster({ fresh: true });
  const program = await mintProgram(solana, node);
  const candidates: Ready[] = [];
  for (const payout of payouts) {
    const recipient = knownAddress(payout.wallet);
    const { mint, decimals, treasury } = solana;
    const transfer: Transfer = {
      payoutId: payout.id,
      treasury,
      mint,
      program,
      decimals,
      recipient,
      amount: BigInt(payout.tokens),
    };
    candidates.push({ payout, transfer, recipientAccount: await tokenAccountOf(recipient, transfer) });
  }
  const refuse = (reason: Reason, ids: Iterable<string>) => {
    for (const id of ids) refused.set(id, reason);
  };
  const left = () => candidates.filter(({ payout }) => !refused.has(payout.id));

  // guard: Nobody is paid on top of what has landed after all (../naive.test.ts)
  refuse('earlier_payment_landed', await landedEarlier(db, node, candidates));
  const accounts = await readAccounts(node, left());
  // guard: The account of a program is not paid (../chain-faults.test.ts)
  refuse('recipient_is_program', accounts.ofPrograms);
  for (const [id, reason] of await beyondMeans(node, left(), { program, isNew: accounts.isNew })) {
    refused.set(id, reason);
  }
  const failures = await inParallel(
    left(),
    CALLS_AT_ONCE,
    async (each) => [each, await simulate(node, each)] as const,
  );
  for (const [{ payout }, failure] of failures) if (failure) refused.set(payout.id, failure);
  return {
    ready: left(),
    refused: payouts.flatMap((payout) => {
      const reason = refused.get(payout.id);
      return reason ? [{ payout, reason }] : [];
    }),
  };
}

/** An earlier payment that was taken for missing has reached its recipient after all: nobody is paid on top of it. */
async function landedEarlier(db: Db, node: SolanaNode, candidates: readonly Ready[]): Promise<string[]> {
  const byUser = new Map(candidates.map((each) => [each.payout.user_id, each]));
  const earlier = await listReleasedBuilt(db, [...byUser.keys()]);
  const accounts = Map.groupBy(earlier, ({ recipient_account }) => recipient_account);
  const landed: string[] = [];
  await inParallel([...accounts], CALLS_AT_ONCE, async ([account, payouts]) => {
    const history = await node.rpc
      .getSignaturesForAddress(knownAddress(account), { commitment: 'confirmed', limit: 1000 })
      .send();
    for (const { payoutId, signature } of namedIn(history)) {
      const late = byUser.get(payouts.find(({ id }) => id === payoutId)?.user_id ?? 0);
      if (!late) continue;
      if (await isSignedByTreasury(node, signature, late.transfer.treasury)) landed.push(late.payout.id);
    }
  });
  return landed;
}

async function readAccounts({ rpc }: SolanaNode, candidates: readonly Ready[]) {
  const isNew = new Set<string>();
  const ofPrograms: string[] = [];
  for (let at = 0; at < candidates.length; at += MOST_ACCOUNTS / 2) {
    const some = candidates.slice(at, at + MOST_ACCOUNTS / 2);
    const { value } = await rpc
      .getMultipleAccounts(
        [...some.map(({ transfer }) => transfer.recipient), ...some.map((each) => each.recipientAccount)],
        { encoding: 'base64', commitment: 'confirmed' },
      )
      .send();
    for (const [index, { payout }] of some.entries()) {
      // A token account that was made from a key lies on the curve, so the address does not give it away.
      const wallet = value[index];
      if (wallet && (wallet.executable || wallet.owner !== SYSTEM_PROGRAM)) ofPrograms.push(payout.id);
      if (!value[some.length + index]) isNew.add(payout.id);
    }
  }
  return { isNew, ofPrograms };
}

/** Those for whom what the treasury has is not enough when the ones before them are paid. */
async function beyondMeans(
  { rpc }: SolanaNode,
  candidates: readonly Ready[],
  { program, isNew }: { program: Address; isNew: ReadonlySet<string> },
): Promise<[string, Reason][]> {
  const [first] = candidates;
  if (!first) return [];
  const { treasury } = first.transfer;
  const source = await tokenAccountOf(treasury, first.transfer);
  const rent = await rpc.getMinimumBalanceForRentExemption(accountBytes(program)).send();
  const { value } = await rpc
    .getMultipleAccounts([treasury, source], { encoding: 'base64', commitment: 'confirmed' })
    .send();
  const [wallet, account] = value;
  if (!account) throw new Unpayable('treasury_account');
  let lamports: bigint = wallet?.lamports ?? 0n;
  let tokens = tokensIn(account);
  const beyond: [string, Reason][] = [];
  for (const { payout, transfer } of candidates) {
    const cost = FEE_LAMPORTS + (isNew.has(payout.id) ? rent : 0n);
    if (lamports < FEE_LAMPORTS) beyond.push([payout.id, 'no_sol_for_fee']);
    else if (lamports < cost) beyond.push([payout.id, 'no_sol_for_account']);
    // guard: The treasury is not spent beyond what it has (../chain-faults.test.ts) ‹transfer.amount → 0n›
    else if (tokens < transfer.amount) beyond.push([payout.id, 'no_tokens']);
    else {
      lamports -= cost;
      tokens -= transfer.amount;
    }
  }
  return beyond;
}

/** Run the unsigned transaction on the node: balances, rent, frozen accounts, whatever else. */
async function simulate({ rpc }: SolanaNode, { transfer }: Ready): Promise<Reason | null> {
  const { value } = await rpc
    .simulateTransaction(inBase64(await unsignedTransfer(transfer, NO_LIFETIME)), {
      encoding: 'base64',
      sigVerify: false,
      replaceRecentBlockhash: true,
      commitment: 'confirmed',
    })
    .send();
  return value.err ? chainFailureOf(value.err) : null;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { isSolanaError, type KeyPairSigner } from '@solana/kit';
import { sql } from 'kysely';
import { type Lifetime, signTransfer } from '../../../gateways/solana/transfer.ts';
import type { Pace, Solana, SolanaNode } from '../../../gateways/solana.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { lockStandings } from '../people-queries.ts';
import type { PayoutRow } from '../queries.ts';
import { lastValidHeight } from '../rules.ts';
import { Unpayable } from '../unpayable.ts';
import type { Ready } from './inspect.ts';
import { type Bounds, type Signing, setSigned } from './queries.ts';

/** A young blockhash, and where the chain stands: the measure for all that is asked about the transaction later. */
export interface Moment {
  lifetime: Lifetime;
  contextSlot: bigint;
  contextHeight: bigint;
}

/** Ask the server's own node, never one that a caller names: it decides how long a transaction may land. */
export async function presentMoment({ trusted: [node], pace }: Solana): Promise<Moment> {
  await node.checkCluster();
  const { context, value } = await node.rpc.getLatestBlockhash({ commitment: 'confirmed' }).send();
  const { absoluteSlot, blockHeight } = await epochAt(node, context.slot, pace);
  const last = lastValidHeight({ lastValidBlockHeight: value.lastValidBlockHeight, height: blockHeight });
  if (last === null) throw new Unpayable('inconsistent_node');
  return {
    lifetime: { blockhash: value.blockhash, lastValidBlockHeight: last },
    contextSlot: absoluteSlot,
    contextHeight: blockHeight,
  };
}

const EPOCH_TRIES = 3;

/** Behind one address stand several replicas: the next one asked may be a slot or two behind the one before. */
async function epochAt(
  node: SolanaNode,
  slot: bigint,
  pace: Pace,
  tries = EPOCH_TRIES,
): Promise<{ absoluteSlot: bigint; blockHeight: bigint }> {
  try {
    return await node.rpc.getEpochInfo({ commitment: 'confirmed', minContextSlot: slot }).send();
  } catch (error) {
    if (tries === 1 || !isSolanaError(error)) throw error;
    await sleep(pace.pollMs / 5);
    return epochAt(node, slot, pace, tries - 1);
  }
}

export const boundsOf = (
  { lifetime, contextSlot, contextHeight }: Moment,
  recipientAccount: string,
): Bounds => ({
  recipientAccount,
  lastValidBlockHeight: lifetime.lastValidBlockHeight,
  contextSlot,
  contextHeight,
});

/** Sign a payment and store it; it may be sent only when this returns. */
export async function signAndStore(
  db: Db,
  { payout, transfer, recipientAccount }: Ready,
  { moment, treasury }: { moment: Moment; treasury: KeyPairSigner },
): Promise<void> {
  const signed = await signTransfer(transfer, treasury, moment.lifetime);
  await storeSigned(db, payout, { ...signed, bounds: boundsOf(moment, recipientAccount) });
}

/**
 * `reserved → signed`: commit the signed transaction before its first byte is sent.
 *
 * Throws when the lease is over, or when payee or admin may no longer take part: nothing must be sent then. When even
 * the answer to the commit is lost nothing must be sent either; whoever recovers does that.
 */
export async function storeSigned(
  db: Db,
  payout: PayoutRow,
  signing: Signing,
  within: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Whatever the database is set to: on disk before anything is sent.
    await sql`set local synchronous_commit = on`.execute(tx);
    const objection = await lockStandings(tx, payout);
    // guard: Who is suspended meanwhile is not paid, and who lost the role pays nobody (../races.test.ts)
    if (objection) throw new Unpayable(objection);
    if (!(await setSigned(tx, payout, signing))) throw new Unpayable('lease_over');
    await within(tx);
  });
}

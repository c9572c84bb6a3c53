import type { Solana } from '../../../gateways/solana.ts';
import type { Db } from '../../../platform/db.ts';
import { unitsOf, writeUnits } from '../rules.ts';
import { findLastStart, sumMovements } from './movement-queries.ts';

/** The treasury by its movements since it was first looked at, in points; null before that. */
export async function treasuryOf(db: Db, { genesis, decimals }: Solana) {
  const start = await findLastStart(db, genesis);
  if (!start) return null;
  const range = { after: BigInt(start.slot), through: null };
  const { incoming, outgoing } = await sumMovements(db, start, range);
  const write = (tokens: bigint) => writeUnits(unitsOf(tokens, decimals) ?? roundDown(tokens, decimals));
  const held = BigInt(start.tokens);
  return {
    since: start.started_at,
    start: write(held),
    incoming: write(incoming),
    outgoing: write(outgoing),
    balance: write(held + incoming - outgoing),
  };
}

/** A token that is finer than our points: what is left over is not shown. */
const roundDown = (tokens: bigint, decimals: number): bigint => tokens / 10n ** BigInt(decimals - 6);

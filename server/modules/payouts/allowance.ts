import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Db, onlyRow, type Tx } from '../../platform/db.ts';
import { POINT } from '../rewards/rules.ts';
import type { Ceilings, Ordered } from './rules.ts';

type Settings = Pick<
  Config,
  'PAYOUT_MOST' | 'PAYOUT_MOST_PER_PERSON_DAY' | 'PAYOUT_MOST_PER_DAY' | 'PAYOUT_SECOND_ADMIN_ABOVE'
>;

export const ceilingsOf = (config: Settings): Ceilings => ({
  payout: inUnits(config.PAYOUT_MOST),
  personDay: inUnits(config.PAYOUT_MOST_PER_PERSON_DAY),
  day: inUnits(config.PAYOUT_MOST_PER_DAY),
  secondAdminAbove: inUnits(config.PAYOUT_SECOND_ADMIN_ABOVE),
});

const inUnits = (uas: bigint | null) => uas && uas * POINT;

/**
 * What was ordered within the last day and not given back. Whoever reserves holds it until their transaction ends: two
 * who look at the same moment would both find room. Asked for last, when all other locks are held.
 */
export async function holdOrdered(tx: Tx, userId: number): Promise<Ordered> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payouts of the day', 0))`.execute(tx);
  const persons = await orderedOf(tx, [userId]);
  return { person: persons.get(userId) ?? 0n, all: await orderedInAll(tx) };
}

/** By the clock of the database, which all processes share; a day has no end at which two of them meet. */
const withinDay = sql<boolean>`created_at > clock_timestamp() - interval '24 hours'`;

export async function orderedInAll(db: Db): Promise<bigint> {
  const { rows } = await sql<{ units: string }>`
    select coalesce(sum(units), 0)::text as units from payouts where ${withinDay} and state <> 'released'`.execute(
    db,
  );
  return BigInt(onlyRow(rows).units);
}

/** The same for each of these; who was ordered nothing is missing. */
export async function orderedOf(db: Db, userIds: readonly number[]): Promise<Map<number, bigint>> {
  const { rows } = await sql<{ userId: number; units: string }>`
    select user_id as "userId", sum(units)::text as units from payouts
    where user_id = any(${[...userIds]}::bigint[]) and ${withinDay} and state <> 'released'
    group by user_id`.execute(db);
  return new Map(rows.map(({ userId, units }) => [userId, BigInt(units)]));
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

/** Held by whoever gathers keys, together with others who do. */
const LOCK = sql`hashtext('mustalah.gathered_keys')`;

/**
 * While many terms are written, let their keys be gathered and taken up into the index many at a time, which costs a
 * third; searches look through what is gathered as well. A connection does all of it.
 */
export async function gatherKeys<Done>(held: Db, write: () => Promise<Done>): Promise<Done> {
  await sql`select pg_advisory_lock_shared(${LOCK})`.execute(held);
  await sql`select gather_keys(true)`.execute(held);
  try {
    return await write();
  } finally {
    await sql`select pg_advisory_unlock_shared(${LOCK})`.execute(held);
    // guard: What an import has gathered is taken up at its end (../exchange/exchange.test.ts)
    await takeUpKeys(held);
  }
}

/** Take up what is gathered, and gather no more, unless somebody does. Whoever was killed could not do it. */
export async function takeUpKeys(held: Db): Promise<void> {
  const { rows } = await sql<{ isHeld: boolean }>`select pg_try_advisory_lock(${LOCK}) as "isHeld"`.execute(
    held,
  );
  if (!rows[0]?.isHeld) return;
  try {
    await sql`select gather_keys(false)`.execute(held);
    await held.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select take_up_keys()`.execute(tx);
    });
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(held);
  }
}

/** So many kilobytes are gathered: few where somebody may search, who looks through all of it. */
const GATHERED = { alone: 32_768, amongOthers: 1_024 } as const;

/** Let so much be gathered as harms nobody, from here to the end of the transaction. */
export async function gatherMany(tx: Tx): Promise<void> {
  await sql`
    select set_config('gin_pending_list_limit', case when exists (
      select from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    ) then ${String(GATHERED.amongOthers)} else ${String(GATHERED.alone)} end, true)`.execute(tx);
}

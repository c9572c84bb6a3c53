import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../platform/db.ts';

/** Longer than anything takes on a slow machine: only what never comes is a fault. In milliseconds. */
export const PATIENT = { timeout: 60_000 };

/** Wait until so many statements of this database wait for the end of somebody else's transaction. */
export async function untilWaiting(db: Db, count = 1): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.waiting;
  };
  await expect.poll(countWaiting, PATIENT).toBeGreaterThanOrEqual(count);
}

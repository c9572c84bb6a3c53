import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

/** One at a time changes what sources hold. */
export const lockShelf = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('mustalah.shelf'))`.execute(tx);

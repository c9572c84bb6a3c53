import { type ChainHead, type ChainName, chainNames } from '@mustalah/contract/evidence';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import type { JobKind } from '../../platform/jobs.ts';

/** Link what was appended meanwhile. */
export const sealJob: JobKind<object> = {
  name: 'evidence_seal',
  shape: z.object({}),
  outdates: 'nothing',
  cron: '* * * * *',
  atStart: true,
};

/** So many rows are linked in one transaction, which takes about a second. */
const BATCH = 10_000;

/** Link all rows that wait; give how many it were. */
export async function sealChains(db: Db): Promise<number> {
  let sealed = 0;
  for (const chain of chainNames) {
    for (let last = BATCH; last === BATCH; sealed += last) {
      const { rows } = await sql<{ count: number }>`select seal_chain(${chain}, ${BATCH}) as count`.execute(
        db,
      );
      last = rows[0]?.count ?? 0;
    }
  }
  return sealed;
}

/** Where each chain stands. */
export async function listHeads(db: Db): Promise<ChainHead[]> {
  const rows = await db.selectFrom('chains').select(['name', 'length', 'hash']).orderBy('name').execute();
  return rows.map(({ name, length, hash }) => ({
    chain: name as ChainName,
    length,
    hash: hash.toString('hex'),
  }));
}

import { ChainHead } from '@mustalah/contract/evidence';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db.ts';
import { Finding } from './findings.ts';

export interface Check {
  /** From the first row on. */
  isWhole: boolean;
  heads: ChainHead[];
  findings: Finding[];
  finishedAt: Date;
}

/** Keep a look at the logs. The hashes of the heads, and what stays found, the database adds itself. */
export const addCheck = (tx: Tx, { isWhole, heads, findings, finishedAt }: Check) =>
  sql`select add_evidence_check(${isWhole}, ${JSON.stringify(heads)}, ${JSON.stringify(findings)}, ${finishedAt})`.execute(
    tx,
  );

export async function findLastCheck(db: Db): Promise<Check | undefined> {
  const row = await db
    .selectFrom('evidence_checks')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      isWhole: row.is_whole,
      heads: z.array(ChainHead).parse(row.heads),
      findings: z.array(Finding).parse(row.findings),
      finishedAt: row.finished_at,
    }
  );
}

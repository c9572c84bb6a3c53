import { ChainHead } from '@mustalah/contract/evidence';
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

export const addCheck = (tx: Tx, { isWhole, heads, findings, finishedAt }: Check) =>
  tx
    .insertInto('evidence_checks')
    .values({
      is_whole: isWhole,
      heads: JSON.stringify(heads),
      findings: JSON.stringify(findings),
      finished_at: finishedAt,
    })
    .execute();

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

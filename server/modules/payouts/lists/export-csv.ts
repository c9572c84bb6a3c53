import type { Db } from '../../../platform/db.ts';
import { csvLine } from '../../terms/exchange/csv.ts';
import { writeUnits } from '../rules.ts';
import { csvText } from '../text.ts';
import { presentPayees, type Viewing } from './pending-users.ts';
import { type LogFilter, listLogBelow, listPayeesAbove } from './queries.ts';

const BATCH = 500;
const bytes = new TextEncoder();

/** With its mark for spreadsheets, and no cell that they would take for a formula. */
const heading = (columns: readonly string[]) => bytes.encode(`\ufeff${csvLine(columns)}\r\n`);
const line = (cells: readonly string[]) => bytes.encode(`${csvLine(cells)}\r\n`);

/** Everybody whom one admin can pay now, and how much. */
export async function* pendingAsCsv(viewing: Viewing, batch = BATCH): AsyncGenerator<Uint8Array> {
  yield heading(csvText.pending.columns);
  for (let above = 0; ; ) {
    const rows = await listPayeesAbove(viewing.db, above, batch);
    for (const { user_id, name, email, wallet, payable, reason_code } of await presentPayees(viewing, rows)) {
      const isPayable = payable !== '0' && reason_code !== 'needs_approval';
      if (isPayable) yield line([String(user_id), name, email, wallet, payable]);
    }
    above = rows.at(-1)?.id ?? above;
    if (rows.length < batch) return;
  }
}

/** What was paid, the newest first. */
export async function* logAsCsv(db: Db, filter: LogFilter): AsyncGenerator<Uint8Array> {
  yield heading(csvText.log.columns);
  for (let id: number | null = null; ; ) {
    const rows = await listLogBelow(db, filter, { id, limit: BATCH });
    for (const row of rows) {
      const { paid_at, user_id, email, wallet, units, tx_hash } = row;
      yield line([paid_at.toISOString(), String(user_id), email, wallet, writeUnits(BigInt(units)), tx_hash]);
    }
    id = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}

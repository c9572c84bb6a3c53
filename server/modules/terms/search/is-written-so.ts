import { searchKeys } from '@mustalah/morphology';
import { CompiledQuery } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';
import { PLANNED_ONCE } from '../../../platform/planned-once.ts';
import { hashed, KEY } from '../rows/write-keys.ts';

// Counted: to find out whether there is any, the planner would go through all terms in another order.
const STATEMENT = `select (select count(*) from terms where keys && $1::bigint[]) > 0
  or (select count(*) from shelf where keys && $1::bigint[]) > 0 as "isWritten" ${PLANNED_ONCE}`;

/** Whether an entry or a row of the shelf is a text as a whole, in any spelling of it. */
export async function isWrittenSo(db: Db, text: string): Promise<boolean> {
  const { bare, folded, loose } = searchKeys(text);
  if (bare === '') return false;
  const keys = hashed(KEY.whole, [bare, folded, loose, bare.replaceAll(' ', '')]);
  const { rows } = await db.executeQuery<{ isWritten: boolean }>(
    CompiledQuery.raw(STATEMENT, [`{${keys.join(',')}}`]),
  );
  return onlyRow(rows).isWritten;
}

import type { DoubtReason } from '@mustalah/contract/shelf';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { doneText } from '../text.ts';

interface Doubt {
  rowId: number;
  userId: number;
  reason: DoubtReason;
  note: string;
}

/** Say that a row is wrong; once for each person and row. It waits for a reviewer. */
export const doubtRow = ({ db, now }: Pick<Deps, 'db' | 'now'>, { rowId, userId, reason, note }: Doubt) =>
  db.transaction().execute(async (tx) => {
    // Shared: a reviewer who hides the row meanwhile is waited for.
    const row = await tx
      .selectFrom('shelf_rows')
      .select('id')
      .where('id', '=', rowId)
      .where('hidden_by', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!row) throw notFound();
    const written = await tx
      .insertInto('shelf_doubts')
      .values({ row_id: rowId, user_id: userId, reason, note, created_at: now() })
      .onConflict((conflict) => conflict.columns(['row_id', 'user_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new Refusal(409, 'shelf_doubted');
    return { detail: doneText.doubted };
  });

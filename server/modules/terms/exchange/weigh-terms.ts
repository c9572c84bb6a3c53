import type { Db } from '../../../platform/db.ts';
import { findClose } from './find-close.ts';
import { addSeenRows, findSeen, openSeenRows } from './known-words.ts';
import type { Preparing } from './open-preparing.ts';
import { prepareBatches, type Weighing, weighBatch, wordsOf } from './weigh-rows.ts';

/** Say what each row of a file would do, against the dictionary and the rows above it; nothing is written. */
export async function weighTerms(
  db: Db,
  { rows, report, preparing }: Weighing & { preparing: Preparing },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await openSeenRows(tx);
    for await (const { rows: read } of prepareBatches(rows(), preparing)) {
      const words = wordsOf(read);
      // The rows above first: the operator knows them by their row.
      const { weighed, seen } = weighBatch(read, await findClose(tx, words, await findSeen(tx, words)));
      await addSeenRows(tx, seen);
      report(weighed);
    }
  });
}

import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { WordCount } from '../rows/add-words.ts';
import { gatherKeys, gatherMany } from '../rows/gather-keys.ts';
import { insertTaken } from '../rows/insert-rows.ts';
import { findSameWords } from './known-words.ts';
import type { Preparing } from './open-preparing.ts';
import type { PreparedRows } from './prepare-rows.ts';
import { finishImport, holdImport, keepProgress, type Progress } from './progress.ts';
import { type ImportedRow, prepareBatches, type Weighing, weighBatch, wordsOf } from './weigh-rows.ts';

export interface Import extends Weighing {
  /** For the log of acts. */
  file: string;
  /** Of the content and the defaults: tells whether this import was begun before. */
  digest: Buffer;
  now: Date;
  preparing: Preparing;
  /** Told, before their terms are kept, of the rows of a batch; gives how long the report is then. */
  keepReport(rows: readonly ImportedRow[]): Promise<number>;
  /** An import that was interrupted goes on, with a report of this length. */
  resume(progress: Progress): Promise<void>;
}

/**
 * Write the new and the near rows of a file as approved terms (of what is close only the same words are told here: the rest
 * was told before), a batch in a transaction together with how far it has
 * come; give the whole of it. Whoever begins an import that was interrupted goes on behind its last batch.
 *
 * @throws Refusal before anything is written, when the file cannot be read to its end.
 */
export async function importTerms(db: Db, options: Import): Promise<Progress> {
  const { rows, file, digest, now, preparing, report, keepReport, resume } = options;
  // A file that breaks off in the middle is refused as a whole.
  for await (const _ of rows());
  return holdImport(db, { file, digest, now }, async (held, begun) => {
    let progress = begun;
    if (progress.rowsDone > 0) await resume(progress);
    const words = new WordCount();
    await gatherKeys(held, async () => {
      for await (const prepared of prepareBatches(rows(), preparing, progress.rowsDone)) {
        const before = progress;
        progress = await held.transaction().execute(async (tx) => {
          await hasten(tx);
          const { weighed, taken } = weighBatch(
            prepared.rows,
            await findSameWords(tx, wordsOf(prepared.rows)),
          );
          const added = await insertTaken(tx, prepared.columns, taken, now);
          await words.add(tx, takenWords(prepared, taken));
          report(weighed);
          const kept: Progress = {
            ...before,
            rowsDone: before.rowsDone + prepared.rows.length,
            added: before.added + added.count,
            firstId: before.firstId ?? added.first,
            lastId: added.last ?? before.lastId,
            reportSize: await keepReport(weighed),
          };
          await keepProgress(tx, kept);
          return kept;
        });
      }
    });
    await held.transaction().execute(async (tx) => {
      await words.write(tx);
      await finishImport(tx, progress, now);
      const { added: count, firstId: first, lastId: last } = progress;
      const detail = { file, count, ...(first !== null && { first, last }) };
      await audit(tx, { actorId: null, action: 'terms.import', subject: 'terms', detail });
    });
    return progress;
  });
}

/**
 * Do not wait for the disk at each batch: whichever batches the disk lacks when the machine ends are imported again, for
 * with them it lacks how far the import had come. Nor is there anybody whom a long statement would keep waiting.
 */
async function hasten(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  await gatherMany(tx);
}

/** The words of those terms that are taken. */
function* takenWords({ words, wordCounts }: PreparedRows, taken: readonly boolean[]): Generator<string> {
  let at = 0;
  for (const [term, count] of wordCounts.entries()) {
    if (taken[term]) yield* words.slice(at, at + count);
    at += count;
  }
}

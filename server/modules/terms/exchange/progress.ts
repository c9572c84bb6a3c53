import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { fileFault } from '../text.ts';

/** How far the import of a file has come. */
export interface Progress {
  id: number;
  rowsDone: number;
  added: number;
  firstId: number | null;
  lastId: number | null;
  reportSize: number;
}

interface Begun {
  file: string;
  digest: Buffer;
  now: Date;
}

const COLUMNS = [
  'id',
  'rows_done as rowsDone',
  'added',
  'first_id as firstId',
  'last_id as lastId',
  'report_size as reportSize',
] as const;

/** Work on the import of a file, begun now or before, while nobody else does; on one connection. */
export async function holdImport<Result>(
  db: Db,
  { file, digest, now }: Begun,
  work: (held: Db, progress: Progress) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (held) => {
    const name = `mustalah.import ${digest.toString('hex')}`;
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_lock(hashtext(${name})) as "isHeld"`.execute(held);
    if (!rows[0]?.isHeld) throw new Refusal(409, 'bad_request', { detail: fileFault.underWay });
    try {
      await held
        .insertInto('term_imports')
        .values({ file, digest, started_at: now })
        .onConflict((conflict) => conflict.column('digest').where('finished_at', 'is', null).doNothing())
        .execute();
      const progress = await held
        .selectFrom('term_imports')
        .select(COLUMNS)
        .where('digest', '=', digest)
        .where('finished_at', 'is', null)
        .executeTakeFirstOrThrow();
      return await work(held, progress);
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(held);
    }
  });
}

export const keepProgress = (tx: Tx, { id, ...progress }: Progress) =>
  tx
    .updateTable('term_imports')
    .set({
      rows_done: progress.rowsDone,
      added: progress.added,
      first_id: progress.firstId,
      last_id: progress.lastId,
      report_size: progress.reportSize,
    })
    .where('id', '=', id)
    .execute();

export const finishImport = (tx: Tx, { id }: Progress, now: Date) =>
  tx.updateTable('term_imports').set({ finished_at: now }).where('id', '=', id).execute();

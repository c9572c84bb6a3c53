import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { RawRow } from '../../terms/exchange/read-rows.ts';
import { categoryKey, listCategories } from '../../terms/rows/categories.ts';
import { lockShelf } from '../fill/lock-shelf.ts';
import { type Replaced, replaceRows, type Source, type SourceRow } from '../fill/replace-rows.ts';
import { type ReadPair, readPair } from './read-pair.ts';

export interface GlossaryImport {
  source: Source;
  rows: AsyncIterable<RawRow>;
  /** The category of rows that name none; empty for none. */
  category: string;
  /** For the log of acts. */
  file: string;
  /** Without it all of it is weighed, and nothing stays written. */
  isConfirmed: boolean;
  now: Date;
  /** Told of each row, with why it cannot be read. */
  report(row: { row: number; arabic: string; fault: string | null }): void;
}

/**
 * Let a source of the shelf hold the rows of a file and no others, all or nothing; rows that cannot be read are told and
 * passed over. Give what became of the others.
 */
export async function importGlossary(db: Db, options: GlossaryImport): Promise<Replaced> {
  const { source, isConfirmed, file, now } = options;
  const tx = await db.startTransaction().execute();
  try {
    await lockShelf(tx);
    const replaced = await replaceRows(tx, source, await pairsOf(tx, options), now);
    if (isConfirmed) {
      const detail = { file, key: source.key, ...replaced };
      await audit(tx, { actorId: null, action: 'shelf.import', subject: `shelf:${source.key}`, detail });
      await tx.commit().execute();
    } else {
      await tx.rollback().execute();
    }
    return replaced;
  } catch (fault) {
    if (!tx.isCommitted) await tx.rollback().execute();
    throw fault;
  }
}

async function pairsOf(
  tx: Tx,
  { rows, category, report }: GlossaryImport,
): Promise<AsyncIterable<SourceRow>> {
  const categories = new Map((await listCategories(tx)).map(({ name, id }) => [categoryKey(name), id]));
  return (async function* () {
    for await (const raw of rows) {
      const read: ReadPair = readPair(raw, category, categories);
      report({ row: read.row, arabic: read.arabic, fault: 'fault' in read ? read.fault : null });
      if ('pair' in read) yield read.pair;
    }
  })();
}

export interface Removed {
  rows: number;
  doubts: number;
}

/** Take a source off the shelf with all its rows and what was said of them; null where there is none. */
export const removeGlossary = (db: Db, key: string, isConfirmed: boolean): Promise<Removed | null> =>
  db.transaction().execute(async (tx) => {
    await lockShelf(tx);
    const source = await tx
      .selectFrom('shelf_sources')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirst();
    if (!source) return null;
    const { rows, doubts } = await tx
      .selectFrom('shelf_rows')
      .leftJoin('shelf_doubts', 'shelf_doubts.row_id', 'shelf_rows.id')
      .select(({ fn }) => [
        fn.count<number>('shelf_rows.id').distinct().as('rows'),
        fn.count<number>('shelf_doubts.id').as('doubts'),
      ])
      .where('source_id', '=', source.id)
      .executeTakeFirstOrThrow();
    if (!isConfirmed) return { rows, doubts };
    await tx.deleteFrom('shelf_sources').where('id', '=', source.id).execute();
    const detail = { key, rows, doubts };
    await audit(tx, { actorId: null, action: 'shelf.remove', subject: `shelf:${key}`, detail });
    return { rows, doubts };
  });

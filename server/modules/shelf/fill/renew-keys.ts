import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { KEYS_VERSION, rowKeys } from '../rows/row-keys.ts';
import { lockShelf } from './lock-shelf.ts';

const BATCH = 200;

/**
 * Make the keys of rows anew that an older normaliser made, source by source; give how many. Safe to interrupt: a source
 * is marked when all of it is done.
 */
export async function renewKeys(db: Db): Promise<number> {
  let renewed = 0;
  const outdated = db.selectFrom('shelf_sources').select('id').where('keys_version', '<>', KEYS_VERSION);
  for (const { id } of await outdated.orderBy('id').execute()) {
    let last = 0;
    for (;;) {
      const ids = await renewAfter(db, id, last);
      renewed += ids.length;
      last = ids.at(-1) ?? 0;
      if (last === 0) break;
    }
    await db.updateTable('shelf_sources').set({ keys_version: KEYS_VERSION }).where('id', '=', id).execute();
  }
  return renewed;
}

const renewAfter = (db: Db, sourceId: number, last: number): Promise<number[]> =>
  db.transaction().execute(async (tx) => {
    await lockShelf(tx);
    const rows = await tx
      .selectFrom('shelf_rows')
      .select(['id', 'arabic', 'latin'])
      .where('source_id', '=', sourceId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute();
    if (rows.length === 0) return [];
    const keyed = rows.map(rowKeys);
    await sql`
      update shelf_rows set arabic_bare = made.arabic_bare, latin_folded = made.latin_folded, keys = made.keys::bigint[]
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${keyed.map(({ arabicBare }) => arabicBare)}::text[],
        ${keyed.map(({ latinFolded }) => latinFolded)}::text[],
        ${keyed.map(({ keys }) => `{${keys.join(',')}}`)}::text[]) as made (id, arabic_bare, latin_folded, keys)
      where shelf_rows.id = made.id`.execute(tx);
    return rows.map(({ id }) => id);
  });

import { sql } from 'kysely';
import { DAY_MS } from './calendar.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { nightlyCleanup } from './jobs.ts';

/** So many files that more of them are unknown than known: that is no crash, but the wrong database. */
const SUSPICIOUS = 100;

/**
 * Remove, each night, the files whose row never came: somebody gave up, or the server died in between.
 *
 * A file is known when any column of type uuid holds its key, so that no table has to be named here.
 */
export function sweepFiles({ db, jobs, gateways: { files }, now, log }: Deps): void {
  jobs.handle(nightlyCleanup, async () => {
    const before = new Date(now().getTime() - DAY_MS);
    const columns = await listKeyColumns(db);
    const askKnown = (keys: readonly string[]) => findKnownKeys(db, columns, keys);
    const count = { known: 0, unknown: 0 };
    await files.sweep(before, async (keys) => {
      const { size } = await askKnown(keys);
      count.known += size;
      count.unknown += keys.length - size;
      // Only counted for now.
      return new Set(keys);
    });
    // guard: The wrong database sweeps nothing away ‹> Math.max(SUSPICIOUS, count.known) → < 0›
    if (count.unknown > Math.max(SUSPICIOUS, count.known)) {
      log.error(new Error(`${count.unknown} files are unknown to this database: none of them was removed`));
      return;
    }
    await files.sweep(before, askKnown);
  });
}

interface KeyColumn {
  table: string;
  column: string;
}

async function listKeyColumns(db: Db): Promise<KeyColumn[]> {
  const { rows } = await sql<KeyColumn>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'`.execute(
    db,
  );
  return rows;
}

async function findKnownKeys(
  db: Db,
  columns: readonly KeyColumn[],
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const { table, column } of columns) {
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(column)} as key from ${sql.table(table)}
      where ${sql.ref(column)} = any(${sql.val(keys)}::uuid[])`.execute(db);
    // guard: A file that any row names is never swept
    for (const { key } of rows) known.add(key);
  }
  return known;
}

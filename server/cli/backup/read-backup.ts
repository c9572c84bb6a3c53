import pg, { escapeIdentifier } from 'pg';
import { from } from 'pg-copy-streams';
import { CommandError } from '../command.ts';
import { type OpenBackup, openBackup } from './backup-folder.ts';
import { columnList, listMigrations, listTables, type Table } from './catalog.ts';
import type { Key } from './encryption.ts';
import type { Manifest } from './manifest.ts';

type Report = (line: string) => void;

export interface RestoreOptions {
  /** Replace what the database holds. */
  force: boolean;
  /** What opens it, where it is encrypted. */
  key: Key | null;
}

/** Put a backup in place of what a migrated database holds: wholly, or not at all. */
export async function readBackup(
  databaseUrl: string,
  folder: string,
  { force, key }: RestoreOptions,
  report: Report,
): Promise<Manifest> {
  const backup = await openBackup(folder, key);
  const { manifest } = backup;
  const client = new pg.Client({ connectionString: databaseUrl });
  // A lost connection fails the statement under way; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const tables = await listTables(client);
    await checkFits(client, tables, manifest);
    if (!force) await checkEmpty(client, tables);
    await fill(client, backup, report);
    await checkLedger(client);
    await client.query('commit');
    await client.query('analyze');
    return manifest;
  } finally {
    // Without the commit the end of the connection undoes everything.
    await client.end();
  }
}

/** The backup and the database have the same migrations, tables and columns. */
async function checkFits(client: pg.Client, tables: Table[], manifest: Manifest): Promise<void> {
  const migrations = await listMigrations(client);
  if (migrations.join() !== manifest.migrations.join()) {
    const has = (names: string[]) => names.at(-1) ?? 'none';
    throw new CommandError(
      `The backup has the migrations up to ${has(manifest.migrations)}, the database up to ${has(migrations)}. ` +
        'Restore with the version that made the backup, then update.',
    );
  }
  const shape = (list: Table[]) => list.map(columnList).sort().join('\n');
  if (shape(tables) !== shape(manifest.tables)) {
    throw new CommandError('The tables of the backup are not those of the database.');
  }
}

async function checkEmpty(client: pg.Client, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    // The chains are there from the migration on, each of no links; secrets of its own any installation has.
    if (name === 'chains' || name === 'installation_secrets') continue;
    const { rows } = await client.query(`select 1 from ${escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) {
      throw new CommandError(`The database is not empty (${name}). With --force its content is replaced.`);
    }
  }
}

async function fill(client: pg.Client, backup: OpenBackup, report: Report) {
  const { tables, sequences } = backup.manifest;
  const names = tables.map(({ name }) => escapeIdentifier(name));
  // What the triggers once did to these rows is in the backup already; and some let nobody empty their table.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const copied = client.query(from(`copy ${columnList(table)} from stdin`));
    await backup.readTable(table, copied);
    if (copied.rowCount !== table.rows) {
      throw new CommandError(
        `${table.name}: ${copied.rowCount} rows instead of ${table.rows}. Nothing was changed.`,
      );
    }
    report(`${table.name}: ${table.rows} rows`);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, column, lastValue, isCalled } of sequences) {
    const sequence = 'pg_get_serial_sequence(quote_ident($1), $2)';
    await client.query(`select setval(${sequence}, $3, $4)`, [table, column, lastValue, isCalled]);
  }
}

/** Every movement of points balances, and every balance is the sum of its movements. */
async function checkLedger(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ unbalanced: number; wrong: number }>(`
    select
      (select count(*) from
        (select from ledger_entries group by transaction_id having sum(amount) <> 0) moved) as unbalanced,
      (select count(*) from ledger_accounts account where balance <>
        coalesce((select sum(amount) from ledger_entries where account_id = account.id), 0)) as wrong`);
  const { unbalanced = 0, wrong = 0 } = rows[0] ?? {};
  if (unbalanced + wrong > 0) {
    throw new CommandError(
      `The ledger of the backup is wrong: ${unbalanced} movements, ${wrong} balances. Nothing was changed.`,
    );
  }
}

import pg from 'pg';
import { to } from 'pg-copy-streams';
import { makeBackupFolder, type NewBackup } from './backup-folder.ts';
import { columnList, listHeads, listMigrations, listSequences, listTables, type Table } from './catalog.ts';
import type { Lock } from './encryption.ts';
import type { Manifest } from './manifest.ts';

type Report = (line: string) => void;

export interface BackupOptions {
  /** For whom it is encrypted; null for whoever reads the folder. */
  lock: Lock | null;
  /** Which key opens the secrets in it. */
  secrets: string;
}

/** Write all tables, as they are at one moment, into an empty folder; the server may go on meanwhile. */
export async function writeBackup(
  databaseUrl: string,
  folder: string,
  { lock, secrets }: BackupOptions,
  report: Report,
): Promise<Manifest> {
  const backup = await makeBackupFolder(folder, lock);
  const client = new pg.Client({ connectionString: databaseUrl });
  // A lost connection fails the statement under way; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) {
      const written = await writeTable(client, table, backup);
      report(`${table.name}: ${written.rows} rows`);
      tables.push({ ...table, ...written });
    }
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables,
      heads: await listHeads(client),
      secrets,
      sequences: await listSequences(client),
    };
    await client.query('commit');
    await backup.finish(manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, table: Table, backup: NewBackup) {
  const copied = client.query(to(`copy ${columnList(table)} to stdout`));
  const sha256 = await backup.writeTable(table.name, copied);
  return { rows: copied.rowCount, sha256 };
}

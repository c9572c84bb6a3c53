import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { CommandError } from '../command.ts';
import { columnList, listMigrations, listSequences, listTables, type Table } from './catalog.ts';
import { fileOf, MANIFEST, type Manifest } from './manifest.ts';

type Report = (line: string) => void;

/** Write all tables, as they are at one moment, into an empty folder; the server may go on meanwhile. */
export async function writeBackup(databaseUrl: string, folder: string, report: Report): Promise<Manifest> {
  await makeEmptyFolder(folder);
  const client = new pg.Client({ connectionString: databaseUrl });
  // A lost connection fails the statement under way; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) {
      const rows = await writeTable(client, table, folder);
      report(`${table.name}: ${rows} rows`);
      tables.push({ ...table, rows });
    }
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables,
      sequences: await listSequences(client),
    };
    await client.query('commit');
    // Last, so that a folder with a manifest is a whole backup.
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
    return manifest;
  } finally {
    await client.end();
  }
}

async function makeEmptyFolder(folder: string): Promise<void> {
  // It will hold password hashes and addresses.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new CommandError(`${folder} is not empty.`);
}

async function writeTable(client: pg.Client, table: Table, folder: string): Promise<number> {
  const copied = client.query(to(`copy ${columnList(table)} to stdout`));
  const file = createWriteStream(join(folder, fileOf(table.name)), { mode: 0o600, flush: true });
  await pipeline(copied, createGzip(), file);
  return copied.rowCount;
}

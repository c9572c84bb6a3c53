// A data folder that follows another server, made without programs that the embedded PostgreSQL lacks.
import { appendFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export interface Follows {
  /** Its own name, by which the primary knows it. */
  name: string;
  port: number;
  password: string;
}

/** What a server writes for itself; its log comes from the one that is followed. */
const OWN =
  /^(postmaster\.(pid|opts)|server\.log|pg_wal|pg_replslot|pg_stat_tmp|pg_subtrans|pg_notify|pgsql_tmp.*)$/;
const EMPTY = [
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_notify',
];

export const conninfoOf = ({ name, port, password }: Follows): string =>
  `host=127.0.0.1 port=${port} user=mustalah password=${password} application_name=${name}`;

/** Have the server of this data folder follow another one when it starts. */
export function follow(data: string, follows: Follows): void {
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfoOf(follows)}'\n`);
}

/** Copy the data folder of a server that goes on meanwhile. */
export async function copyRunning(serverUrl: string, from: string, to: string): Promise<void> {
  const session = new pg.Client({ connectionString: serverUrl });
  await session.connect();
  try {
    await session.query(`select pg_backup_start('copy', true)`);
    await copyFolder(from, to);
    const { rows } = await session.query(`select labelfile from pg_backup_stop(false)`);
    for (const folder of EMPTY) await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
  } finally {
    await session.end();
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (OWN.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await copyFile(source, target).catch(unlessGone);
  }
}

/** What went while it was copied the log says too. */
function unlessGone(fault: NodeJS.ErrnoException): void {
  if (fault.code !== 'ENOENT') throw fault;
}

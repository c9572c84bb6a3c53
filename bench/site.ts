// A server of its own for a measurement: the program that users start, on a database that is thrown away.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { listCategories } from '../server/modules/terms/rows/categories.ts';
import { ensureCategories, insertTerms } from '../server/modules/terms/rows/insert-terms.ts';
import { markKeysCurrent } from '../server/modules/terms/rows/reindex.ts';
import { type Db, migrate, openDatabase } from '../server/platform/db.ts';
import { freePort } from '../server/platform/free-port.ts';
import { CATEGORIES } from '../server/seed/categories.ts';
import { databaseAddress, withAdmin } from '../server/test/postgres.ts';
import { madeTerms, type Pair, termsOf } from './made-terms.ts';

const POLL_MS = 10;
const AT_ONCE = 10_000;

export interface Site {
  url: string;
  /** Of its process. */
  pid: number;
  stop(): Promise<void>;
}

/** Start the server and wait until it is ready. */
export async function startSite(environment: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      CAPTCHA_PROVIDER: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      // What fills the shelf would take from what is measured.
      SHELF_LISTS: 'off',
      FOUNDING_ENTRIES: 'off',
      ...environment,
    },
    // The channel tells the server when this process is gone, so that it stops too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error(`the server ended with ${child.exitCode}`);
}

/** A folder for the files of a server, until it is removed. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'mustalah-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Make a database with as many made-up terms, or with the pairs that are given; give its address. */
export async function makeDictionary(
  serverUrl: string,
  terms: number,
  pairs?: readonly Pair[],
): Promise<string> {
  const name = `bench_${terms}`;
  await withAdmin(serverUrl, (admin) => sql`create database ${sql.id(name)}`.execute(admin));
  const address = databaseAddress(serverUrl, name);
  const db = openDatabase(address, { max: 1, statementTimeoutMs: 0 });
  await sql`create extension if not exists pg_trgm`.execute(db);
  await migrate(db);
  // An index that is made at once, of all rows, costs far less than one that grows with each.
  await sql`drop index terms_keys`.execute(db);
  await fill(db, terms, pairs);
  await sql`set maintenance_work_mem = '256MB'`.execute(db);
  await sql`create index terms_keys on all_terms using gin (keys) with (fastupdate = off)`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
  return address;
}

async function fill(db: Db, count: number, pairs?: readonly Pair[]): Promise<void> {
  await ensureCategories(db, CATEGORIES);
  const categoryIds = (await listCategories(db)).map(({ id }) => id);
  const terms = pairs ? termsOf(pairs, categoryIds) : madeTerms(count, categoryIds);
  for (let start = 0; start < terms.length; start += AT_ONCE) {
    const part = terms.slice(start, start + AT_ONCE);
    await db.transaction().execute((tx) => insertTerms(tx, part, new Date()));
  }
  await markKeysCurrent(db);
}

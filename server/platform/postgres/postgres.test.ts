import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { PATIENT } from '../../test/waiting.ts';
import { openDatabase } from '../db.ts';
import { findRunning } from './find-running.ts';
import { ensurePostgres, type RunningPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'mustalah-postgres-test-'));
const data = join(folder, 'data');
const options = { password: 'for-tests-only' };
let running: RunningPostgres | undefined;

const start = async () => (running = await ensurePostgres(data, options));

afterEach(async () => {
  if (running && findRunning(data)) await running.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a new folder is initialised, used again while it runs, and started when it does not', async () => {
  const first = await start();
  const again = await start();
  await first.stop();
  const later = await start();
  expect([first.how, again.how, later.how, again.pid === first.pid]).toEqual([
    'initialised',
    'reused',
    'started',
    true,
  ]);
});

test('what was committed survives a killed server, and the next start mends it', async () => {
  const server = await start();
  const db = openDatabase(server.urlOf('postgres'), { max: 1 });
  await sql`create table if not exists kept (word text)`.execute(db);
  await sql`insert into kept values ('مصطلح')`.execute(db);
  process.kill(server.pid, 'SIGKILL');
  await db.destroy().catch(() => null);
  await vi.waitUntil(() => findRunning(data) === null, PATIENT);
  const mended = await start();
  const after = openDatabase(mended.urlOf('postgres'), { max: 1 });
  const { rows } = await sql`select word from kept`.execute(after);
  await after.destroy();
  expect([mended.how, rows]).toEqual(['started', [{ word: 'مصطلح' }]]);
});

test('a pid file whose number now belongs to a stranger is not believed', async () => {
  const server = await start();
  const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  await server.stop();
  writeFileSync(join(data, 'postmaster.pid'), [String(process.pid), ...lines.slice(1)].join('\n'));
  expect(findRunning(data)).toBeNull();
});

test('two starters at once end with one server', async () => {
  rmSync(join(data, 'postmaster.pid'), { force: true });
  const both = await Promise.all([start(), start()]);
  expect(new Set(both.map(({ pid }) => pid)).size).toBe(1);
});

import { getLeaderboard } from '@mustalah/contract/rewards';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { world } from '../test/world.ts';
import { openDatabase } from './db.ts';
import type { JobKind } from './jobs.ts';
import { openJobs } from './jobs.ts';

const w = world();

/** The lines of a figure. */
const linesOf = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

test('a collector is told of calls, connections, work, payouts and replicas', async () => {
  const kind: JobKind<object> = { name: 'measured', shape: z.object({}), outdates: 'nothing' };
  const db = openDatabase(w.databaseUrl, { max: 3, name: 'measured' });
  onTestFinished(() => db.destroy());
  await db.transaction().execute((tx) => w.jobs.send(tx, kind, {}));
  const replicas = {
    position: async () => 0n,
    isPrimaryAway: () => false,
    isPrimaryLeftBehind: () => false,
    figures: () => [
      { host: 'one:5432', bytes: 4096 },
      { host: 'other:5432', bytes: null },
    ],
  };
  const app = buildApp({ ...w.deps, replicas });
  onTestFinished(() => app.close());
  await app.inject({ url: getLeaderboard.path });
  const { body } = await app.inject({ url: '/metrics' });
  expect(linesOf(body, 'mustalah_pool_connections')).toContain(
    'mustalah_pool_connections{pool="measured",state="idle"} 1',
  );
  expect(linesOf(body, 'mustalah_work')).toEqual(['mustalah_work{kind="measured",state="waiting"} 1']);
  expect(linesOf(body, 'mustalah_work_oldest_seconds')).toHaveLength(1);
  expect(linesOf(body, 'mustalah_replica_behind_bytes')).toEqual([
    'mustalah_replica_behind_bytes{replica="one:5432"} 4096',
    'mustalah_replica_behind_bytes{replica="other:5432"} -1',
  ]);
  expect(linesOf(body, 'mustalah_calls')).toEqual([
    'mustalah_calls{state="running"} 0',
    'mustalah_calls{state="waiting"} 0',
  ]);
  expect(linesOf(body, 'mustalah_calls_sent_away_total')).toEqual(['mustalah_calls_sent_away_total 0']);
  expect(linesOf(body, 'http_request_duration_seconds_count')).toEqual([
    `http_request_duration_seconds_count{method="GET",route="${getLeaderboard.path}",status="200"} 1`,
  ]);
  expect(body).toContain('# HELP mustalah_payouts Payouts by state');
});

test('what needs no database is told while it is away', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none';
  const db = openDatabase(nowhere, { max: 1 });
  const jobs = openJobs(nowhere, () => {});
  const app = buildApp({ ...w.deps, db, replica: db, jobs });
  onTestFinished(async () => {
    await app.close();
    await jobs.stop();
    await db.destroy();
  });
  const { statusCode, body } = await app.inject({ url: '/metrics' });
  expect(statusCode).toBe(200);
  expect(linesOf(body, 'mustalah_calls')).toHaveLength(2);
  expect(linesOf(body, 'mustalah_work')).toEqual([]);
});

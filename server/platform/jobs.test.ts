import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { databaseAddress, withAdmin } from '../test/postgres.ts';
import { world } from '../test/world.ts';
import { readConfig } from './config.ts';
import { migrate, openDatabase } from './db.ts';
import { type JobKind, openJobs } from './jobs.ts';
import { migrateStore, openStore, type Store } from './open.ts';
import { doing, workNow } from './work.ts';

const Page = z.object({ page: z.number() });
/** A kind that nobody has heard of before. */
const newKind = (): JobKind<{ page: number }> => ({
  name: `kind-${crypto.randomUUID()}`,
  shape: Page,
  outdates: 'nothing',
});

describe('handlers', () => {
  const w = world();

  test('all handlers of a kind get its work, also when one of them fails', async () => {
    const kind = newKind();
    const done: string[] = [];
    w.jobs.handle(kind, async ({ page }) => done.push(`first ${page}`));
    w.jobs.handle(kind, async () => {
      throw new Error('the second is broken');
    });
    w.jobs.handle(kind, async ({ page }) => done.push(`third ${page}`));
    await w.db.transaction().execute((tx) => w.jobs.send(tx, kind, { page: 7 }));
    await expect(w.jobs.drain()).rejects.toThrow('the second is broken');
    expect(done).toEqual(['first 7', 'third 7']);
  });

  test('work that a request sent belongs to it, and what that work sends as well', async () => {
    const [first, second] = [newKind(), newKind()];
    const seen: unknown[] = [];
    const send = (kind: typeof first) =>
      w.db.transaction().execute((tx) => w.jobs.send(tx, kind, { page: 7 }));
    w.jobs.handle(first, () => {
      seen.push(workNow());
      return send(second);
    });
    w.jobs.handle(second, async (work) => seen.push(workNow(), work));
    await doing({ id: 'f00d', call: 'POST /api/' }, () => send(first));
    await w.jobs.drain();
    expect(seen).toEqual([
      { id: 'f00d', call: `job ${first.name}` },
      { id: 'f00d', call: `job ${second.name}` },
      { page: 7 },
    ]);
  });

  test('work that comes by itself belongs to no request', async () => {
    const kind = newKind();
    const seen: (string | undefined)[] = [];
    w.jobs.handle(kind, async () => seen.push(workNow()?.id));
    await w.db.transaction().execute((tx) => w.jobs.send(tx, kind, { page: 7 }));
    await w.db.transaction().execute((tx) => w.jobs.send(tx, kind, { page: 8 }));
    await w.jobs.drain();
    expect(new Set(seen).size).toBe(2);
    expect(seen).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.stringMatching(/^[\da-f]{32}$/)]);
  });

  test('work of another shape, as another release may have sent it, is not done', async () => {
    const kind = newKind();
    const done: number[] = [];
    w.jobs.handle(kind, async ({ page }) => done.push(page));
    const older: JobKind<{ sheet: number }> = {
      ...newKind(),
      name: kind.name,
      shape: z.object({ sheet: z.number() }),
    };
    await w.db.transaction().execute((tx) => w.jobs.send(tx, older, { sheet: 7 }));
    await expect(w.jobs.drain()).rejects.toThrow('page');
    expect(done).toEqual([]);
  });

  test('work that waits is one, however often it is sent meanwhile', async () => {
    const kind = { ...newKind(), delaySeconds: 600 };
    const send = () => w.db.transaction().execute((tx) => w.jobs.send(tx, kind, { page: 7 }));
    w.jobs.handle(kind, async () => {});
    await send();
    await Promise.all([send(), send(), send()]);
    const { rows } = await sql<{ waits: number }>`
      select (extract(epoch from start_after - created_on))::int as waits from pgboss.job where name = ${kind.name}`.execute(
      w.db,
    );
    expect(rows).toEqual([{ waits: 600 }]);
    expect(await w.jobs.drain()).toBe(0);
  });

  test('work that failed for good is counted and tried again; what comes by itself is not', async () => {
    const [mail, nightly] = [newKind(), { ...newKind(), cron: '0 3 * * *' }];
    const done: number[] = [];
    w.jobs.handle(mail, async ({ page }) => done.push(page));
    w.jobs.handle(nightly, async ({ page }) => done.push(page));
    await w.db.transaction().execute(async (tx) => {
      await w.jobs.send(tx, mail, { page: 7 });
      await w.jobs.send(tx, nightly, { page: 8 });
    });
    const before = await w.jobs.countFailed();
    await sql`update pgboss.job set state = 'failed', completed_on = now(), retry_count = retry_limit
      where name in (${mail.name}, ${nightly.name})`.execute(w.db);
    expect(await w.jobs.countFailed()).toBe(before + 1);
    expect(await w.jobs.retryFailed()).toBe(before + 1);
    expect(await w.jobs.retryFailed()).toBe(0);
    await w.jobs.drain();
    expect(done).toEqual([7]);
    expect(await w.jobs.countFailed()).toBe(0);
  });

  test('work that comes at the start is there when the workers begin', async () => {
    const jobs = openJobs(w.databaseUrl, (error) => console.error(error));
    const done = Promise.withResolvers<object>();
    const kind = { ...newKind(), shape: z.object({}), atStart: true };
    jobs.handle(kind, async (work) => done.resolve(work));
    await jobs.start();
    expect(await done.promise).toEqual({});
    await jobs.stop();
  });

  test('a database that is away when the work begins is waited for', async () => {
    const { hostname, port } = new URL(w.databaseUrl);
    let isThere = false;
    const way = createServer((socket) => {
      if (!isThere) return socket.destroy();
      const there = connect(Number(port), hostname);
      socket.on('error', () => there.destroy());
      there.on('error', () => socket.destroy());
      return socket.pipe(there).pipe(socket);
    });
    await new Promise<void>((listening) => way.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void way.close());
    const address = new URL(w.databaseUrl);
    address.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
    const faults: unknown[] = [];
    const jobs = openJobs(address.href, (fault) => {
      faults.push(fault);
      isThere = true;
    });
    const done = Promise.withResolvers<object>();
    jobs.handle({ ...newKind(), shape: z.object({}), atStart: true }, async (work) => done.resolve(work));
    await jobs.start();
    expect([await done.promise, faults]).toEqual([{}, [expect.any(Error)]]);
    await jobs.stop();
  });
});

describe('on a database as the release before this one left it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-jobs-'));
  const name = `jobs_${crypto.randomUUID().replaceAll('-', '')}`;
  let store: Store;

  beforeAll(async () => {
    const server = inject('postgres');
    const address = databaseAddress(server, name);
    await withAdmin(server, (admin) => sql`create database ${sql.id(name)}`.execute(admin));
    const db = openDatabase(address);
    await sql`create extension pg_trgm`.execute(db);
    await migrate(db, '0004_journal.sql');
    await db.destroy();
    const boss = new PgBoss({ connectionString: address, supervise: false, schedule: false });
    await boss.start();
    for (const queue of ['mail', 'cleanup']) await boss.createQueue(queue);
    await boss.stop({ graceful: false });
    store = await openStore(readConfig({ DATABASE_URL: address, DATA_DIR: folder }));
    await migrateStore(store);
  });

  afterAll(async () => {
    await store?.close();
    await withAdmin(inject('postgres'), (admin) =>
      sql`drop database ${sql.id(name)} with (force)`.execute(admin),
    );
    rmSync(folder, { recursive: true });
  });

  const faults: unknown[] = [];
  beforeEach(() => faults.splice(0));
  function open() {
    const jobs = openJobs(store.databaseUrl, (fault) => faults.push(fault));
    onTestFinished(() => jobs.stop());
    return jobs;
  }

  test('work of a new kind is done', async () => {
    const kind = newKind();
    const jobs = open();
    const done = new Promise((resolve) => jobs.handle(kind, async (work) => resolve(work)));
    await jobs.start();
    await store.db.transaction().execute((tx) => jobs.send(tx, kind, { page: 7 }));
    expect([await done, faults]).toEqual([{ page: 7 }, []]);
  });

  test('a process that only sends a new kind commits its write, and another does the work', async () => {
    const kind = newKind();
    const [sender, worker] = [open(), open()];
    await store.db.transaction().execute(async (tx) => {
      await sql`create table written (page int)`.execute(tx);
      await sender.send(tx, kind, { page: 7 });
    });
    const { rows } = await sql`select * from written`.execute(store.db);
    worker.handle(kind, async () => {});
    expect([rows, await worker.drain()]).toEqual([[], 1]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Replicated, replicatedPostgres } from '../test/replica.ts';
import { PATIENT } from '../test/waiting.ts';
import { type Db, isDatabaseAway, openDatabase } from './db.ts';
import { NEWEST, type Position } from './position.ts';
import { openReading, Replicas, readingFrom } from './replicas.ts';

let cluster: Replicated;
let primary: Db;
let replica: Db;
let replicas: Replicas;
let reading: Db;

beforeAll(async () => {
  cluster = await replicatedPostgres();
  const urls = [cluster.replica.urlOf('postgres')];
  const primaryUrl = cluster.primary.urlOf('postgres');
  primary = openDatabase(primaryUrl, { max: 1 });
  replica = openDatabase(urls[0] ?? '', { max: 1 });
  replicas = new Replicas({ primaryUrl, urls, pollMs: 20, lagMs: PATIENT.timeout });
  reading = openReading(replicas, { primaryUrl, urls }, { max: 2 });
  await sql`create table written (id int)`.execute(primary);
  await sql`create table timelines (timeline int primary key)`.execute(primary);
}, PATIENT.timeout);

afterAll(async () => {
  await reading?.destroy();
  await replicas?.close();
  await replica?.destroy();
  await primary?.destroy();
  await cluster?.stop();
});

const ANYTHING = { position: 0n, isOwn: false };
const own = (position: Position) => ({ position, isOwn: true });

/** Which server answers a reader, and what stands there. */
async function read(needs = ANYTHING, db = reading): Promise<[from: string, written: number]> {
  const { rows } = await readingFrom(needs, () =>
    sql<{ follows: boolean; written: number }>`
      select pg_is_in_recovery() as follows, (select count(*)::int from written) as written`.execute(db),
  );
  return [rows[0]?.follows ? 'replica' : 'primary', rows[0]?.written ?? -1];
}

async function write(): Promise<Position> {
  await sql`insert into written values (1)`.execute(primary);
  return replicas.position();
}

async function countSleeping(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where wait_event = 'PgSleep'`.execute(db);
  return rows[0]?.count;
}

/** A connection that was open when its server ended fails the statement under way. */
const readsFrom = (server: string, needs = ANYTHING, db = reading) =>
  vi.waitUntil(async () => (await read(needs, db).catch(() => []))[0] === server, PATIENT);

test('whoever wrote reads the primary until a replica has come as far, and others the replica', async () => {
  await readsFrom('replica');
  await sql`select pg_wal_replay_pause()`.execute(replica);
  const position = await write();
  expect([await read(own(position)), await read()]).toEqual([
    ['primary', 1],
    ['replica', 0],
  ]);
  await sql`select pg_wal_replay_resume()`.execute(replica);
  await readsFrom('replica', own(position));
  expect(await read(own(position))).toEqual(['replica', 1]);
  expect(await read(own(NEWEST))).toEqual(['primary', 1]);
});

test('of hundreds of readers who have just written none misses it', async () => {
  const before = (await read(own(await write())))[1];
  const missed: number[] = [];
  for (let count = 1; count <= 300; count++) {
    const position = await write();
    const [, written] = await read(own(position));
    if (written !== before + count) missed.push(count);
  }
  expect(missed).toEqual([]);
});

test('behind an address of several servers each connection says how far its own has come', async () => {
  const urls = [cluster.replica.urlOf('postgres')];
  const believing = {
    fitFor: () => urls,
    reachable: () => urls,
    lose: () => {},
    isPrimaryAway: () => false,
  };
  const db = openReading(believing, { primaryUrl: cluster.primary.urlOf('postgres'), urls }, { max: 1 });
  await sql`select pg_wal_replay_pause()`.execute(replica);
  const position = await write();
  expect((await read(own(position), db))[0]).toBe('primary');
  await sql`select pg_wal_replay_resume()`.execute(replica);
  await readsFrom('replica', own(position), db);
  await db.destroy();
});

test('a replica that falls behind is left out for everybody, and comes back when it has caught up', async () => {
  const addresses = {
    primaryUrl: cluster.primary.urlOf('postgres'),
    urls: [cluster.replica.urlOf('postgres')],
  };
  const strict = new Replicas({ ...addresses, pollMs: 20, lagMs: 0 });
  const db = openReading(strict, addresses, { max: 1 });
  await sql`select pg_wal_replay_pause()`.execute(replica);
  await write();
  await readsFrom('primary', ANYTHING, db);
  await sql`select pg_wal_replay_resume()`.execute(replica);
  await readsFrom('replica', ANYTHING, db);
  await db.destroy();
  await strict.close();
});

test('a replica that shows another timeline than the primary is left out, however far it has come', async () => {
  await readsFrom('replica');
  const position = await write();
  const [timeline] = [position >> 64n];
  const asOf = (before: bigint) => own(position + ((before - timeline) << 64n));
  await readsFrom('replica', own(position));
  // Where a promotion has begun the next, what was written there is not in the old one.
  expect((await read(asOf(timeline + 1n)))[0]).toBe('primary');
  expect(replicas.isPrimaryLeftBehind()).toBe(false);
  await sql`insert into timelines values (${Number(timeline) + 1})`.execute(primary);
  await vi.waitUntil(() => replicas.isPrimaryLeftBehind(), PATIENT);
  await sql`delete from timelines where timeline > ${Number(timeline)}`.execute(primary);
  await vi.waitUntil(() => !replicas.isPrimaryLeftBehind(), PATIENT);
});

test('a replica that is away is left out at once, what it was answering is read again, and it comes back', async () => {
  await readsFrom('replica');
  const asked = sql<{ follows: boolean }>`
    select pg_is_in_recovery() as follows from (select pg_sleep(case when pg_is_in_recovery() then 60 else 0 end)) as slow`;
  const underWay = asked.execute(reading);
  await vi.waitUntil(async () => (await countSleeping(replica)) === 1, PATIENT);
  await cluster.replica.stop();
  expect((await underWay).rows).toEqual([{ follows: false }]);
  expect((await read())[0]).toBe('primary');
  await cluster.startReplica();
  await readsFrom('replica');
});

test('while the primary is away strangers read what replicas have, and who wrote is told so', async () => {
  const position = await write();
  await readsFrom('replica', own(position));
  await cluster.primary.stop();
  const beyond = position + 1_000_000n;
  await readsFrom('replica', { position: beyond, isOwn: false });
  await expect(read(own(beyond))).rejects.toSatisfy(isDatabaseAway);
});

test('a replica that follows nobody any more is left out', async () => {
  await sql`select pg_promote()`.execute(replica);
  await vi.waitUntil(() => replicas.reachable().length === 0, PATIENT);
  await expect(read()).rejects.toSatisfy(isDatabaseAway);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../test/factories.ts';
import { world } from '../test/world.ts';
import { type Db, openDatabase } from './db.ts';
import { plannedOnce } from './planned-once.ts';

const w = world();
let db: Db;

// One connection, so that what it keeps can be counted.
beforeAll(() => {
  db = openDatabase(w.databaseUrl, { max: 1 });
});
afterAll(() => db.destroy());

const nameOf = (id: number) =>
  db.selectFrom('users').select('name').where('id', '=', id).modifyEnd(plannedOnce).executeTakeFirst();

const countPlans = async () => {
  const { rows } = await sql<{
    plans: number;
  }>`select count(*)::int as plans from pg_prepared_statements`.execute(db);
  return rows[0]?.plans;
};

test('a marked statement is planned once, and answers for the values of each turn', async () => {
  const users = [await buildUser(w.db), await buildUser(w.db)];
  for (const { id, name } of [...users, ...users]) expect(await nameOf(id)).toEqual({ name });
  expect(await nameOf(0)).toBeUndefined();
  expect(await countPlans()).toBe(1);
});

test('other statements are not kept', async () => {
  const before = await countPlans();
  await db.selectFrom('users').select('id').where('id', '=', 1).execute();
  expect(await countPlans()).toBe(before);
});

test('a kept plan outlives a change of its table', async () => {
  const { id, name } = await buildUser(w.db);
  await nameOf(id);
  await w.asOwner((owner) => sql`alter table users add column shoe_size integer`.execute(owner));
  expect(await nameOf(id)).toEqual({ name });
  await w.asOwner((owner) => sql`alter table users drop column shoe_size`.execute(owner));
});

test('a connection that is new after the loss of the old one plans anew', async () => {
  const { id, name } = await buildUser(w.db);
  await nameOf(id);
  await db.connection().execute(async (one) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(w.db);
  });
  await expect.poll(() => nameOf(id).catch(() => null)).toEqual({ name });
  expect(await countPlans()).toBe(1);
});

import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { isDatabaseAway, isReadOnly, migrate, openDatabase } from './db.ts';

const withCode = (code: string) => Object.assign(new Error('a fault'), { code });

test.each([
  withCode('ECONNREFUSED'),
  // Stopped by an administrator; out of connections; read only after a failover.
  withCode('57P01'),
  withCode('53300'),
  withCode('25006'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  // While the server ends because the database is away.
  new Error('driver has already been destroyed'),
])('the database is away: %s', (fault) => {
  expect(isDatabaseAway(fault)).toBe(true);
});

test.each([withCode('23505'), withCode('42P01'), new Error('driver of a car'), {}])(
  'the fault is another one: %s',
  (fault) => {
    expect(isDatabaseAway(fault)).toBe(false);
  },
);

test('migrations that fail are told of', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/none', { max: 1 });
  await expect(migrate(nowhere)).rejects.toThrow('ECONNREFUSED');
  await nowhere.destroy();
});

test('neither a statement that hangs nor a transaction that nobody goes on with keeps its connection for ever', async () => {
  const db = openDatabase(inject('postgres'), { max: 1 });
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ statement: '30s', idle: '1min' }]);
});

test('a connection to a server that takes no writes any more is not used again, and such a server is known', async () => {
  const db = openDatabase(inject('postgres'), { max: 1 });
  const own = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const before = [await own(), await own()];
  await sql`set default_transaction_read_only = on`.execute(db);
  const readOnly = await isReadOnly(db);
  const write = db.transaction().execute((tx) => sql`create table never (id int)`.execute(tx));
  await expect(write).rejects.toSatisfy(isDatabaseAway);
  const after = [await own(), await isReadOnly(db)];
  await db.destroy();
  expect([before[0] === before[1], readOnly, after[0] === before[0], after[1]]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

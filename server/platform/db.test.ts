import { expect, test } from 'vitest';
import { isDatabaseAway } from './db.ts';

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

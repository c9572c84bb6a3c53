// The database itself is killed at the moment that matters, and loses whatever it has not written to disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensurePostgres, type RunningPostgres } from '../../platform/postgres/postgres.ts';
import { openBank, statesOf } from '../../test/bank.ts';
import { checkInvariants, recoverUntilEnd } from '../../test/payout-invariants.ts';
import { databaseAddress, makeProduct, withAdmin } from '../../test/postgres.ts';
import { PATIENT } from '../../test/waiting.ts';
import { recover } from './recover.ts';

const folder = mkdtempSync(join(tmpdir(), 'mustalah-payouts-'));
// As careless as a database can be set: it tells of a commit long before it writes it.
const settings = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' };
let postgres: RunningPostgres;

const start = (port?: number) =>
  ensurePostgres(join(folder, 'data'), { password: 'for-tests-only', settings, ...(port && { port }) });

beforeAll(async () => {
  postgres = await start();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function makeDatabase(name: string): Promise<string> {
  const server = postgres.urlOf('postgres');
  await withAdmin(server, (admin) => sql`create database ${sql.id(name)}`.execute(admin));
  const url = databaseAddress(server, name);
  await makeProduct(url);
  return url;
}

test.each([
  ['before it is sent', { cut: true, times: 1 }],
  ['after it is sent', { delayMs: 50 }],
] as const)(
  'the database is killed after the signature is stored and %s',
  { timeout: 300_000 },
  async (when, fault) => {
    // What it says while it is away is expected.
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bank = await openBank({
      databaseUrl: await makeDatabase(when.replaceAll(' ', '_')),
      // Slow enough that nothing expires while the database is away.
      slotMs: 50,
      pace: { leastSlotMs: 20, waitMs: 1_500 },
    });
    try {
      // So that only the payout is lost, if anything is.
      await withAdmin(bank.ownerUrl, (admin) => sql`checkpoint`.execute(admin));
      let again: Promise<RunningPostgres> | undefined;
      bank.node.setFaults({ method: 'sendTransaction', ...fault });
      bank.node.onCall = (method) => {
        if (method !== 'sendTransaction' || again) return;
        process.kill(postgres.pid, 'SIGKILL');
        again = sleep(300).then(() => start(postgres.port));
      };
      const results = await bank.pay().catch(() => []);
      postgres = (await again) ?? postgres;
      bank.node.onCall = () => {};
      bank.node.setFaults();
      expect(results.map(({ status }) => status).join()).toMatch(/^(success|pending)?$/);
      await vi.waitFor(() => recover(bank.deps), { ...PATIENT, interval: 200 });
      await recoverUntilEnd(bank);
      await checkInvariants(bank, { isEnd: true });
      expect([await statesOf(bank), await bank.held(bank.payee.wallet)]).toEqual([['settled'], 12.5]);
    } finally {
      await bank.close();
      told.mockRestore();
    }
  },
);

import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../platform/free-port.ts';
import { ensurePostgres, type RunningPostgres } from '../platform/postgres/postgres.ts';

export interface Replicated {
  primary: RunningPostgres;
  replica: RunningPostgres;
  /** Start the replica again on its port. */
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

const SETTINGS = { shared_buffers: '16MB', fsync: 'off', autovacuum: 'off' };

/** A PostgreSQL with a copy that follows it: a stopped data folder is copied, which needs no further program. */
export async function replicatedPostgres(): Promise<Replicated> {
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-replicated-'));
  const password = 'for-tests-only';
  const at = (name: string) => join(folder, name, 'data');
  const begun = await ensurePostgres(at('primary'), { password, settings: SETTINGS });
  await begun.stop();
  cpSync(at('primary'), at('replica'), { recursive: true });
  chmodSync(at('replica'), 0o700);
  writeFileSync(join(at('replica'), 'standby.signal'), '');
  const follows = `host=127.0.0.1 port=${begun.port} user=mustalah password=${password}`;
  appendFileSync(join(at('replica'), 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`);

  const primary = await ensurePostgres(at('primary'), { password, settings: SETTINGS, port: begun.port });
  const port = await freePort();
  const start = () => ensurePostgres(at('replica'), { password, settings: SETTINGS, port });
  const replica = await start().catch(async (fault) => {
    await primary.stop();
    throw fault;
  });
  return {
    primary,
    replica,
    async startReplica() {
      await start();
    },
    async stop() {
      await replica.stop().catch(() => {});
      await primary.stop().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

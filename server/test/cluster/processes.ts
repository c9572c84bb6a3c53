// Processes of the product on one cluster, which share nothing but the database.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../platform/free-port.ts';
import { childEnvironment } from '../child-environment.ts';
import type { Cluster } from './servers.ts';

export const ADMIN = { email: 'admin@example.org', password: 'admin-password', recaptcha: 'none' };

export interface ProductProcess {
  base: string;
  pid: number;
  /** Null while it runs. */
  ended(): number | string | null;
  stop(): Promise<void>;
  /** End it without a word. */
  kill(): Promise<void>;
}

export type Addresses = Pick<Cluster, 'databaseUrl' | 'ownerUrl' | 'replicaUrls'>;

export interface ProcessOptions {
  environment?: Record<string, string>;
  /** The folder that the logs of the processes are left in. */
  logs?: string;
}

/** Start so many, the first one before the others: it fills the database. */
export async function startProcesses(
  addresses: Addresses,
  count: number,
  options: ProcessOptions = {},
): Promise<ProductProcess[]> {
  const processes: ProductProcess[] = [];
  for (let started = 0; started < count; started++) processes.push(await startProcess(addresses, options));
  return processes;
}

export async function startProcess(
  { databaseUrl, ownerUrl, replicaUrls }: Addresses,
  { environment, logs }: ProcessOptions = {},
): Promise<ProductProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-process-'));
  const port = await freePort();
  const log = openSync(join(logs ?? folder, `${port}.log`), 'a');
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    // The channel tells it when this process is gone, so that it ends too.
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...childEnvironment,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DATABASE_MIGRATION_URL: ownerUrl,
      DATABASE_REPLICA_URL: replicaUrls.join(','),
      SECRETS_KEY: 'the-key-of-a-cluster-that-is-for-tests-only',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      CAPTCHA_PROVIDER: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  const base = `http://127.0.0.1:${port}`;
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const exit = once(child, 'exit');
    if (child.kill(signal)) await exit;
    closeSync(log);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
  await untilReady(base, child);
  return {
    base,
    pid: child.pid ?? 0,
    ended: () => child.exitCode ?? child.signalCode,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function untilReady(base: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${base}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`the process has ended with ${child.exitCode}`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../platform/free-port.ts';
import { childEnvironment } from './child-environment.ts';

export const ADMIN = { email: 'admin@example.org', password: 'admin-password', recaptcha: 'none' };

/** The whole program with a data folder of its own, for tests that kill it. */
export async function program() {
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-program-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const send = (path: string, body: object, access = ''): Promise<Response> =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
      body: JSON.stringify(body),
    });

  /** The server answers, and so does its database. */
  async function untilReady(): Promise<void> {
    for (let attempt = 0; attempt < 960; attempt++) {
      const answer = await fetch(`${base}/health/ready`).catch(() => null);
      if (answer?.ok) return;
      if (child?.exitCode) throw new Error(`the server has ended with ${child.exitCode}`);
      await sleep(125);
    }
    throw new Error('the server does not become ready');
  }

  return {
    folder,
    base,
    send,
    untilReady,
    child: () => child,
    async start(environment: Record<string, string> = {}): Promise<void> {
      child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
        stdio: 'ignore',
        env: {
          ...childEnvironment,
          PORT: String(port),
          DATA_DIR: folder,
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
          CAPTCHA_PROVIDER: 'off',
          RATE_LIMIT: 'off',
          LOG_LEVEL: 'silent',
          ...environment,
        },
      });
      await untilReady();
    },
    async signIn(): Promise<string> {
      return (await (await send('/api/token/', ADMIN)).json()).access;
    },
    /** End in order; both the server and its database are gone then. */
    async stop(): Promise<void> {
      const exit = new Promise((done) => child?.once('exit', done));
      if (child?.kill('SIGTERM')) await exit;
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }),
  };
}

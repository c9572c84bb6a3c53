// The whole program, killed between two requests: what was answered is there after the next start.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { findRunning, freePort } from '../platform/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'mustalah-crash-'));
chmodSync(folder, 0o755);
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const admin = { email: 'admin@example.org', password: 'admin-password', recaptcha: 'none' };
let server: ChildProcess | undefined;

afterAll(async () => {
  server?.kill('SIGTERM');
  await sleep(2_000);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

async function startServer(): Promise<void> {
  server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      CAPTCHA_PROVIDER: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  await untilReady();
}

/** The server answers, and so does its database. */
async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(`${base}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(250);
  }
  throw new Error('the server does not become ready');
}

const send = (path: string, body: object, access = '') =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
    body: JSON.stringify(body),
  });

async function suggestAs(access: string, arabic: string): Promise<number> {
  const [{ id: category }] = await (await fetch(`${base}/api/categories/`)).json();
  const term = { arabic, latin: 'crash', definition: 'مفهوم يُختبر به أن ما أُجيب عنه لا يضيع.', category };
  const answer = await send('/api/submit/', term, access);
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

const termStatus = async (id: number) => (await fetch(`${base}/api/terms/${id}/`)).status;

test('killing the server, then its database, loses nothing that was answered', {
  timeout: 120_000,
}, async () => {
  await startServer();
  const { access } = await (await send('/api/token/', admin)).json();
  const first = await suggestAs(access, 'مصطلح الاختبار الأول');

  // The database stays behind as an orphan; the next start finds and uses it.
  server?.kill('SIGKILL');
  await startServer();
  expect(await termStatus(first)).toBe(200);

  // Now the database goes, and the running server brings it back.
  const second = await suggestAs(access, 'مصطلح الاختبار الثاني');
  const database = findRunning(join(folder, 'postgres'));
  process.kill(database?.pid ?? 0, 'SIGKILL');
  await sleep(2_500);
  await untilReady();
  expect([await termStatus(first), await termStatus(second)]).toEqual([200, 200]);
});

// The whole program, killed in parts while many write: what was answered is there afterwards.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/db.ts';
import { findRunning } from '../platform/postgres/find-running.ts';
import { program } from './program.ts';
import { PATIENT } from './waiting.ts';

const WRITERS = 8;
const READERS = 2;
const running = await program();
const data = join(running.folder, 'postgres');

afterAll(async () => {
  await running.stop();
  running.remove();
});

let word = 0;
/** Twenty letters hold more words than any run writes. */
const newWord = (): string =>
  String(++word).replace(/\d/g, (digit) => 'بتثجحخدرسص'[Number(digit)] ?? '') + 'مصطلح';

async function suggest(access: string): Promise<Response> {
  const definition = 'مفهوم يُختبر به أن ما أُجيب عنه لا يضيع.';
  return running.send(
    '/api/submit/',
    { arabic: newWord(), latin: 'crash', definition, category: await category },
    access,
  );
}
let category: Promise<number>;
async function firstCategory(): Promise<number> {
  const [{ id }] = await (await fetch(`${running.base}/api/categories/`)).json();
  return id;
}

const termStatus = async (id: number) => (await fetch(`${running.base}/api/terms/${id}/`)).status;
const addressOf = (database: string): string => {
  const { databasePassword } = JSON.parse(readFileSync(join(running.folder, 'secrets.json'), 'utf8'));
  return `postgres://mustalah:${databasePassword}@127.0.0.1:${findRunning(data)?.port}/${database}`;
};

interface Answers {
  /** How often each kind of answer came: the status, and whether it says when to try again. */
  kinds: Map<string, number>;
  /** The terms that were accepted. */
  written: number[];
}

/** Write and read without a pause while something happens. */
async function under(load: { access: string }, act: () => Promise<void>): Promise<Answers> {
  const answers: Answers = { kinds: new Map(), written: [] };
  const end = new AbortController();
  async function call(ask: () => Promise<Response>): Promise<void> {
    while (!end.signal.aborted) {
      const answer = await ask().catch(() => null);
      const kind = answer ? `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim() : 'none';
      answers.kinds.set(kind, (answers.kinds.get(kind) ?? 0) + 1);
      const body = await answer?.json().catch(() => null);
      if (answer?.status === 201) answers.written.push(body.id);
    }
  }
  const calls = [
    ...Array.from({ length: WRITERS }, () => call(() => suggest(load.access))),
    // Served from the replica.
    ...Array.from({ length: READERS }, () =>
      call(() => fetch(`${running.base}/api/journal/platform-stats/`)),
    ),
  ];
  /** Both kinds of work get through, however slowly. */
  const untilServed = () => {
    const before = answers.written.length;
    const isServed = () => answers.written.length > before && answers.kinds.has('200');
    return expect.poll(isServed, PATIENT).toBe(true);
  };
  await untilServed();
  await act();
  await running.untilReady();
  await untilServed();
  end.abort();
  await Promise.all(calls);
  return answers;
}

test('killing the server loses nothing that was answered', { timeout: 300_000 }, async () => {
  await running.start();
  category = firstCategory();
  const access = await running.signIn();
  const { written } = await under({ access }, async () => {
    // The database stays behind as an orphan; the next start finds and uses it.
    running.child()?.kill('SIGKILL');
    await running.start();
  });
  expect(written.length).toBeGreaterThan(0);
  expect(new Set(await Promise.all(written.map(termStatus)))).toEqual(new Set([200]));
});

test('while its database is killed under load the server says that it is away, and loses nothing', {
  timeout: 300_000,
}, async () => {
  // What it takes for its replica follows nobody, so it is left out: the next process finds its database on the same port.
  running.child()?.kill('SIGKILL');
  await running.start({ DATABASE_REPLICA_URL: addressOf('mustalah') });
  const access = await running.signIn();
  const server = running.child();
  const { kinds, written } = await under({ access }, async () => {
    const admin = openDatabase(addressOf('postgres'), { max: 1 });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'mustalah'`.execute(
      admin,
    );
    await admin.destroy();
    await running.untilReady();
    process.kill(findRunning(data)?.pid ?? 0, 'SIGKILL');
    await sleep(1_000);
  });
  expect([...kinds.keys()].sort()).toEqual(['200', '201', '503 5']);
  expect(server?.exitCode).toBeNull();
  expect(new Set(await Promise.all(written.map(termStatus)))).toEqual(new Set([200]));
});

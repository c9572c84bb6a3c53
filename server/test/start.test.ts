// `npm start`, seen from outside: it goes on when the server is killed, and ends in a sentence when there is no start.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { migrate, openDatabase } from '../platform/db.ts';
import { freePort } from '../platform/free-port.ts';
import { ensurePostgres } from '../platform/postgres/postgres.ts';
import { childEnvironment } from './child-environment.ts';
import { databaseAddress, withAdmin } from './postgres.ts';

const root = join(import.meta.dirname, '../..');
const SERVER = ['server/main.ts'];
/** What `npm start` does once everything is built. */
const STARTER = ['-e', `import('./tasks/keep-serving.mjs').then(({ keepServing }) => keepServing([]))`];
const folder = mkdtempSync(join(tmpdir(), 'mustalah-start-'));
const database = `start_${process.pid}`;
const external = (): string => databaseAddress(inject('postgres'), database);
beforeAll(() =>
  withAdmin(inject('postgres'), (admin) =>
    sql`create database ${sql.id(database)} template ${sql.id(inject('template'))}`.execute(admin),
  ),
);
afterAll(async () => {
  await withAdmin(inject('postgres'), (admin) =>
    sql`drop database ${sql.id(database)} with (force)`.execute(admin),
  );
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

/** Run a program of ours with these settings alone. */
function run(args: readonly string[], settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...childEnvironment, DATA_DIR: join(folder, 'data'), PAGE_CACHE_MS: '0', ...settings },
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  return child;
}

const textOf = (stream: Readable | null): Promise<string> => text(stream ?? Readable.from([]));
const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => child.once('exit', (code) => done(code)));

describe('npm start', () => {
  test('starts the server again when it is killed, says so in a line, and ends with SIGTERM', {
    timeout: 600_000,
  }, async () => {
    const port = String(await freePort());
    const starter = run(STARTER, { PORT: port, LOG_LEVEL: 'info' });
    let said = '';
    starter.stderr?.on('data', (piece) => (said += piece));
    const listening = () =>
      [...said.matchAll(/"pid":(\d+).*Server listening/g)].map(([, pid]) => Number(pid));
    await expect.poll(() => listening().length, { timeout: 240_000 }).toBe(1);

    process.kill(listening()[0] ?? 0, 'SIGKILL');

    await expect.poll(() => listening().length, { timeout: 240_000 }).toBe(2);
    expect(said.match(/^.*The server ended.*$/gm)).toEqual([
      'انتهى الخادم فجأة، ويُعاد تشغيله · The server ended (SIGKILL); starting it again in 0.5 s',
    ]);
    const [first, second] = listening();
    expect(second).not.toBe(first);
    starter.kill('SIGTERM');
    expect(await exitOf(starter)).toBe(0);
    expect(await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => null)).toBeNull();
  });

  test('does not insist on a start that cannot succeed', { timeout: 600_000 }, async () => {
    const starter = run(STARTER, { PORT: 'lots' });
    const [code, said] = await Promise.all([exitOf(starter), textOf(starter.stderr)]);
    expect([code, said]).toEqual([78, expect.not.stringContaining('starting it again')]);
  });
});

describe('a start that fails says why in one sentence for each reader, and shows no stack', () => {
  const refused = async (settings: Record<string, string>) => {
    const child = run(SERVER, { PORT: '0', LOG_LEVEL: 'silent', ...settings });
    const [code, said, printed] = await Promise.all([
      exitOf(child),
      textOf(child.stderr),
      textOf(child.stdout),
    ]);
    const [arabic = '', english = '', ...more] = said.trim().split('\n');
    expect([arabic, english]).toEqual([
      expect.stringMatching(/[\u0621-\u064a]/),
      expect.stringMatching(/^ {2}[A-Z/]/),
    ]);
    expect([more, printed]).toEqual([[], '']);
    return { code, english: english.trim() };
  };

  test('a setting that makes no sense', async () => {
    expect(await refused({ CAPTCHA_PROVIDER: 'none' })).toEqual({
      code: 78,
      english: expect.stringMatching(/^Not a valid setting: CAPTCHA_PROVIDER: /),
    });
  });

  test('a price that is none', async () => {
    const { code, english } = await refused({ DATABASE_URL: external(), UAS_PRICE: 'USD=cheap' });
    expect([code, english]).toEqual([78, expect.stringMatching(/^Not a valid setting: UAS_PRICE: /)]);
  });

  test('a place for uploads that takes none', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const { english } = await refused({ DATABASE_URL: external(), FILES_URL: file });
    expect(english).toMatch(/^Cannot read or write .*no-folder; check DATA_DIR, FILES_URL/);
  });

  test('a database that is away: this may pass', async () => {
    const address = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    expect(await refused({ DATABASE_URL: address })).toEqual({
      code: 75,
      english: expect.stringMatching(/^The database cannot be reached \(connect ECONNREFUSED/),
    });
  });

  test('a wrong password', async () => {
    const address = new URL(external());
    address.password = 'wrong';
    expect(await refused({ DATABASE_URL: address.href })).toEqual({
      code: 78,
      english: expect.stringMatching(/^The database refuses us \(password/),
    });
  });

  test('a database that is not there', async () => {
    expect(await refused({ DATABASE_URL: databaseAddress(inject('postgres'), 'absent') })).toEqual({
      code: 78,
      english: expect.stringMatching(/^The database refuses us \(database "absent" does not exist\)/),
    });
  });

  test('a database that knows no Arabic letters', async () => {
    const name = `letters_${process.pid}`;
    await withAdmin(inject('postgres'), (admin) =>
      sql`create database ${sql.id(name)} template template0 locale_provider libc locale 'C'`.execute(admin),
    );
    const { english } = await refused({ DATABASE_URL: databaseAddress(inject('postgres'), name) });
    await withAdmin(inject('postgres'), (admin) => sql`drop database ${sql.id(name)}`.execute(admin));
    expect(english).toMatch(/^The database does not know Arabic letters/);
  });

  test('a port that somebody has', { timeout: 600_000 }, async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => holder.once('listening', done));
    const address = holder.address();
    const port = String(typeof address === 'object' ? address?.port : 0);
    const { code, english } = await refused({ PORT: port, DATABASE_URL: external() });
    holder.close();
    expect([code, english]).toEqual([78, expect.stringMatching(new RegExp(`^Port ${port} is in use`))]);
  });

  test('an address that is not ours', async () => {
    expect(await refused({ HOST: '192.0.2.1', DATABASE_URL: external() })).toEqual({
      code: 78,
      english: 'Cannot listen on 192.0.2.1:0; check HOST and PORT.',
    });
  });

  test('a data folder that cannot be one', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect((await refused({ DATA_DIR: join(file, 'data') })).english).toMatch(
      /^Cannot read or write .*a-file/,
    );
  });

  test('secrets that are no longer readable', async () => {
    const data = join(folder, 'damaged');
    mkdirSync(data);
    writeFileSync(join(data, 'secrets.json'), '{"accessToken":');
    expect((await refused({ DATA_DIR: data })).english).toMatch(/secrets\.json is damaged/);
  });

  test('a data folder of another PostgreSQL', async () => {
    const data = join(folder, 'older');
    mkdirSync(join(data, 'postgres'), { recursive: true });
    writeFileSync(join(data, 'postgres/PG_VERSION'), '15\n');
    expect((await refused({ DATA_DIR: data })).english).toMatch(
      /belongs to PostgreSQL 15, and this program brings \d+;/,
    );
  });

  test('secrets of another data folder', { timeout: 600_000 }, async () => {
    const data = join(folder, 'strange');
    const { stop } = await ensurePostgres(join(data, 'postgres'), { password: 'of-another-folder' });
    await stop();
    expect(await refused({ DATA_DIR: data })).toEqual({
      code: 78,
      english: expect.stringContaining('secrets.json in'),
    });
  });

  test('a data folder that has lost what says whose it is: not a file of it is touched', async () => {
    const data = join(folder, 'not-whole');
    const table = join(data, 'postgres/base/16384');
    mkdirSync(join(data, 'postgres/base'), { recursive: true });
    writeFileSync(table, 'rows');
    const { code, english } = await refused({ DATA_DIR: data });
    expect([code, english]).toEqual([78, expect.stringContaining('PG_VERSION is missing')]);
    expect(readFileSync(table, 'utf8')).toBe('rows');
  });
});

test('a database of the release before this one is brought up to date, and work of kinds it never knew is done', {
  timeout: 600_000,
}, async () => {
  const name = `older_${process.pid}`;
  const address = databaseAddress(inject('postgres'), name);
  await withAdmin(inject('postgres'), (admin) =>
    sql`create database ${sql.id(name)} template template0`.execute(admin),
  );
  const db = openDatabase(address, { max: 2 });
  await sql`create extension pg_trgm`.execute(db);
  await migrate(db, readdirSync(join(root, 'server/migrations')).sort().at(-2));
  const boss = new PgBoss({ connectionString: address, supervise: false, schedule: false });
  await boss.start();
  for (const queue of ['mail', 'cleanup']) await boss.createQueue(queue);
  await boss.stop({ graceful: false });

  const server = run(SERVER, { PORT: '0', DATABASE_URL: address, LOG_LEVEL: 'error' });
  const said = textOf(server.stderr);
  const done = async () =>
    (await sql<{ name: string }>`select name from pgboss.job where state = 'completed'`.execute(db)).rows;
  await expect.poll(done, { timeout: 240_000 }).toContainEqual({ name: 'paper.terms' });
  server.kill('SIGTERM');
  expect([await exitOf(server), await said]).toEqual([0, '']);
  await db.destroy();
  await withAdmin(inject('postgres'), (admin) =>
    sql`drop database ${sql.id(name)} with (force)`.execute(admin),
  );
});

test('React is the one for production, also when nobody says so', { timeout: 600_000 }, async () => {
  const tellAtExit = `
    import { createRequire } from 'node:module';
    process.on('exit', () => console.log(Object.values(createRequire('/').cache).filter(({ loaded }) => loaded).map(({ filename }) => filename).join('\\n')));`;
  const server = run(SERVER, {
    PORT: '0',
    DATABASE_URL: external(),
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellAtExit)}`,
  });
  let said = '';
  server.stdout?.on('data', (piece) => (said += piece));
  await expect.poll(() => said, { timeout: 240_000 }).toContain('http://');
  server.kill('SIGTERM');
  await exitOf(server);
  const builds = said.match(/react[\w.-]*\.(production|development)\.js$/gm) ?? [];
  expect(builds).toContain('react.production.js');
  expect(builds.filter((name) => name.includes('development'))).toEqual([]);
});

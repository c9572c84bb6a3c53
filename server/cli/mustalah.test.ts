import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen } from '../platform/listen.ts';
import { PAGES_CHANNEL } from '../platform/pages/public-pages.ts';
import { childEnvironment } from '../test/child-environment.ts';
import { PATIENT } from '../test/waiting.ts';
import { world } from '../test/world.ts';

const w = world();
const folder = mkdtempSync(join(tmpdir(), 'mustalah-cli-'));
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  environment = {
    ...childEnvironment,
    DATA_DIR: folder,
    DATABASE_URL: w.databaseUrl,
    DATABASE_MIGRATION_URL: w.ownerUrl,
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function mustalah(args: string[], input = '', env = environment) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'mustalah.ts'), ...args],
    {
      env,
      input,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test('help lists the commands', () => {
  const { status, stdout, stderr } = mustalah(['--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of ['user:create', 'user:grant', 'db:migrate', 'backup', 'restore'])
    expect(stdout).toContain(`  ${name} `);
});

test.each(['user:create', 'user:grant', 'db:migrate', 'backup', 'restore'])('%s explains itself', (name) => {
  const { status, stdout } = mustalah([name, '--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Usage: ${name}`));
});

describe('the exit code tells', () => {
  test('0: done', () => {
    const { status, stdout } = mustalah(
      ['user:create', 'cli@example.org', '--name', 'عضو', '--password-stdin'],
      'سر طويل\n',
    );
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^User \d+: cli@example\.org, user\n$/)]);
  });

  test('0: nothing to do', () => {
    expect(mustalah(['db:migrate'])).toMatchObject({ status: 0, stdout: 'The database is up to date.\n' });
  });

  test('1: could not be done, and says why without a stack', () => {
    const { status, stderr } = mustalah(['user:grant', 'nobody@example.org', '--reviewer']);
    expect([status, stderr]).toEqual([1, 'There is no account for nobody@example.org.\n']);
  });

  test('1: the database is away', () => {
    const { status, stderr } = mustalah(['backup', join(folder, 'x')], '', {
      ...environment,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      DATABASE_MIGRATION_URL: undefined,
    });
    expect([status, stderr]).toEqual([1, 'The database cannot be reached.\n']);
  });

  test.each([
    [[]],
    [['unknown']],
    [['backup']],
    [['user:grant', 'a@example.org', '--god']],
    [['../mustalah']],
  ])('2: wrong usage, %o', (args) => {
    const { status, stdout, stderr } = mustalah(args);
    expect(status).toBe(2);
    expect(stdout + stderr).toContain('Usage: ');
  });
});

test('servers that run are told to forget their pages, whatever the command did', async () => {
  const heard = vi.fn<(from: string) => void>();
  const { promise: isListening, resolve: onListening } = Promise.withResolvers<void>();
  const stop = listen(w.databaseUrl, PAGES_CHANNEL, { onNotice: heard, onListening, onLoss() {} });
  await isListening;
  const done = mustalah(['user:grant', 'cli@example.org', '--reviewer']);
  await vi.waitUntil(() => heard.mock.calls.length > 0, PATIENT);
  await stop();
  expect(done.status).toBe(0);
});

test('a backup and its restoring run from the command line, with progress on stderr', () => {
  const backup = mustalah(['backup', join(folder, 'backup')]);
  expect(backup).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Backed up \d+ rows/) });
  expect(backup.stderr).toContain('users: 1 rows');
  expect(mustalah(['restore', join(folder, 'backup')])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--force'),
  });
  expect(mustalah(['restore', join(folder, 'backup'), '--force'])).toMatchObject({ status: 0 });
});

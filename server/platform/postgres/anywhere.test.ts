// A data folder may lie where only its owner may go, under any name; as root another user runs the server there.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../db.ts';
import { copyForAll } from './binaries.ts';
import { findRunning } from './find-running.ts';
import { ensurePostgres } from './postgres.ts';
import { mayEnter } from './server-user.ts';

// Mode 700, as `mktemp -d` makes it.
const home = fs.mkdtempSync(join(tmpdir(), 'mustalah-anywhere-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

const modeOf = (path: string): string => (fs.statSync(path).mode & 0o777).toString(8);

test('a folder with blanks and Arabic letters in a closed home is served, left and found again', async () => {
  const data = join(home, 'مجلد تجربة', 'postgres');
  const options = { password: 'for-tests-only' };
  const first = await ensurePostgres(data, options);
  const again = await ensurePostgres(data, options);
  await first.stop();
  const later = await ensurePostgres(data, options);
  const db = openDatabase(later.urlOf('postgres'), { max: 1 });
  const { rows } = await sql`select 'مصطلح' as word`.execute(db);
  await db.destroy();
  await later.stop();
  expect([first.how, again.how, again.pid, later.how]).toEqual([
    'initialised',
    'reused',
    first.pid,
    'started',
  ]);
  expect(rows).toEqual([{ word: 'مصطلح' }]);
  expect([findRunning(data), modeOf(home), modeOf(data)]).toEqual([null, '700', '700']);
  expect(fs.statSync(data).uid).not.toBe(0);
  expect(fs.readdirSync(join(data, '..'))).toEqual(['postgres']);
});

test('who may enter a folder is asked of every folder above it', () => {
  const open = join(home, 'open');
  fs.mkdirSync(open);
  fs.chmodSync(open, 0o755);
  const { uid, gid } = fs.statSync(home);
  const stranger = { uid: uid + 1, gid: gid + 1 };
  expect([mayEnter(stranger, open), mayEnter(stranger, tmpdir()), mayEnter({ uid, gid }, open)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('programs are copied once, whole, for everybody to run', () => {
  const source = join(home, 'programs');
  const copy = join(home, 'cache', 'programs-1');
  fs.mkdirSync(join(source, 'bin'), { recursive: true, mode: 0o700 });
  fs.writeFileSync(join(source, 'bin/server'), 'program', { mode: 0o700 });
  fs.writeFileSync(join(source, 'bin/notes'), 'text', { mode: 0o600 });
  copyForAll(source, copy);
  fs.writeFileSync(join(source, 'bin/notes'), 'changed');
  copyForAll(source, copy);
  const modes = ['', 'bin', 'bin/server', 'bin/notes'].map((name) => modeOf(join(copy, name)));
  expect(modes).toEqual(['755', '755', '755', '644']);
  expect(fs.readFileSync(join(copy, 'bin/notes'), 'utf8')).toBe('text');
  expect(fs.readdirSync(join(home, 'cache'))).toEqual(['programs-1']);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPrepared, writePrepared } from './prepared-entries.ts';

const folder = mkdtempSync(join(tmpdir(), 'mustalah-prepared-'));
const file = join(folder, 'build', 'entries.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what was prepared is read as it was made, and made anew after a change or where it is not whole', async () => {
  const made = await readPrepared(file);
  await writePrepared(file);
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  expect(made.length).toBeGreaterThan(1_000);
  expect(kept.entries).toEqual(made);

  const marked = [{ ...made[0], category: 'kept' }];
  writeFileSync(file, JSON.stringify({ ...kept, entries: marked }));
  expect(await readPrepared(file)).toEqual(marked);

  writeFileSync(file, JSON.stringify({ ...kept, madeOf: kept.madeOf - 1, entries: marked }));
  expect((await readPrepared(file)).length).toBe(made.length);
  writeFileSync(file, '{"madeOf":');
  expect((await readPrepared(file)).length).toBe(made.length);
});

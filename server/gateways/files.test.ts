import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { type Files, openFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'mustalah-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = Buffer.from('محتوى الملف');
const SHA = createHash('sha256').update(TEXT).digest('hex');
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const LATER = new Date(Date.now() + 60_000);
const nobodyKnows = async () => new Set<string>();

async function contentOf(files: Files, key: string, range?: { start: number; end: number }) {
  const file = await files.open(key, range);
  return file && { bytes: file.bytes, content: await buffer(file.content) };
}

/** Every file below a folder, whatever its name. */
const namesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('on disk', () => {
  const files = openFiles(undefined, folder);

  test('what is kept comes back whole, under a random name', async () => {
    const kept = await files.keep(TEXT, 'application/pdf');
    expect(kept).toEqual({
      key: expect.stringMatching(KEY),
      sha256: SHA,
      bytes: TEXT.length,
      type: 'application/pdf',
    });
    expect(await contentOf(files, kept.key)).toEqual({ bytes: TEXT.length, content: TEXT });
  });

  test('a file is kept from its path', async () => {
    const path = join(folder, 'upload');
    await writeFile(path, TEXT);
    const { key, sha256 } = await files.keep({ path }, 'application/pdf');
    expect([sha256, (await contentOf(files, key))?.content]).toEqual([SHA, TEXT]);
  });

  test('a part comes alone, and a part beyond the end is empty', async () => {
    const { key } = await files.keep(TEXT, 'application/pdf');
    expect(await contentOf(files, key, { start: 2, end: 5 })).toEqual({
      bytes: TEXT.length,
      content: TEXT.subarray(2, 6),
    });
    expect((await contentOf(files, key, { start: 900, end: 999 }))?.content).toHaveLength(0);
  });

  test.each([crypto.randomUUID(), '../../../../etc/passwd', '', `${crypto.randomUUID()}/..`])(
    'nothing is found under %s',
    async (key) => {
      expect(await files.open(key)).toBeNull();
      await files.remove(key);
    },
  );

  test('a removed file is gone', async () => {
    const { key } = await files.keep(TEXT, 'application/pdf');
    await files.remove(key);
    expect(await files.open(key)).toBeNull();
  });

  test('a source that fails in the middle leaves nothing', async () => {
    const own = openFiles(join(folder, 'failing'), folder);
    await expect(own.keep({ path: folder }, 'application/pdf')).rejects.toThrow('EISDIR');
    expect(namesIn(join(folder, 'failing'))).toEqual([]);
  });

  test('the sweep takes what nobody knows and what a crash left half written, and leaves the rest', async () => {
    const home = join(folder, 'swept');
    const own = openFiles(home, folder);
    const known = await own.keep(TEXT, 'application/pdf');
    const orphan = await own.keep(TEXT, 'application/pdf');
    const fresh = await own.keep(TEXT, 'application/pdf');
    const half = join(home, 'unfinished', crypto.randomUUID());
    await writeFile(half, 'ha');
    const stranger = join(home, 'README');
    await writeFile(stranger, 'no file of ours');
    const past = new Date('2026-01-01');
    const old = [known, orphan].map(({ key }) => join(home, key.slice(0, 2), key.slice(2, 4), key));
    await Promise.all([...old, half, stranger].map((path) => utimes(path, past, past)));

    const asked: string[] = [];
    const removed = await own.sweep(new Date('2026-02-01'), async (keys) => {
      asked.push(...keys);
      return new Set([known.key]);
    });

    expect([removed, asked.toSorted()]).toEqual([1, [known.key, orphan.key].toSorted()]);
    expect(namesIn(home).toSorted()).toEqual([known.key, fresh.key, 'README'].toSorted());
  });

  test('a sweep of a store that was never used finds nothing', async () => {
    expect(await openFiles(join(folder, 'unused'), folder).sweep(LATER, nobodyKnows)).toBe(0);
  });

  test('a sweep asks about many files in portions', async () => {
    const own = openFiles(join(folder, 'many'), folder);
    await Promise.all(Array.from({ length: 501 }, () => own.keep(TEXT, 'image/webp')));
    const portions: number[] = [];
    const removed = await own.sweep(LATER, async (keys) => {
      portions.push(keys.length);
      return new Set();
    });
    expect([removed, portions]).toEqual([501, [500, 1]]);
  });
});

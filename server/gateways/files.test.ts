import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { StartFault } from '../platform/start-fault.ts';
import { startS3 } from '../test/s3-server.ts';
import { readS3Address, s3Files } from './files/s3.ts';
import { type Files, type OpenFile, openFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'mustalah-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = Buffer.from('محتوى الملف');
const SHA = createHash('sha256').update(TEXT).digest('hex');
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const LATER = new Date(Date.now() + 60 * 60_000);
const nobodyKnows = async () => new Set<string>();

async function contentOf(files: Files, key: string, range?: { start: number; end: number }) {
  const file = await files.open(key, range);
  return file && { bytes: file.bytes, content: await buffer(file.content) };
}

/** Read to the end and count, resting after the first piece. */
async function readAll(
  file: OpenFile | null,
  rest: () => Promise<unknown> = async () => {},
): Promise<number> {
  let bytes = 0;
  let pause = rest;
  for await (const piece of file?.content ?? []) {
    bytes += piece.length;
    await pause();
    pause = async () => {};
  }
  return bytes;
}

/** Every file below a folder, whatever its name. */
const namesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const s3 = await startS3();
afterAll(() => s3.close());

describe.each([
  ['on disk', undefined],
  ['in a bucket', s3.url],
])('%s', (_, filesUrl) => {
  const files = openFiles(filesUrl, folder);

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

  test('the sweep takes what nobody knows, and leaves what is known or new', async () => {
    const known = await files.keep(TEXT, 'application/pdf');
    const orphan = await files.keep(TEXT, 'application/pdf');
    const knows = async () => new Set([known.key]);
    expect(await files.sweep(new Date('2026-01-01'), knows)).toBe(0);
    await files.sweep(LATER, knows);
    expect([(await files.open(known.key))?.bytes, await files.open(orphan.key)]).toEqual([TEXT.length, null]);
  });
});

describe('on disk', () => {
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

describe('a bucket', () => {
  const address = readS3Address(s3.url);
  if (!address) throw new Error('No address');
  const BIG = 48 * 1024 * 1024;
  /** More than lies between two programs. */
  const MUCH = 16 * 1024 * 1024;
  const patient = s3Files(address);
  const hasty = s3Files(address, { answerMs: 2_000, pieceMs: 500, pausesMs: [50] });

  /** What the server has on its own disk, in bytes. */
  const keptBytes = (): number =>
    readdirSync(s3.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

  test('that dies in the middle of an upload keeps nothing, and takes the next one when it is back', async () => {
    const files = s3Files(address);
    await files.sweep(LATER, nobodyKnows);
    const before = keptBytes();
    const path = join(folder, 'big');
    await writeFile(path, Buffer.alloc(BIG, 'x'));
    const keeping = files.keep({ path }, 'application/pdf');
    keeping.catch(() => {});
    await expect.poll(keptBytes, { interval: 1, timeout: 60_000 }).toBeGreaterThan(before);
    await s3.kill();
    expect(keptBytes() - before).toBeLessThan(BIG);
    await expect(keeping).rejects.toThrow();

    await s3.restart();
    await files.sweep(LATER, nobodyKnows);
    const { key } = await files.keep({ path }, 'application/pdf');
    expect((await files.open(key))?.bytes).toBe(BIG);
    await files.remove(key);
    expect(keptBytes()).toBe(before);
  });

  test('that is away for a moment is asked again', async () => {
    const files = s3Files(address, { answerMs: 5_000, pieceMs: 500, pausesMs: Array(30).fill(200) });
    await s3.kill();
    const keeping = files.keep(TEXT, 'application/pdf');
    await s3.restart();
    expect(await contentOf(files, (await keeping).key)).toEqual({ bytes: TEXT.length, content: TEXT });
  });

  test('that does not answer is not waited for, neither before the answer nor in its middle', async () => {
    const { key } = await patient.keep(Buffer.alloc(MUCH, 'x'), 'application/pdf');
    const file = await hasty.open(key);
    s3.process.kill('SIGSTOP');
    try {
      await expect(hasty.keep(TEXT, 'application/pdf')).rejects.toThrow('does not answer');
      await expect(readAll(file)).rejects.toThrow('does not answer');
    } finally {
      s3.process.kill('SIGCONT');
    }
    await patient.remove(key);
  });

  test('waits for a reader who takes their time', async () => {
    const { key } = await patient.keep(Buffer.alloc(MUCH, 'x'), 'application/pdf');
    const read = await readAll(await hasty.open(key), () => wait(700));
    await patient.remove(key);
    expect(read).toBe(MUCH);
  });

  test('whose key is wrong says so', async () => {
    const stranger = s3Files({ ...address, secretAccessKey: 'wrong' });
    await expect(stranger.keep(TEXT, 'application/pdf')).rejects.toThrow('keep a file: it answered 403');
    await expect(stranger.open(crypto.randomUUID())).rejects.toThrow('open a file: it answered 403');
  });

  test('lists its files page by page', async () => {
    const files = s3Files(address, undefined, 10);
    await files.sweep(LATER, nobodyKnows);
    await Promise.all(Array.from({ length: 25 }, () => files.keep(TEXT, 'image/webp')));
    expect(await files.sweep(LATER, nobodyKnows)).toBe(25);
  });
});

test.each([
  [
    's3://KEY:SE%2FCRET@store.example:9000/papers/2026/live/?region=eu-west-3&tls=off',
    ['http://store.example:9000', 'papers', '2026/live/', 'eu-west-3', 'KEY', 'SE/CRET'],
  ],
  [
    's3://KEY:SECRET@s3.example.org/papers',
    ['https://s3.example.org', 'papers', '', 'us-east-1', 'KEY', 'SECRET'],
  ],
])('%s names a bucket', (filesUrl, parts) => {
  expect(Object.values(readS3Address(filesUrl) ?? {})).toEqual(parts);
});

test.each([
  's3://store.example/papers',
  's3://KEY:SECRET@store.example',
  's3://KEY@store.example/papers',
  's3:papers',
])('%s stops the start', (filesUrl) => {
  expect(() => openFiles(filesUrl, folder)).toThrow(StartFault);
});

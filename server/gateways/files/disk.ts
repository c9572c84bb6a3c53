import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteRange } from '@mustalah/contract/files';
import type { Files, OpenFile } from '../files.ts';
import { isFileKey } from './file-key.ts';
import { removeUnknown } from './sweep.ts';

/** Files that are still being written; a crash leaves them there for the sweep. */
const UNFINISHED = 'unfinished';

/** Keep files in a folder, spread over two levels of folders by the beginning of their names. */
export function diskFiles(folder: string): Files {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key.slice(2, 4), key);

  async function* keysBefore(before: Date): AsyncIterable<string> {
    for await (const [name, path] of filesIn(folder)) {
      if (!isFileKey(name) || path !== pathOf(name)) continue;
      // guard: A file that is new is never swept (../files.test.ts) ‹if (await isOlder(path, before))  →›
      if (await isOlder(path, before)) yield name;
    }
  }

  async function remove(key: string): Promise<void> {
    if (isFileKey(key)) await rm(pathOf(key), { force: true });
  }

  return {
    id: 'disk',
    async keep(source, type) {
      const key = randomUUID();
      const path = pathOf(key);
      const unfinished = join(folder, UNFINISHED, key);
      await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 });
      try {
        const written = await write(source, unfinished);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(unfinished, path);
        // Names outlive a power cut only when the folders that hold them are written too.
        for (const each of [dirname(path), dirname(dirname(path)), folder]) await syncFolder(each);
        return { key, type, ...written };
      } catch (fault) {
        // guard: A source that fails leaves nothing on the disk (../files.test.ts)
        await rm(unfinished, { force: true });
        throw fault;
      }
    },
    async open(key, range) {
      return isFileKey(key) ? openPart(pathOf(key), range) : null;
    },
    remove,
    async sweep(before, askKnown) {
      for await (const [, path] of filesIn(join(folder, UNFINISHED))) {
        // guard: What a crash left half written is swept (../files.test.ts)
        if (await isOlder(path, before)) await rm(path, { force: true });
      }
      return removeUnknown(keysBefore(before), askKnown, remove);
    },
  };
}

/** Write it down to the platter, counting and hashing on the way. */
async function write(
  source: { path: string } | Uint8Array,
  path: string,
): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await using file = await open(path, 'wx', 0o600);
  for await (const chunk of 'path' in source ? createReadStream(source.path) : [source]) {
    hash.update(chunk);
    bytes += chunk.length;
    await file.writeFile(chunk);
  }
  await file.sync();
  return { sha256: hash.digest('hex'), bytes };
}

async function openPart(path: string, range: ByteRange | undefined): Promise<OpenFile | null> {
  try {
    return { bytes: (await stat(path)).size, content: bytesOf(path, range) };
  } catch (fault) {
    if (isAbsent(fault)) return null;
    throw fault;
  }
}

/** Opened when it is read, so that nobody has to close what they do not read. */
async function* bytesOf(path: string, range: ByteRange | undefined): AsyncIterable<Uint8Array> {
  yield* createReadStream(path, range);
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and needs no such thing.
  if (process.platform === 'win32') return;
  await using folder = await open(path);
  await folder.sync();
}

/** Every file below a folder, as its name and path. */
async function* filesIn(folder: string): AsyncIterable<[name: string, path: string]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((fault) => {
    if (isAbsent(fault)) return [];
    throw fault;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield [entry.name, path];
  }
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < moment;
  } catch (fault) {
    if (isAbsent(fault)) return false;
    throw fault;
  }
}

const isAbsent = (fault: unknown): boolean => (fault as NodeJS.ErrnoException).code === 'ENOENT';

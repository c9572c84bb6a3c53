import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError } from '../command.ts';
import { type Key, type Lock, lockingFor, type Recode, unlockingWith } from './encryption.ts';
import { fileOf, MANIFEST, Manifest } from './manifest.ts';

const LOCKED = '.age';
const KEY_FILE = `key${LOCKED}`;
const PRIVATE = { mode: 0o600, flush: true };

const asItIs: Recode = (source) => source;

/** The folder of a backup that is being written. */
export interface NewBackup {
  /** Give the SHA-256 of the file that was written. */
  writeTable(name: string, rows: NodeJS.ReadableStream): Promise<string>;
  /** Last: a folder with a manifest is a whole backup. */
  finish(manifest: Manifest): Promise<void>;
}

export async function makeBackupFolder(folder: string, lock: Lock | null): Promise<NewBackup> {
  const locking = lock ? await lockingFor(lock) : null;
  // It will hold password hashes and addresses.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new CommandError(`${folder} is not empty.`);
  if (locking?.keyFile) await writeFile(join(folder, KEY_FILE), locking.keyFile, PRIVATE);
  const pathOf = (name: string): string => join(folder, locking ? name + LOCKED : name);
  const encrypt = locking?.encrypt ?? asItIs;
  return {
    async writeTable(name, rows) {
      const hash = createHash('sha256');
      const file = createWriteStream(pathOf(fileOf(name)), PRIVATE);
      await pipeline(rows, createGzip(), encrypt, hashing(hash), file);
      return hash.digest('hex');
    },
    async finish(manifest) {
      const text = `${JSON.stringify(manifest, null, 2)}\n`;
      await pipeline(
        Readable.from([Buffer.from(text)]),
        encrypt,
        createWriteStream(pathOf(MANIFEST), PRIVATE),
      );
    },
  };
}

/** A whole backup. */
export interface OpenBackup {
  manifest: Manifest;
  /** Pour the rows of a table; fails when they are not those that were written. */
  readTable(table: Manifest['tables'][number], into: NodeJS.WritableStream): Promise<void>;
}

export async function openBackup(folder: string, key: Key | null): Promise<OpenBackup> {
  const has = (name: string) =>
    access(join(folder, name)).then(
      () => true,
      () => false,
    );
  const isLocked = await has(MANIFEST + LOCKED);
  if (!isLocked && !(await has(MANIFEST))) {
    throw new CommandError(`${folder} holds no whole backup: ${MANIFEST} is missing.`);
  }
  if (isLocked && !key) {
    throw new CommandError('This backup is encrypted: set BACKUP_IDENTITY or BACKUP_PASSPHRASE.');
  }
  const keyFile = (await has(KEY_FILE)) ? await readFile(join(folder, KEY_FILE)) : null;
  const decrypt = isLocked && key ? await unlockingWith(key, keyFile) : asItIs;
  const pathOf = (name: string): string => join(folder, isLocked ? name + LOCKED : name);
  const chunks: Uint8Array[] = [];
  for await (const chunk of decrypt(createReadStream(pathOf(MANIFEST)))) chunks.push(chunk);
  return {
    manifest: Manifest.parse(JSON.parse(Buffer.concat(chunks).toString())),
    async readTable({ name, sha256 }, into) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(pathOf(fileOf(name))), hashing(hash), decrypt, createGunzip(), into);
      // Not before all of it has come: then the transaction goes back.
      if (sha256 !== undefined && hash.digest('hex') !== sha256) {
        throw new CommandError(`${name}: not the file that the backup was made with. Nothing was changed.`);
      }
    },
  };
}

const hashing = (hash: ReturnType<typeof createHash>): Recode =>
  async function* (source) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };

import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ByteRange, FileType, KeptContent } from '@mustalah/contract/files';
import { StartFault } from '../platform/start-fault.ts';
import { startText } from '../platform/start-text.ts';
import { diskFiles } from './files/disk.ts';
import { readS3Address, s3Files } from './files/s3.ts';

export interface KeptFile {
  /** Its random name in the store; says nothing about the file. */
  key: string;
  sha256: string;
  bytes: number;
  type: FileType;
}

export interface OpenFile {
  /** Of the whole file, also when only a part of it comes. */
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

/** Which of these keys a row of the database names. */
export type AskKnownKeys = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** Where uploads and what is made of them are kept. */
export interface Files {
  readonly id: 'disk' | 's3';
  /** Keep a file whole or not at all; once this returns, neither a crash nor a power cut takes it away. */
  keep(source: { path: string } | Uint8Array, type: FileType): Promise<KeptFile>;
  /** Null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Harmless when it is gone already. */
  remove(key: string): Promise<void>;
  /** Remove what was kept before that moment and nobody knows, and say how much it was. */
  sweep(before: Date, askKnown: AskKnownKeys): Promise<number>;
}

/** Open the store that `FILES_URL` names: a bucket (`s3://…`) or a folder; without it one in the data folder. */
export function openFiles(filesUrl: string | undefined, dataFolder: string): Files {
  if (!filesUrl?.startsWith('s3:')) return diskFiles(writable(filesUrl ?? join(dataFolder, 'files')));
  const address = readS3Address(filesUrl);
  if (address) return s3Files(address);
  throw new StartFault(startText.setting('FILES_URL', 'FILES_URL: not s3://KEY:SECRET@host/bucket'));
}

/** Who gives a folder that takes no files is told at the start, not at the first upload. */
function writable(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK | constants.X_OK);
  return folder;
}

/** A kept file as an answer sends it. */
export function contentOf(files: Files, { key, bytes, sha256 }: Omit<KeptFile, 'type'>): KeptContent {
  return {
    bytes,
    sha256,
    async open(range) {
      const file = await files.open(key, range);
      if (!file) throw new Error(`The store has lost file ${key}`);
      return file.content;
    },
  };
}

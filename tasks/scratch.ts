// Where tests write what is thrown away afterwards.
import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;

/**
 * The memory of a machine that has enough of it, else its temporary folder: a database is copied for each file of tests, which
 * takes twenty times as long on a disk.
 */
export function scratchFolder(): string {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2 * GIGABYTE && freemem() > 4 * GIGABYTE ? MEMORY : tmpdir();
}

import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';

/** The server of this folder, if it is up. A pid file alone proves nothing: numbers are reused. */
export function findRunning(data: string): { pid: number; port: number } | null {
  try {
    const lines = fs.readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port, status] = [Number(lines[0]), Number(lines[3]), lines[7] ?? ''];
    return isAlive(pid) && serves(pid, data) && status.includes('ready') ? { pid, port } : null;
  } catch {
    // No pid file, or its process has gone meanwhile.
    return null;
  }
}

/** What a server says on its command line, so that its folder is known also where it cannot be named. */
export const markOf = (data: string): string =>
  `mustalah.folder=${createHash('sha256').update(data).digest('hex').slice(0, 16)}`;

function serves(pid: number, data: string): boolean {
  if (!fs.existsSync('/proc')) return true;
  const commandLine = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  return commandLine.includes(data) || commandLine.includes(markOf(data));
}

/** EPERM means that it lives and belongs to somebody else. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOADS } from './receive-files.ts';

/**
 * Remove the folders of uploads that a process left behind when it died: manuscripts lie in them. It is called before this
 * process takes its first upload, so a folder under its own number is of an earlier one.
 */
export async function sweepUploads(folder: string = tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, owner] = new RegExp(`^${UPLOADS}(\\d{1,10})-`).exec(name) ?? [];
    // guard: An upload under way in another process stays
    if (owner === undefined || (isAlive(Number(owner)) && Number(owner) !== process.pid)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether a process is there, be it somebody else's. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}

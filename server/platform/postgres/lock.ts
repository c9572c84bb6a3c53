import * as fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './find-running.ts';

const LOCK_IS_STALE_AFTER_MS = 90_000;

/** One process at a time: making a folder is atomic. Returns the release. */
export async function lock(path: string): Promise<() => void> {
  const owner = join(path, 'pid');
  while (true) {
    try {
      fs.mkdirSync(path);
      fs.writeFileSync(owner, String(process.pid));
      return () => fs.rmSync(path, { recursive: true, force: true });
    } catch (error) {
      // A folder that may not be written to, or a full disk, would be waited for in vain.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isAbandoned(path, owner)) fs.rmSync(path, { recursive: true, force: true });
      else await sleep(100);
    }
  }
}

/** Its owner was killed. */
function isAbandoned(path: string, owner: string): boolean {
  const pid = Number(fs.existsSync(owner) ? fs.readFileSync(owner, 'utf8') : 0);
  if (pid && !isAlive(pid)) return true;
  const since = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - since > LOCK_IS_STALE_AFTER_MS;
}

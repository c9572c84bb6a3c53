import { globSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunning, isAlive } from '../../server/platform/postgres/find-running.ts';

/** End the databases that run below the folder of a run, and remove it. */
export async function clearAway(folder: string): Promise<void> {
  for (const file of globSync('**/postmaster.pid', { cwd: folder, exclude: ['**/node_modules'] })) {
    const running = findRunning(dirname(join(folder, file)));
    if (!running) continue;
    // At once: nobody needs what is in it.
    process.kill(running.pid, 'SIGQUIT');
    while (isAlive(running.pid)) await sleep(50);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

const [, , folder] = process.argv;
if (import.meta.main && folder) await clearAway(folder);

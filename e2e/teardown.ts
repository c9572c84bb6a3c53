import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The database may still be writing its last page when the server has ended. */
export default async function teardown(): Promise<void> {
  const folder = process.env.E2E_DATA;
  if (!folder) return;
  await sleep(500);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

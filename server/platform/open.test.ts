// What becomes of the embedded server while the product runs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PATIENT } from '../test/waiting.ts';
import { keepRunning } from './open.ts';

test('a server that is gone and does not come back is told at every round', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mustalah-open-'));
  // A file where the folder of the database was.
  writeFileSync(join(folder, 'postgres'), '');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const told: unknown[] = [];
  const onLoss = vi.fn();
  const stop = keepRunning(
    { postgres: { port: 1 }, local: { databasePassword: 'x' } } as never,
    { DATA_DIR: folder } as never,
    { onLoss, onFault: (fault) => told.push(fault) },
  );
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });
  for (const round of [1, 2]) {
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.poll(() => told.length, PATIENT).toBe(round);
  }
  expect([onLoss.mock.calls.length, told[0]]).toEqual([2, expect.any(Error)]);
});

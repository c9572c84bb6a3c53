import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, firstTypeError } from './bench.ts';
import type { Removal } from './removal.ts';

/** Test files that were seen to hold while nothing was taken away. */
const sound = new Set<string>();

/** Take something away in the copy and tell which test notices; null when none does. The copy is mended after. */
export async function whoNotices(copy: string, bench: Bench, removal: Removal): Promise<string | null> {
  const path = join(copy, removal.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, removal.spoil(source));
  let noticed: { file: string | null; failed: string } | null;
  try {
    const byTest = removal.tests === 'types' ? null : await byTests(bench, removal.file, removal.tests);
    const asksTypes = removal.tests === 'types' || removal.mayBeType;
    noticed = byTest ?? (asksTypes ? await byTypes(copy, removal.file) : null);
  } finally {
    writeFileSync(path, source);
  }
  // The database that tests start from is made by the migrations.
  if (removal.file.endsWith('.sql')) bench.end();
  if (noticed?.file) await assertSound(bench, noticed.file, removal.file);
  return noticed?.failed ?? null;
}

async function byTypes(copy: string, file: string) {
  const failed = await firstTypeError(copy, file);
  return failed === null ? null : { file: null, failed };
}

/** Ask the nearest tests first: most of what is noticed is noticed there. */
async function byTests(bench: Bench, changed: string, stages: Exclude<Removal['tests'], 'types'>) {
  if (changed.endsWith('.sql')) bench.end();
  for (const tests of stages) {
    const { file, failed } = await bench.firstFailure(tests, [changed]);
    if (failed !== null) return { file, failed };
  }
  return null;
}

/** A test that fails in any case notices nothing. */
async function assertSound(bench: Bench, file: string, changed: string): Promise<void> {
  if (sound.has(file)) return;
  const { failed } = await bench.firstFailure([file], [changed]);
  if (failed !== null) throw new Error(`A test fails while nothing is taken away: ${file}: ${failed}`);
  sound.add(file);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, firstTypeError } from './bench.ts';
import type { Removal } from './removal.ts';

/** Whether test files hold while nothing is taken away; asked once of each that fails. */
const holds = new Map<string, boolean>();

/** Test files that fail in any case, and so notice nothing. */
export const brokenTests = (): string[] => [...holds].filter(([, does]) => !does).map(([file]) => file);

/** Take something away in the copy and tell which test notices; null when none does. The copy is mended after. */
export async function whoNotices(copy: string, bench: Bench, removal: Removal): Promise<string | null> {
  const { file, tests, mayBeType } = removal;
  const byTest = tests === 'types' ? null : await firstTest(copy, bench, removal, tests);
  if (byTest !== null || (tests !== 'types' && !mayBeType)) return byTest;
  return without(copy, removal, () => firstTypeError(copy, file));
}

/** Ask the nearest tests first: most of what is noticed is noticed there. */
async function firstTest(
  copy: string,
  bench: Bench,
  removal: Removal,
  groups: readonly (readonly string[])[],
): Promise<string | null> {
  const { file: changed } = removal;
  // The database that tests start from is made by the migrations.
  const begin = () => changed.endsWith('.sql') && bench.end();
  for (const group of groups) {
    for (;;) {
      const asked = group.filter((test) => holds.get(test) !== false);
      if (asked.length === 0) break;
      begin();
      const { file, failed } = await without(copy, removal, () => bench.firstFailure(asked, [changed]));
      if (failed === null) break;
      begin();
      if (file === null || (await isSound(bench, file, changed))) return failed;
    }
  }
  return null;
}

async function isSound(bench: Bench, test: string, changed: string): Promise<boolean> {
  if (!holds.has(test)) holds.set(test, (await bench.firstFailure([test], [changed])).failed === null);
  return holds.get(test) ?? false;
}

async function without<T>(copy: string, { file, spoil }: Removal, ask: () => Promise<T>): Promise<T> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, spoil(source));
  try {
    return await ask();
  } finally {
    writeFileSync(path, source);
  }
}

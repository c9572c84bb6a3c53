import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, takeAway } from './guard.ts';

/** A mutation that is not noticed in so long is stuck, and whoever waits for it notices that. */
const PATIENCE_MS = 300_000;

/** Take one guarantee away in the copy and tell which test noticed; null when none did. The copy is mended after. */
export function whoNotices(folder: string, guard: Guard, databaseUrl: string): string | null {
  const path = join(folder, guard.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, takeAway(source, guard));
  try {
    return guard.tests === 'types'
      ? firstTypeError(folder, guard.file)
      : firstFailure(folder, guard.tests, databaseUrl, PATIENCE_MS);
  } finally {
    writeFileSync(path, source);
  }
}

/** The first test of these files that fails; null when all hold. */
export function firstFailure(
  folder: string,
  tests: readonly string[],
  databaseUrl: string,
  patienceMs?: number,
): string | null {
  const report = join(folder, 'mutate-report.json');
  rmSync(report, { force: true });
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--reporter=json', `--outputFile=${report}`],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: patienceMs,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    },
  );
  if (status === 0) return null;
  if (signal === 'SIGINT') throw new Error('Interrupted');
  if (status === null) return 'the tests came to no end';
  const failed = existsSync(report) ? failuresOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  if (failed.length === 0) throw new Error(`The tests could not run:\n${stdout.slice(-2_000)}`);
  return failed.join(' · ');
}

interface Report {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

const failuresOf = ({ testResults }: Report): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .slice(0, 1)
    .map(({ fullName }) => fullName);

/** What the compiler says first; null when it says nothing. */
function firstTypeError(folder: string, file: string): string | null {
  const project = file.startsWith('web/') ? 'web' : '.';
  const { status, stdout } = spawnSync(join(folder, 'node_modules/.bin/tsc'), ['-p', project], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? null : (stdout.split('\n')[0] ?? '');
}

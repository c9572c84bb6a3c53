import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Removal } from './removal.ts';

/** A mutation that is not noticed in so long is stuck, and whoever waits for it notices that. */
const PATIENCE_MS = 300_000;

let running: ChildProcess | undefined;

/** End what runs now, with everything that it started. */
export function endTests(): void {
  if (running?.pid && running.exitCode === null) process.kill(-running.pid, 'SIGKILL');
}

/** Take something away in the copy and tell which test noticed; null when none did. The copy is mended after. */
export async function whoNotices(
  folder: string,
  removal: Removal,
  databaseUrl: string,
): Promise<string | null> {
  const path = join(folder, removal.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, removal.spoil(source));
  try {
    return removal.tests === 'types'
      ? await firstTypeError(folder, removal.file)
      : await firstFailure(folder, removal.tests, databaseUrl, PATIENCE_MS);
  } finally {
    writeFileSync(path, source);
  }
}

/** The first test of these files that fails; null when all hold. */
export async function firstFailure(
  folder: string,
  tests: readonly string[],
  databaseUrl: string,
  patienceMs?: number,
): Promise<string | null> {
  const report = join(folder, 'mutate-report.json');
  rmSync(report, { force: true });
  const { code, said } = await run(
    folder,
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...tests,
      '--bail=1',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { TEST_DATABASE_URL: databaseUrl },
    patienceMs,
  );
  if (code === 0) return null;
  if (code === null) return 'the tests came to no end';
  const failed = existsSync(report) ? failuresOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  if (failed.length === 0) throw new Error(`The tests could not run:\n${said.slice(-2_000)}`);
  return failed.join(' · ');
}

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** What failed first: a test, or a file that does not even load. */
const failuresOf = ({ testResults }: Report): string[] =>
  testResults
    .flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((each) => each.status === 'failed');
      return status === 'failed' && failed.length === 0
        ? [`${name.split('/').at(-1)} as a whole`]
        : failed.map(({ fullName }) => fullName);
    })
    .slice(0, 1);

/** What the compiler says first; null when it says nothing. */
async function firstTypeError(folder: string, file: string): Promise<string | null> {
  const project = file.startsWith('web/') ? 'web' : '.';
  const { code, said } = await run(folder, join(folder, 'node_modules/.bin/tsc'), ['-p', project]);
  return code === 0 ? null : (said.split('\n')[0] ?? '');
}

/** Run in a group of its own, so that whatever it starts ends with it. The code is null when it was ended. */
async function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  patienceMs?: number,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  running = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece) => (said += piece));
  }
  const timer = patienceMs ? setTimeout(endTests, patienceMs) : undefined;
  try {
    const code = await new Promise<number | null>((done, fail) =>
      child.once('error', fail).once('exit', done),
    );
    return { code, said };
  } finally {
    clearTimeout(timer);
  }
}

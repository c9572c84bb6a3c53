import { type ChildProcess, fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Question } from './warm-tests.ts';

/** Test files that come to no end in so long each are stuck, and whoever waits for them notices that. */
const PATIENCE_MS = 300_000;

/** Where the tests of a copy run: in one process that stays warm, with what it starts in a group of its own. */
export interface Bench {
  /** What fails first of these test files, after these sources were changed; null when all hold. */
  firstFailure(tests: readonly string[], changed: readonly string[]): Promise<Answer>;
  /** Begin with a fresh process the next time: the database that tests start from is made anew. */
  end(): void;
}

export function openBench(folder: string, env: Record<string, string>): Bench {
  let child: ChildProcess | undefined;
  /** What was another text when it was asked last. */
  let spoilt: readonly string[] = [];

  function end(): void {
    if (child?.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    child = undefined;
  }

  function start(): ChildProcess {
    return fork(join(folder, 'tasks/mutate/warm-tests.ts'), {
      cwd: folder,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  return {
    end,
    async firstFailure(tests, changed) {
      child ??= start();
      const asked = child;
      const timer = setTimeout(end, PATIENCE_MS * tests.length);
      try {
        return await new Promise<Answer>((done, fail) => {
          asked.once('message', done).once('error', fail);
          // It was ended, with what could come to no end.
          asked.once('exit', (code) => {
            if (code === null) done({ file: null, failed: 'the tests came to no end' });
            else fail(new Error(`The tests cannot run: ${tests.join(' ')}`));
          });
          asked.send({ tests: [...tests], changed: [...changed, ...spoilt] } satisfies Question);
        });
      } finally {
        spoilt = changed;
        clearTimeout(timer);
        asked.removeAllListeners();
      }
    },
  };
}

/** What the compiler says first of the project that a file belongs to; null when it says nothing. */
export async function firstTypeError(folder: string, file: string): Promise<string | null> {
  const project = file.startsWith('web/') ? 'web' : '.';
  const child = spawn(join(folder, 'node_modules/.bin/tsc'), ['-p', project], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (piece) => (said += piece));
  const code = await new Promise<number | null>((done, fail) =>
    child.once('error', fail).once('close', done),
  );
  return code === 0 ? null : (said.split('\n')[0] ?? '');
}

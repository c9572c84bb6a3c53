import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tasks/longest-first.ts';
import { scratchFolder } from './tasks/scratch.ts';

// Whoever is started from here asks for a temporary folder by this name.
process.env.TMPDIR = scratchFolder();

// Long enough for a slow machine: only what never ends is a fault.
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

// What keeps nothing of a test in its modules is loaded by Node, once a process: each file would load and compile it again.
const here = import.meta.dirname.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const loadedOnce = {
  deps: {
    external: [
      new RegExp(
        `^${here}/(contract|morphology|lexicography|arabic-pdf|server/(?!test/))(?!.*\\.test\\.ts$)`,
      ),
    ],
  },
};

// Files of a project share processes, which takes half the time; the setup gives each its own modules.
export default defineConfig({
  test: {
    // One more than there are processors: tests of the server wait for a database and for processes that they kill.
    maxWorkers: availableParallelism() + 1,
    // What a call leaves behind is mostly dead when room for 32 MB is full: a tenth of the time went into collecting less.
    execArgv: ['--max-semi-space-size=32'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...patient,
          name: 'engine',
          server: loadedOnce,
          isolate: false,
          include: [
            'morphology/**/*.test.ts',
            'lexicography/**/*.test.ts',
            'contract/**/*.test.ts',
            'arabic-pdf/**/*.test.ts',
          ],
          setupFiles: ['vitest.setup.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'tasks',
          include: ['tasks/**/*.test.{ts,mjs}'],
          setupFiles: ['vitest.setup.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'server',
          server: loadedOnce,
          isolate: false,
          include: ['server/**/*.test.ts'],
          setupFiles: ['vitest.setup.ts'],
          globalSetup: ['server/test/postgres.ts', 'server/test/lesson.ts'],
          env: { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
        },
      },
      {
        test: {
          ...patient,
          name: 'documents',
          include: ['web/scripts/**/*.test.ts'],
          setupFiles: ['vitest.setup.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'web',
          server: loadedOnce,
          isolate: false,
          include: ['web/app/**/*.test.{ts,tsx}', 'web/*.test.ts'],
          environment: 'happy-dom',
          // The second takes what a screen says on console.error before the first hears of it.
          setupFiles: ['vitest.setup.ts', 'web/test/setup.ts'],
        },
      },
    ],
  },
});

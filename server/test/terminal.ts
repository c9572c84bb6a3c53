import type { Terminal } from '../cli/command.ts';
import type { World } from './world.ts';

export interface TestTerminal extends Terminal {
  printed: string[];
  reported: string[];
}

/** A terminal on the database of a test world that keeps what a command says. */
export function testTerminal(w: World, input = ''): TestTerminal {
  const printed: string[] = [];
  const reported: string[] = [];
  return {
    printed,
    reported,
    print: (line) => void printed.push(line),
    progress: (line) => void reported.push(line),
    readInput: async () => input,
    readLines: async function* () {
      yield* input.split('\n');
    },
    openStore: async () => ({
      db: w.db,
      replica: w.db,
      replicas: null,
      searching: w.deps.searching,
      databaseUrl: w.databaseUrl,
      ownerUrl: w.ownerUrl,
      local: { databasePassword: '', keys: ['a-key-of-tests-that-is-long-enough'], former: null },
      postgres: null,
      close: async () => {},
    }),
  };
}

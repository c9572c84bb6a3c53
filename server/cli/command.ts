import type { Store } from '../platform/open.ts';

/** What a command may use of the world; tests give their own. */
export interface Terminal {
  /** A line of the result, on stdout. */
  print(line: string): void;
  /** A line about long work, on stderr. */
  progress(line: string): void;
  /** All of stdin. */
  readInput(): Promise<string>;
  /** Stdin line by line, as it comes. */
  readLines(): AsyncIterable<string>;
  /** The database that the environment names; closed when the command ends. */
  openStore(): Promise<Store>;
}

/** One command of the operator's tool; the file `user-create.ts` holds `user:create`. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` prints: usage, options, an example. */
  help: string;
  /** Do it; what goes wrong is thrown. */
  run(terminal: Terminal, args: string[]): Promise<void>;
}

/** The command line makes no sense: exit code 2. */
export class UsageError extends Error {}

/** The command could not do what it was asked, and says why in words: exit code 1. */
export class CommandError extends Error {}

/** The only argument of a command that takes one. */
export function onlyArgument(positionals: string[], name: string): string {
  const [argument] = positionals;
  if (argument === undefined) throw new UsageError(`${name} is missing`);
  if (positionals.length > 1) throw new UsageError(`only one ${name} is expected`);
  return argument;
}

// The operator's tool: `npm run mustalah -- <command>`. One file per command in `commands/`.
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { readConfig } from '../platform/config.ts';
import { openStore, type Store } from '../platform/open.ts';
import { tellPagesOutdated } from '../platform/pages/public-pages.ts';
import { type Command, CommandError, type Terminal, UsageError } from './command.ts';
import { explain } from './explain.ts';

const folder = new URL('./commands/', import.meta.url);

/** The commands by name: `terms-import.ts` is `terms:import`. */
async function commandFiles(): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => /^[a-z-]+\.ts$/.test(file)).sort();
  return new Map(files.map((file) => [file.replace(/\.ts$/, '').replace('-', ':'), file]));
}

async function load(file: string): Promise<Command> {
  const { command } = await import(new URL(file, folder).href);
  return command;
}

async function overview(files: Map<string, string>): Promise<string> {
  const width = Math.max(...[...files.keys()].map((name) => name.length));
  const lines = await Promise.all(
    [...files].map(async ([name, file]) => `  ${name.padEnd(width)}  ${(await load(file)).summary}`),
  );
  return [
    'Usage: npm run mustalah -- <command> [options]',
    '',
    ...lines,
    '',
    'Each command explains itself with --help. Exit codes: 0 done, 1 failed, 2 wrong usage.',
    'The database is the one of the server: DATABASE_URL, else the embedded one in DATA_DIR.',
  ].join('\n');
}

/** Run one command line and give its exit code. */
async function main([name, ...args]: string[]): Promise<number> {
  const files = await commandFiles();
  if (name === undefined || name === '--help' || name === 'help') {
    console.log(await overview(files));
    return name === undefined ? 2 : 0;
  }
  const file = files.get(name);
  if (!file) {
    console.error(`Unknown command: ${name}\n\n${await overview(files)}`);
    return 2;
  }
  const command = await load(file);
  if (args.includes('--help')) {
    console.log(command.help);
    return 0;
  }
  return runCommand(command, args);
}

async function runCommand(command: Command, args: string[]): Promise<number> {
  let store: Store | undefined;
  const terminal: Terminal = {
    print: (line) => console.log(line),
    progress: (line) => console.error(line),
    readInput: () => text(process.stdin),
    readLines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
    openStore: async () => (store ??= await openStore(readConfig())),
  };
  try {
    await command.run(terminal, args);
    return 0;
  } catch (error) {
    if (isUsage(error)) {
      console.error(`${error.message}\n\n${command.help}`);
      return 2;
    }
    console.error(error instanceof CommandError ? error.message : explain(error));
    return 1;
  } finally {
    // Servers that run keep pages; which command changed what they show, they need not know.
    // guard: Servers hear of every command that used their database
    if (store) await tellPagesOutdated(store.db).catch(() => {});
    await store?.close();
  }
}

/** Also what `parseArgs` says of an unknown or misused option. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

process.exitCode = await main(process.argv.slice(2));

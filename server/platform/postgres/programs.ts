import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartFault } from '../start-fault.ts';
import { startText } from '../start-text.ts';
import { findBinaries } from './binaries.ts';
import { markOf } from './find-running.ts';
import { giveTo, mayEnter, type ServerUser } from './server-user.ts';

export const USER = 'mustalah';
const START_ATTEMPTS = 20;
/** The folder that a process stands in. It may be used whoever may enter the folders above it. */
const WHERE_IT_STANDS = '/proc/self/cwd';

export const logOf = (data: string): string => join(data, 'server.log');

const execute = promisify(execFile);

/** PostgreSQL's own programs, on one data folder. */
export function programsFor(data: string, user: ServerUser) {
  const binaries = findBinaries(user);

  /** The name by which the user reaches a folder that he stands in. */
  function nameFor(folder: string): string {
    if (mayEnter(user, folder)) return folder;
    if (!fs.existsSync(WHERE_IT_STANDS)) throw new StartFault(startText.folderClosed(folder));
    return WHERE_IT_STANDS;
  }

  // Not the blocking kind: a server that mends its database answers meanwhile.
  const run = (command: 'initdb' | 'pg_ctl', cwd: string, args: readonly string[]) =>
    execute(join(binaries.folder, 'bin', platform() === 'win32' ? `${command}.exe` : command), args, {
      ...user,
      cwd,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    }).catch((cause) => {
      const [reason = command] = String(cause.stderr).split('\n');
      throw new StartFault(startText.postgresFails(reason, logOf(data)), { cause });
    });
  const control = (...args: string[]) => run('pg_ctl', data, ['-D', nameFor(data), '-w', '-s', ...args]);

  return {
    major: binaries.major,

    /** Make the data folder: whole, or not at all. */
    async initialise(password: string): Promise<void> {
      const nursery = `${data}.new`;
      const made = join(nursery, 'data');
      fs.rmSync(nursery, { recursive: true, force: true });
      fs.mkdirSync(made, { recursive: true, mode: 0o700 });
      fs.writeFileSync(join(nursery, 'password'), password, { mode: 0o600 });
      giveTo(user, nursery);
      await run('initdb', made, [
        '-D',
        nameFor(made),
        '--pwfile=../password',
        `--username=${USER}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Not --locale=C: with it pg_trgm finds no trigrams in Arabic words.
        '--locale=C.UTF-8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ]);
      // Only an empty folder gives way.
      if (fs.existsSync(data)) fs.rmdirSync(data);
      fs.renameSync(made, data);
      fs.rmSync(nursery, { recursive: true });
    },

    /** After a kill -9 of the server its children live on for a second or two, and hold the folder. */
    async start(port: number, settings: Record<string, string>): Promise<void> {
      const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
      const flags = [...given, markOf(data)].map((setting) => `-c ${setting}`).join(' ');
      for (let attempt = 1; ; attempt++) {
        try {
          await control('-t', '60', '-l', 'server.log', '-o', `-p ${port} ${flags}`, 'start');
          return;
        } catch (error) {
          if (attempt === START_ATTEMPTS) throw error;
          await sleep(500);
        }
      }
    },

    async stop(): Promise<void> {
      await control('-m', 'fast', 'stop');
    },
  };
}

// PostgreSQL without installation: programs that npm brings, driven by pg_ctl.
//
// pg_ctl detaches the server from this process. A server that outlives a killed process is found and used again,
// so a crash of either leaves nothing that the next start cannot mend.
import * as fs from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { StartFault } from '../start-fault.ts';
import { startText } from '../start-text.ts';
import { findRunning } from './find-running.ts';
import { lock } from './lock.ts';
import { pagesInMemory } from './pages-in-memory.ts';
import { logOf, programsFor, USER } from './programs.ts';
import { giveTo, serverUserOf } from './server-user.ts';

export interface PostgresOptions {
  password: string;
  /** A free port when absent. */
  port?: number;
  /** Further `postgres -c` settings, such as `fsync=off` for tests. */
  settings?: Record<string, string>;
}

export interface RunningPostgres {
  how: 'reused' | 'started' | 'initialised';
  pid: number;
  port: number;
  /** Address of a database on this server. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

// A search is over before it would be compiled; a plan that looks dear must not bring that cost back.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: "''",
  jit: 'off',
  shared_buffers: `${pagesInMemory(totalmem())}MB`,
};

/**
 * Give a running server for this data folder: the one that runs already, or a started, or a new one.
 *
 * May be called by several processes at once. As root another user of the machine runs it, also in a folder that
 * only root may enter.
 */
export async function ensurePostgres(folder: string, options: PostgresOptions): Promise<RunningPostgres> {
  const data = resolve(folder);
  fs.mkdirSync(dirname(data), { recursive: true });
  const unlock = await lock(`${data}.lock`);
  try {
    const user = serverUserOf(data);
    const programs = programsFor(data, user);
    let how: RunningPostgres['how'] = 'reused';
    if (!findRunning(data)) {
      const version = versionOf(data);
      // guard: The data folder of another PostgreSQL is not started (../../test/start.test.ts)
      if (version !== null && version !== programs.major)
        throw new StartFault(startText.otherVersion(data, version, programs.major));
      // guard: A data folder that is not whole is not replaced by a new one (../../test/start.test.ts) ‹isFree(data) → data›
      if (version === null && !isFree(data)) throw new StartFault(startText.notWhole(data));
      if (version === null) await programs.initialise(options.password);
      // Root has moved it here, from a backup for instance.
      if (fs.statSync(data).uid === 0) giveTo(user, data);
      await programs.start(options.port ?? (await freePort()), { ...SETTINGS, ...options.settings });
      how = version === null ? 'initialised' : 'started';
    }
    const running = findRunning(data);
    if (!running) throw new StartFault(startText.postgresFails('it is gone', logOf(data)));
    return {
      how,
      ...running,
      urlOf: (database) => `postgres://${USER}:${options.password}@127.0.0.1:${running.port}/${database}`,
      stop: programs.stop,
    };
  } finally {
    unlock();
  }
}

/** The version of PostgreSQL that made this data folder; null when the folder does not say so. */
function versionOf(data: string): string | null {
  const file = join(data, 'PG_VERSION');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : null;
}

/** Whether nothing lies there that a new database would replace. */
const isFree = (data: string): boolean => !fs.existsSync(data) || fs.readdirSync(data).length === 0;

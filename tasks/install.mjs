// What both commands of the README need first. Plain JavaScript: it runs on the Node that the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** Node 24 comes as a package, so the machine's own version does not matter. */
export const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
export const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  // What V8 compiled is kept for the next start, which takes a third less for it.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
};

/** Run a command in sight of the user; end this process when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Install the packages of the lock file unless exactly these are installed already. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.mustalah-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && nodeVersion() >= 24) return;
  console.log('تثبيت الحزم…');
  // What builds the site is needed also where NODE_ENV says production.
  // Not `npm ci`: it refuses a lock file that does not list the optional binaries of every other platform.
  run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: process.env,
  });
  if (nodeVersion() < 24) {
    console.error('لم يُثبَّت Node 24. هل منع npm نصوص التثبيت؟ (allowScripts في package.json)');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function nodeVersion() {
  if (!existsSync(node)) return 0;
  const { stdout } = spawnSync(node, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' });
  return Number(stdout);
}

/** Build what is made of other files: the site, what the assistants learn from their word lists, and the first entries. */
export function build() {
  once(
    'web/build',
    ['web/app', 'web/public', 'web/vite.config.ts', 'web/package.json', 'contract', 'arabic-pdf'],
    () => {
      console.log('بناء الموقع…');
      run(join(root, 'node_modules/.bin/react-router'), ['build'], {
        cwd: join(root, 'web'),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      run(node, [join(root, 'web/scripts/precompress.ts')]);
    },
  );
  learn();
  prepare();
}

/** Make what the founding entries are found by; without this the first start would. */
function prepare() {
  once('server/build', ['server/seed', 'server/modules/terms', 'lexicography/src', 'morphology/src'], () =>
    run(node, [join(root, 'server/scripts/prepare-entries.ts')]),
  );
}

/** Let the assistants learn from their word lists; without this every server would do it at its start. */
export function learn() {
  once(
    'lexicography/build',
    ['lexicography/data', 'lexicography/src', 'lexicography/scripts', 'morphology/src'],
    () => {
      console.log('تعلّم المفردات…');
      run(node, [join(root, 'lexicography/scripts/learn-vocabulary.ts')]);
    },
  );
}

/** Do the work that fills a folder unless nothing it is made of has changed since. */
function once(folder, sources, work) {
  const stamp = join(root, folder, '.stamp');
  const newest = Math.max(...[...sources, 'package-lock.json'].flatMap(filesBelow).map(changedAt));
  if (existsSync(stamp) && Number(readFileSync(stamp, 'utf8')) >= newest) return;
  work();
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(stamp, String(newest));
}

/** The files of a folder, or the file itself. */
const filesBelow = (path) =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { recursive: true }).map((name) => join(path, name));

const changedAt = (file) => statSync(join(root, file)).mtimeMs;

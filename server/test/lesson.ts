import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LESSON_FOLDER } from '@mustalah/lexicography/read-vocabulary';

/** Written last by whoever learns. */
const LAST = 'stems';
const SCRIPT = join(import.meta.dirname, '../../lexicography/scripts/learn-vocabulary.ts');

/** Where nothing was built, learn the vocabulary once for the whole run: each test file would take a minute for it. */
export default async function setup(): Promise<void> {
  if (!existsSync(join(LESSON_FOLDER, LAST))) await promisify(execFile)(process.execPath, [SCRIPT]);
}

import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UPLOADS } from './receive-files.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** No system gives so high a number. */
const DEAD = 2 ** 31 - 2;

test('what dead processes left of uploads goes at the start, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sweeping-'));
  const living = `${UPLOADS}${process.ppid}-ab`;
  const names = [`${UPLOADS}${DEAD}-xY`, `${UPLOADS}${process.pid}-q1`, living, 'thesis-1234-xY'];
  for (const name of names) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'pdf_file'), 'بحث');
  }
  await sweepUploads(folder);
  expect((await readdir(folder)).toSorted()).toEqual([living, 'thesis-1234-xY'].toSorted());
});

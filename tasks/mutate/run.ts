// npm run mutate [-- PART OF A PATH …]       every guarantee, or those of some files
// npm run mutate -- --random 40 [--seed N] [--minutes 30]     what nobody thought of
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryPostgres } from '../../server/test/postgres.ts';
import { openBench } from './bench.ts';
import { clearAway } from './clear-away.ts';
import { copyProject, root } from './copy.ts';
import { draw } from './draw.ts';
import { readMarks, removalOf } from './marks.ts';
import type { Removal } from './removal.ts';
import { brokenTests, whoNotices } from './who-notices.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '30' },
  },
});
const isRandom = values.random !== undefined;
const wanted = isRandom ? draw(root, Number(values.random), Number(values.seed)) : marked(positionals);
const end = isRandom ? Date.now() + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY;
if (isRandom) console.log(`seed ${values.seed}`);

// All that this and the tests write, so that it goes as a whole.
const folder = mkdtempSync(join(tmpdir(), 'mustalah-mutate-'));
process.env.TMPDIR = folder;
process.send?.(folder);

let isInterrupted = false;
let endTests = (): void => {};
function interrupt(): void {
  isInterrupted = true;
  endTests();
}
process.on('disconnect', interrupt);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
// Who read what this says may be gone as well.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

let tried = 0;
const unnoticed: string[] = [];
try {
  const postgres = await temporaryPostgres();
  await tryAll(copyProject(), postgres.urlOf('postgres'));
} finally {
  endTests();
  await clearAway(folder);
}
console.log(`\n${tried - unnoticed.length} of ${tried} are noticed; ${wanted.length - tried} were not tried`);
for (const each of unnoticed) console.log(`NOT NOTICED ${each}`);
for (const each of brokenTests()) console.log(`FAILS IN ANY CASE ${each}`);
process.exit(unnoticed.length > 0 || brokenTests().length > 0 || tried < wanted.length ? 1 : 0);

/** What is marked in the sources whose path holds one of these parts, or in all of them. */
function marked(parts: readonly string[]): Removal[] {
  return readMarks(root)
    .filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .map(removalOf);
}

async function tryAll(copy: string, url: string): Promise<void> {
  const bench = openBench(copy, { TEST_DATABASE_URL: url });
  endTests = bench.end;
  for (const removal of wanted) {
    if (isInterrupted || Date.now() > end) return;
    const begun = Date.now();
    const by = await whoNotices(copy, bench, removal);
    if (isInterrupted) return;
    tried += 1;
    if (by === null) unnoticed.push(`${removal.file}: ${removal.guarantee}`);
    const seconds = Math.round((Date.now() - begun) / 1_000);
    console.log(`${by === null ? 'NOT NOTICED' : 'ok'} | ${removal.guarantee} | ${by ?? ''} | ${seconds} s`);
  }
}

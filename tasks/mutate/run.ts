// npm run mutate [-- PART OF A PATH …]       every guarantee, or those of some files
// npm run mutate -- --random 40 [--seed N] [--minutes 30]     what nobody thought of
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryPostgres } from '../../server/test/postgres.ts';
import { copyProject, root } from './copy.ts';
import { draw } from './draw.ts';
import { type Guard, StaleGuard } from './guard.ts';
import { readMarks } from './marks.ts';
import { type Removal, removalOfGuard, removalOfMark } from './removal.ts';
import { endTests, firstFailure, whoNotices } from './try-guard.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '30' },
  },
});
const isRandom = values.random !== undefined;
const wanted = isRandom ? draw(root, Number(values.random), Number(values.seed)) : await guarantees();
const end = isRandom ? Date.now() + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY;
if (isRandom) console.log(`seed ${values.seed}`);

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    endTests();
  });
}
let tried = 0;
const unnoticed: string[] = [];
const postgres = await temporaryPostgres();
try {
  const copy = copyProject();
  try {
    await tryAll(copy.folder, postgres.urlOf('postgres'));
  } finally {
    copy.remove();
  }
} finally {
  await postgres.stop();
}
console.log(`\n${tried - unnoticed.length} of ${tried} are noticed; ${wanted.length - tried} were not tried`);
for (const each of unnoticed) console.log(`NOT NOTICED ${each}`);
process.exit(unnoticed.length > 0 || tried < wanted.length ? 1 : 0);

/** What is marked in the sources, and the few that no mark can express. */
async function guarantees(): Promise<Removal[]> {
  const groups: { guards: readonly Guard[] }[] = await Promise.all(
    globSync(join(import.meta.dirname, 'guards/*.ts')).map((file) => import(file)),
  );
  const all = [
    ...readMarks(root).map(removalOfMark),
    ...groups.flatMap(({ guards }) => guards.map(removalOfGuard)),
  ];
  return positionals.length === 0
    ? all
    : all.filter(({ file }) => positionals.some((part) => file.includes(part)));
}

async function tryAll(folder: string, url: string): Promise<void> {
  const tests = [...new Set(wanted.flatMap(({ tests: files }) => (files === 'types' ? [] : files)))];
  const broken = await firstFailure(folder, tests, url);
  if (broken && !isInterrupted) throw new Error(`A test fails before anything was taken away: ${broken}`);
  for (const removal of wanted) {
    if (isInterrupted || Date.now() > end) return;
    const by = await noticedBy(folder, removal, url);
    if (isInterrupted) return;
    tried += 1;
    if (by === null) unnoticed.push(`${removal.file}: ${removal.guarantee}`);
    console.log(`${by === null ? 'NOT NOTICED' : 'ok'} | ${removal.guarantee} | ${by ?? ''}`);
  }
}

async function noticedBy(folder: string, removal: Removal, url: string): Promise<string | null> {
  try {
    return await whoNotices(folder, removal, url);
  } catch (error) {
    if (!(error instanceof StaleGuard)) throw error;
    console.error(`${removal.file}: ${error.message}`);
    return null;
  }
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryPostgres } from '../../server/test/postgres.ts';
import { copyProject } from './copy.ts';
import { type Guard, StaleGuard } from './guard.ts';
import { firstFailure, whoNotices } from './try-guard.ts';

const folderOfGuards = join(import.meta.dirname, 'guards');
const known = readdirSync(folderOfGuards).map((file) => file.replace('.ts', ''));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`no such guards: ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exit(1);
}
const guards: Guard[] = [];
for (const name of wanted.length > 0 ? wanted : known) {
  guards.push(...(await import(join(folderOfGuards, `${name}.ts`))).guards);
}

// Ctrl-C ends the tests that run now; what they leave is removed below.
process.on('SIGINT', () => {});
const postgres = await temporaryPostgres();
const copy = copyProject();
let unguarded = 0;
try {
  const tests = [...new Set(guards.flatMap(({ tests: files }) => (files === 'types' ? [] : files)))];
  const url = postgres.urlOf('postgres');
  const broken = firstFailure(copy.folder, tests, url);
  if (broken) throw new Error(`A test fails before anything was taken away: ${broken}`);
  console.log('| guarantee | the test that fails without it | |\n|---|---|---|');
  for (const guard of guards) {
    const noticed = noticedBy(guard, url);
    if (!noticed.isGuarded) unguarded += 1;
    console.log(`| ${guard.guarantee} | ${noticed.by} | ${noticed.isGuarded ? 'ok' : 'NOT GUARDED'} |`);
  }
} finally {
  copy.remove();
  await postgres.stop();
}
console.log(`\n${guards.length - unguarded} of ${guards.length} guarantees are guarded`);
process.exit(unguarded > 0 ? 1 : 0);

function noticedBy(guard: Guard, databaseUrl: string): { by: string; isGuarded: boolean } {
  try {
    const by = whoNotices(copy.folder, guard, databaseUrl);
    return { by: by ?? `nothing in ${[guard.tests].flat().join(', ')}`, isGuarded: by !== null };
  } catch (error) {
    if (!(error instanceof StaleGuard)) throw error;
    return { by: `${guard.file}: ${error.message}`, isGuarded: false };
  }
}

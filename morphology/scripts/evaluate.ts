/** Measure root extraction and search keys on the tables of eval/: `node morphology/scripts/evaluate.ts [-v]`. */
import { existsSync, readFileSync } from 'node:fs';
import { analyse } from '../src/analyse/analyse.ts';
import { searchKeys } from '../src/search/search-keys.ts';

const EVAL = new URL('../eval/', import.meta.url);
const isVerbose = process.argv.includes('-v');

function rows(name: string): string[][] {
  const file = new URL(`${name}.tsv`, EVAL);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split('\t'));
}

const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);

function measureRoots(name: string): void {
  const table = rows(name);
  let first = 0;
  let third = 0;
  const started = performance.now();
  for (const [word = '', expected = ''] of table) {
    const found = [...new Set(analyse(word).map(({ root }) => root))];
    const accepted = expected.split('|');
    const hasNone = found.length === 0 ? 0 : -1;
    const place = expected === '-' ? hasNone : found.findIndex((root) => accepted.includes(root));
    if (place === 0) first++;
    if (place >= 0 && place < 3) third++;
    if (isVerbose && place !== 0)
      console.log(`  ${name}: ${word} ${expected} ≠ ${found.slice(0, 4).join(' ')}`);
  }
  const speed = Math.round((1000 * table.length) / (performance.now() - started));
  console.log(
    `${name}: ${table.length} words, top-1 ${percent(first, table.length)}, top-3 ${percent(third, table.length)} (${speed}/s)`,
  );
}

/** Whether two words share a key that search treats as sameness. */
function match(one: string, other: string): boolean {
  const left = searchKeys(one);
  const right = searchKeys(other);
  return (['exact', 'folded', 'bare', 'stem'] as const).some((key) => left[key] === right[key]);
}

function measurePairs(name: string, shouldMatch: boolean): void {
  const table = rows(name);
  const wrong = table.filter(([one = '', other = '']) => match(one, other) !== shouldMatch);
  if (isVerbose)
    for (const [one = '', other = ''] of wrong)
      console.log(`  ${name}: ${one} ${other} ${searchKeys(one).stem} ${searchKeys(other).stem}`);
  console.log(`${name}: ${table.length} pairs, right ${percent(table.length - wrong.length, table.length)}`);
}

/** Each kind has a table that the engine was fitted to, and further ones written apart from it, in their order. */
const all = (kinds: string[]) =>
  kinds.flatMap((kind) => [kind, `${kind}-second`, `${kind}-third`]).filter((name) => rows(name).length > 0);

analyse('كتاب');
const ROOTS = ['scientific-roots', 'newspaper-roots', 'classical-roots', 'unlisted-roots', 'loanwords'];
for (const name of [...all(ROOTS), 'mixed-roots']) measureRoots(name);
for (const name of all(['same-inflection', 'same-plural', 'same-particle', 'same-spelling']))
  measurePairs(name, true);
for (const name of all(['apart-letter', 'apart-family'])) measurePairs(name, false);

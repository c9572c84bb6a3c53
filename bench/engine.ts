// The language engine: what loading it costs in a process of its own, and how fast it answers. The baseline of every
// speed is `normalize`, the least that any of them does.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  allRoots,
  analyse,
  backTransliterate,
  derive,
  normalize,
  searchKeys,
  transliterate,
} from '@mustalah/morphology';
import { printTable, shown } from './report.ts';

const MIN_MS = 1_000;

interface Loaded {
  milliseconds: number;
  rss: number;
  heap: number;
}

const loaded = JSON.parse(
  execFileSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'load-engine.ts')], {
    encoding: 'utf8',
  }),
) as Record<'module' | 'used', Loaded>;
const loadedRow = (name: string, { milliseconds, rss, heap }: Loaded): string[] => [
  name,
  shown(milliseconds, 'ms'),
  shown(rss / 2 ** 20, 'MiB'),
  shown(heap / 2 ** 20, 'MiB'),
];
printTable([
  ['in a fresh process', 'time', 'resident', 'heap'],
  loadedRow('import', loaded.module),
  loadedRow('import, and one call of each function', loaded.used),
]);

const everyRoot = allRoots();
const roots = everyRoot.filter((_, at) => at % Math.ceil(everyRoot.length / 300) === 0);
const words = [...new Set(roots.flatMap((root) => derive(root).map(({ plain }) => plain)))];
const latin = [
  'hydrogen',
  'photosynthesis',
  'microscope',
  'electrocardiogram',
  'algorithm',
  'quantum',
  'Darwin',
];
const foreign = latin.flatMap((word) => transliterate(word).slice(0, 1));

const baseline = speedOf(words, normalize);
const row = (name: string, speed: number): string[] => [
  name,
  shown(speed),
  shown(1_000 / speed, 'ms'),
  shown(baseline / speed, '×'),
];
console.log();
printTable([
  ['', 'a second', 'each', 'baseline is faster by'],
  row('normalize, words (baseline)', baseline),
  row('searchKeys, words', speedOf(words, searchKeys)),
  row('analyse, words', speedOf(words, analyse)),
  row(
    'derive, roots',
    speedOf(roots, (root) => derive(root)),
  ),
  row(
    'transliterate, words',
    speedOf(latin, (word) => transliterate(word)),
  ),
  row(
    'backTransliterate, words',
    speedOf(foreign, (word) => backTransliterate(word)),
  ),
]);

/** How many a second, going through the inputs until the clock says enough; the first hundred warm up. */
function speedOf(inputs: readonly string[], act: (input: string) => unknown): number {
  for (let at = 0; at < 100; at++) act(inputs[at % inputs.length] ?? '');
  let done = 0;
  const started = performance.now();
  while (performance.now() - started < MIN_MS) act(inputs[done++ % inputs.length] ?? '');
  return (done / (performance.now() - started)) * 1_000;
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Left, leaveOut, parse, partsOf } from './leave-out.ts';
import type { Removal } from './removal.ts';

/** Where a missing statement costs most: rules, ledgers, access, blindness, and what is paid out. */
const WEIGHTY = [
  'server/modules/**/rules.ts',
  'server/modules/rewards/*.ts',
  'server/modules/payouts/**/*.ts',
  'server/modules/accounts/**/*.ts',
  'server/modules/journal/{paper,review,submission,desk}/**/*.ts',
  'server/modules/terms/{votes,review}/**/*.ts',
  'server/platform/{http,session,db,rate-limit,signed-link,secrets,token}*.ts',
];

/** Draw so many statements, properties and links of weighty files; the same seed draws the same of the same sources. */
export function draw(root: string, count: number, seed: number): Removal[] {
  const files = [...new Set(WEIGHTY.flatMap((glob) => globSync(glob, { cwd: root })))]
    .filter((file) => !/\.test\.ts$|(?:routes|text|-names)\.ts$/.test(file))
    .toSorted();
  const all = files.flatMap((file) => partsIn(root, file));
  const next = numbersFrom(seed);
  return Array.from({ length: Math.min(count, all.length) }, () =>
    all.splice(Math.floor(next() * all.length), 1),
  )
    .flat()
    .map((part) => removalOf(root, part));
}

interface Part {
  file: string;
  source: string;
  left: Left;
}

function partsIn(root: string, file: string): Part[] {
  const source = readFileSync(join(root, file), 'utf8');
  return partsOf(parse(file, source), source).map((left) => ({ file, source, left }));
}

function removalOf(root: string, { file, source, left }: Part): Removal {
  const line = source.slice(0, left.start).split('\n').length;
  const [text = ''] = source.slice(left.start, left.end).split('\n');
  return {
    guarantee: `${file}:${line} ${text}`,
    file,
    tests: testsNear(root, file),
    mayBeType: true,
    spoil: (whole) => leaveOut(whole, left),
  };
}

/** Who should notice: the test beside a file, then those of its room, then those of its module or the larger room. */
function testsNear(root: string, file: string): string[][] {
  const folder = dirname(file);
  const room = testsBelow(root, folder);
  const whole = testsBelow(root, /^server\/modules\/\w[^/]*/.exec(folder)?.[0] ?? folder);
  const beside = room.filter((test) => test === file.replace(/\.ts$/, '.test.ts'));
  return [
    beside,
    room.filter((test) => !beside.includes(test)),
    whole.filter((test) => !room.includes(test)),
  ].filter(({ length }) => length > 0);
}

const testsBelow = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.test.ts`, { cwd: root }).toSorted();

/** Numbers below one that follow from a seed (Mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// A guarantee is marked where it stands, and taken away by leaving out what follows the mark:
//
//     // guard: Nobody votes twice (vote.test.ts)
//     if (hasVoted) throw new Refusal('already_voted');
//
// The test files that notice are named as seen from the file; without a name it is the one beside it, and `(types)` means
// the compiler. Where something must stand instead, the mark says what of the next line that holds it: `‹2 → 1›`, or
// `‹ || isLate →›` for nothing.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeBehind, type Left, leaveOut, leftOutAt, parse, replacedAt } from './leave-out.ts';
import type { Removal } from './removal.ts';

/** One guarantee that is taken away by leaving out a statement, a property, an element or a link of a chain, or a word. */
export interface Mark {
  guarantee: string;
  file: string;
  /** Of the mark itself. */
  line: number;
  /** As seen from the project; or the compiler, where the guarantee is a type. */
  tests: string[] | 'types';
  left: Left;
}

const LINE = /^[ \t]*(?:\/\/|--) guard:(.*)$/gm;
const MARK = /^ (.+?)(?: \((types|(?:[\w./-]+\.test\.tsx?(?:, )?)+)\))?(?: ‹(.+) →(?: (.+))?›)?$/;

const SOURCES = [
  '{contract,lexicography/src,morphology/src,server,web/app}/**/*.{ts,tsx}',
  'server/migrations/*.sql',
  'web/*.ts',
  'tasks/*.mjs',
  'vitest.setup.ts',
];

/** The marks of all sources below a folder. */
export function readMarks(root: string): Mark[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|node_modules/.test(file))
    .flatMap((file) => marksIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The marks of one file; throws where a mark stands before nothing that can be left out. */
export function marksIn(file: string, source: string): Mark[] {
  return [...source.matchAll(LINE)].map(({ 0: whole, 1: said = '', index }) => {
    const line = source.slice(0, index).split('\n').length;
    const [, guarantee, names, word, instead = ''] = MARK.exec(said) ?? [];
    if (!guarantee) throw new Error(`${file}:${line}: a mark is \`// guard: what holds (some.test.ts)\``);
    const place = codeBehind(source, index + whole.length);
    const left = word
      ? replacedAt(source, place, word, instead)
      : leftOutAt(parse(file, source), source, place);
    if (!left) throw new Error(`${file}:${line}: what the mark takes away does not follow it`);
    return { guarantee, file, line, tests: testsOf(file, names), left };
  });
}

function testsOf(file: string, names = basename(file).replace(/\.(tsx?)$/, '.test.$1')): Mark['tests'] {
  return names === 'types' ? names : names.split(', ').map((name) => join(dirname(file), name));
}

/** The source of its file without what the mark stands before. */
export const withoutMarked = (source: string, { left }: Mark): string => leaveOut(source, left);

export const removalOf = (mark: Mark): Removal => ({
  ...mark,
  tests: mark.tests === 'types' ? mark.tests : [mark.tests],
  spoil: (source) => withoutMarked(source, mark),
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draw } from './draw.ts';
import { marksIn, readMarks, withoutMarked } from './marks.ts';

const root = join(import.meta.dirname, '../..');

/** The source without what its only mark stands before; the mark itself is not of interest. */
function spoilt(source: string): string {
  const [mark] = marksIn('room/pay.ts', source);
  if (!mark) throw new Error('No mark');
  return withoutMarked(source, mark)
    .split('\n')
    .filter((line) => !line.includes('guard:'))
    .join('\n');
}

describe('what follows a mark is taken away', () => {
  test.each([
    ['a statement', '// guard: x\nif (isOver) throw refused();\npay();', ';\npay();'],
    ['behind a further comment', '// guard: x\n// Why.\nhold();\npay();', '// Why.\n;\npay();'],
    ['a property', 'send({\n  // guard: x\n  min: 1,\n  max: 2,\n});', 'send({\n  \n  max: 2,\n});'],
    ['an element', 'const all = [\n  one,\n  // guard: x\n  two,\n];', 'const all = [\n  one,\n  \n];'],
    [
      'a link of a chain',
      "await db\n  .all()\n  // guard: x\n  .where('a', '=', 1)\n  .execute();",
      'await db\n  .all()\n  \n  .execute();',
    ],
    ['a word', '// guard: x ‹ || isLate →›\nif (isOver || isLate) stop();', 'if (isOver) stop();'],
    [
      'a word further down',
      '-- guard: x ‹ and b = 2 →›\nselect a\n  where a = 1 and b = 2;',
      'select a\n  where a = 1;',
    ],
    ['a word for another', '// guard: x ‹2 → 1›\nconst AT_ONCE = 2;', 'const AT_ONCE = 1;'],
  ])('%s', (_, source, without) => {
    expect(spoilt(source)).toBe(without);
  });
});

test.each([
  ['says nothing', '// guard:\npay();'],
  ['stands before a declaration', '// guard: x\nconst amount = 2;'],
  ['stands at the end', 'pay();\n// guard: x\n'],
  ['names a word that is not there', '// guard: x ‹3 → 1›\nconst amount = 2;'],
  [
    'names a word that comes after an empty line',
    '// guard: x ‹3 → 1›\nconst amount = 2;\n\nconst other = 3;',
  ],
  ['names a word that is there twice', '// guard: x ‹2 →›\nconst amount = 2 + 2;'],
])('a mark that %s is a fault', (_, source) => {
  expect(() => marksIn('room/pay.ts', source)).toThrow('room/pay.ts');
});

test('a mark names its tests as seen from its file, or means the one beside it', () => {
  const source = '// guard: x\nhold();\n// guard: y (book.test.ts, ../other/z.test.tsx)\npay();\n';
  expect(
    marksIn('room/pay.ts', source).map(({ guarantee, line, tests }) => [guarantee, line, tests]),
  ).toEqual([
    ['x', 1, ['room/pay.test.ts']],
    ['y', 3, ['room/book.test.ts', 'other/z.test.tsx']],
  ]);
});

test('every mark of the sources can be taken away, says another thing than the others, and its tests are there', () => {
  const marks = readMarks(root);
  expect(marks.length).toBeGreaterThan(150);
  expect(new Set(marks.map(({ guarantee }) => guarantee)).size).toBe(marks.length);
  const tests = marks.flatMap((mark) => (mark.tests === 'types' ? [] : mark.tests));
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('a seed draws the same of the same sources, and each of them changes its file', () => {
  const drawn = draw(root, 5, 7).map(({ guarantee, tests }) => ({ guarantee, tests }));
  expect(drawn).toHaveLength(5);
  expect(draw(root, 5, 7).map(({ guarantee, tests }) => ({ guarantee, tests }))).toEqual(drawn);
  expect(draw(root, 5, 8).map(({ guarantee }) => guarantee)).not.toEqual(
    drawn.map(({ guarantee }) => guarantee),
  );
});

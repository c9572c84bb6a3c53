import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Guard, StaleGuard, takeAway } from './guard.ts';

const root = join(import.meta.dirname, '../..');
const source = 'if (isOver) throw refused();\nreturn pay();\n';

test('a guarantee is taken away where its text stands', () => {
  expect(takeAway(source, { text: 'if (isOver) throw refused();\n', instead: '' })).toBe('return pay();\n');
});

test.each([
  ['no longer there', 'if (isLate) throw refused();'],
  ['there more than once', 're'],
])('a guard whose text is %s is reported', (_, text) => {
  expect(() => takeAway(source, { text, instead: '' })).toThrow(StaleGuard);
});

test('what stands instead is taken literally', () => {
  expect(takeAway(source, { text: 'pay()', instead: "$& + $'" })).toContain("return $& + $';");
});

test('a guarantee that no mark can express still stands where it is taken away', async () => {
  const groups: { guards: readonly Guard[] }[] = await Promise.all(
    globSync(join(import.meta.dirname, 'guards/*.ts')).map((file) => import(file)),
  );
  const stale = groups
    .flatMap(({ guards }) => guards)
    .filter(({ file, text }) => readFileSync(join(root, file), 'utf8').split(text).length !== 2)
    .map(({ guarantee, file }) => `${file}: ${guarantee}`);
  expect(stale).toEqual([]);
});

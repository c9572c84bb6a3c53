import { expect, test } from 'vitest';
import { StaleGuard, takeAway } from './guard.ts';

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

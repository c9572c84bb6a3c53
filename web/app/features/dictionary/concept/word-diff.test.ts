import { expect, test } from 'vitest';
import { listDiff, wordDiff } from './word-diff.ts';

const shown = (before: string, after: string) =>
  wordDiff(before, after).map(
    ({ kind, text }) => ({ same: text, added: `+${text}`, removed: `-${text}` })[kind],
  );

test.each([
  ['جهاز يقيس الضغط', 'جهاز يقيس الضغط', ['جهاز يقيس الضغط']],
  ['جهاز يقيس الضغط', 'جهاز دقيق يقيس ضغط الهواء', ['جهاز', '+دقيق', 'يقيس', '-الضغط', '+ضغط الهواء']],
  ['', 'جهاز', ['+جهاز']],
  ['جهاز', '', ['-جهاز']],
  ['', '', []],
  ['أداة قديمة', 'آلة حديثة', ['-أداة قديمة', '+آلة حديثة']],
  ['a b a', 'a a', ['a', '-b', 'a']],
])('from %j to %j', (before, after, expected) => {
  expect(shown(before, after)).toEqual(expected);
});

test('a text of any length is told apart without measuring each word against each', () => {
  const [before, after] = ['x', 'y'].map((letter) => `begin ${`${letter} `.repeat(5_000)}end`) as [
    string,
    string,
  ];
  expect(wordDiff(before, after).map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});

test('of a list it is said what came and what went', () => {
  expect(listDiff(['تلفاز', 'مرناة'], ['مرناة', 'تلفزة'])).toEqual([
    { kind: 'removed', text: 'تلفاز' },
    { kind: 'added', text: 'تلفزة' },
  ]);
});

import { expect, test } from 'vitest';
import { derivationsOf } from './derivations.ts';
import { rootsOfText } from './roots.ts';

test.each([
  ['كتب', ['كتب']],
  ['ك ت ب', ['كتب']],
  ['ك-ت-ب', ['كتب']],
  ['ك، ت، ب', ['كتب']],
  ['استخراج', ['خرج']],
  ['تحليل الطيف', ['حلل', 'طيف']],
  ['كمبيوتر', []],
  ['تلسكوب', []],
  ['hello', []],
  ['١٢٣', []],
  ['😀', []],
])('the roots of %s', (text, roots) => {
  expect(rootsOfText(text)).toEqual(roots);
});

test('derived words come kind by kind, each kind once', () => {
  const kinds = derivationsOf('كتب').map(({ kind }) => kind);
  const changes = kinds.filter((kind, place) => kind !== kinds[place - 1]);
  expect(changes.length).toBe(new Set(kinds).size);
  expect(changes[0]).toBe('perfect');
});

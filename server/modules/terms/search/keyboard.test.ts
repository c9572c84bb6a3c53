import { expect, test } from 'vitest';
import { otherLayout } from './keyboard.ts';

test.each([
  ['hgjdhv', 'التيار'],
  ["'hrm", 'طاقة'],
  ['ogdm', 'خلية'],
  ['B', 'لآ'],
  ['اثممخ', 'hello'],
  ['ؤثمم ةثةلاقشىث', 'cell membrane'],
])('%s was meant as %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

test.each(['héllo', '123', 'a1', 'چيك', '😀', 'طاقة'])('%s is on no key of the other layout', (typed) => {
  expect(otherLayout(typed)).toBe('');
});

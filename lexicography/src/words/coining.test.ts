import { expect, test } from 'vitest';
import { coiningOf } from './read-term.ts';

test.each([
  ['مِجهر', 'microscope', 'derived'],
  ['حاسوب', 'computer', 'derived'],
  ['آلة المتّجهات الداعمة', 'support vector machine', 'compound'],
  ['كهرومائي', 'hydroelectric', 'blended'],
  ['إلكترون', 'electron', 'borrowed'],
  ['إنزيم', 'enzyme', 'borrowed'],
  // Of unknown origin beside this Latin: nothing is said.
  ['إنزيم', 'ferment', null],
  ['', 'x', null],
])('%s beside %s: %s', (arabic, latin, coining) => {
  expect(coiningOf(arabic, latin)).toBe(coining);
});

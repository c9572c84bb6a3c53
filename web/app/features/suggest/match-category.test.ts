import { expect, test } from 'vitest';
import { findCategory } from './match-category.ts';

const physics = { id: 1, name: 'الفيزياء' };
const computing = { id: 5, name: 'علوم الحاسوب' };

test.each([
  ['الفيزياء', physics],
  [' علوم  الحاسوب. ', computing],
  ['علومالحاسوب', computing],
  ['الطبخ', undefined],
  ['', undefined],
])('%j', (name, expected) => {
  expect(findCategory(name, [physics, computing])).toEqual(expected);
});

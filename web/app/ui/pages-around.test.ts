import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [2, 10, [1, 2, 3, null, 10]],
  [10, 10, [1, null, 9, 10]],
  // An address may ask for a page that does not exist.
  [99, 3, [1, null, 3]],
])('around page %i of %i', (page, total, expected) => {
  expect(pagesAround(page, total)).toEqual(expected);
});

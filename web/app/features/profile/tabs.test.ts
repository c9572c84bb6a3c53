import { expect, test } from 'vitest';
import { tabOf } from './tabs.ts';

test.each([
  ['rewards', 'rewards'],
  ['settings', 'settings'],
  ['unknown', 'overview'],
  [null, 'overview'],
])('the address %j opens %s', (asked, expected) => {
  expect(tabOf(asked)).toBe(expected);
});

import { expect, test } from 'vitest';
import { pagesInMemory } from './pages-in-memory.ts';

const GB = 2 ** 30;

test.each([
  [GB / 4, 128],
  [GB, 256],
  [2 * GB, 512],
  [64 * GB, 1_024],
])('of %d bytes a quarter holds pages, within bounds', (memory, megabytes) => {
  expect(pagesInMemory(memory)).toBe(megabytes);
});

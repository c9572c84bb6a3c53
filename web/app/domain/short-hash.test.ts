import { expect, test } from 'vitest';
import { shortHash } from './short-hash.ts';

test('a transaction is shown by its first eight characters', () => {
  expect(shortHash('5VfYmGBjvxKjkb7Q')).toBe('5VfYmGBj');
});

import { expect, test } from 'vitest';
import { pathId } from './path-id.ts';

test('a number in an address is that number', () => {
  expect(pathId('42')).toBe(42);
});

test.each([['abc'], ['0'], ['-1'], ['1.5'], ['99999999999999'], [undefined]])(
  'where %s stands in an address there is no page',
  (part) => {
    expect(() => pathId(part)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  },
);

import { expect, test } from 'vitest';
import { sumOf } from './sum.ts';

test.each([
  [[], '0'],
  [['0.1', '0.2'], '0.3'],
  [['12.5', '7.5'], '20'],
  [['0.000001', '99999999999999'], '99999999999999.000001'],
])('%j are %s together', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum);
});

import { expect, test } from 'vitest';
import { writeAmount } from './amount.tsx';

test.each([
  ['0', '٠'],
  ['12.5', '١٢٫٥'],
  ['1250', '١٬٢٥٠'],
  ['0.000001', '٠٫٠٠٠٠٠١'],
  // More digits than a number keeps.
  ['12345678901234.567891', '١٢٬٣٤٥٬٦٧٨٬٩٠١٬٢٣٤٫٥٦٧٨٩١'],
])('%s is written %s', (amount, written) => {
  expect(writeAmount(amount)).toBe(written);
});

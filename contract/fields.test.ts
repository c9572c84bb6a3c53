import { expect, test } from 'vitest';
import { inDigits } from './fields.ts';

test.each([
  ['2', '٢'],
  ['3-4', '٣-٤'],
  ['Suppl. 2', 'Suppl. 2'],
  ['عدد خاص 2', 'عدد خاص 2'],
])('what others call %s is %s in our digits', (written, shown) => {
  expect(inDigits(written)).toBe(shown);
});

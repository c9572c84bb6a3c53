import { expect, test } from 'vitest';
import { formatInteger, formatPoints, formatPrice } from './format.ts';

test.each([
  [0, '٠'],
  [0.5, '٠٫٥'],
  [12, '١٢'],
  [12_345.25, '١٢٬٣٤٥٫٢٥'],
])('%d points are shown with their halves', (points, expected) => {
  expect(formatPoints(points)).toBe(expected);
});

test('a count has no decimals', () => {
  expect(formatInteger(1211)).toBe('١٬٢١١');
});

test.each([
  [0.00001234, '٠٫٠٠٠٠١٢٣٤'],
  [0.1234567, '٠٫١٢٣٤٥٧'],
  [1.5, '١٫٥'],
])(
  'a price of %d has eight decimals when it is small, else six, without zeros at the end',
  (price, expected) => {
    expect(formatPrice(price)).toBe(expected);
  },
);

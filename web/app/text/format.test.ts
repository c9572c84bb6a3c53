import { expect, test } from 'vitest';
import { formatDay, formatInteger, formatMoment, formatPoints, formatPrice, isoDay } from './format.ts';

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

test('programs and people read the same day, that of Riyadh', () => {
  const late = '2026-12-31T22:30:00Z';
  expect([formatDay(late), isoDay(late)]).toEqual(['١ يناير ٢٠٢٧', '2027-01-01']);
});

test('a moment begins with its day, written as days are', () => {
  const noon = '2026-05-07T09:05:00Z';
  expect(formatMoment(noon)).toBe(`${formatDay(noon)} في ١٢:٠٥ م`);
});

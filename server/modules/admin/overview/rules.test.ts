import { expect, test } from 'vitest';
import { columnsUpTo } from './rules.ts';

test.each([
  ['days', '2026-03-10', 30, '2026-02-09', '2026-03-10'],
  // A Tuesday: its week began on Sunday the 8th.
  ['weeks', '2026-03-10', 26, '2025-09-14', '2026-03-08'],
  ['weeks', '2026-03-08', 26, '2025-09-14', '2026-03-08'],
  ['months', '2026-03-31', 12, '2025-04-01', '2026-03-01'],
  ['months', '2026-01-01', 12, '2025-02-01', '2026-01-01'],
] as const)('%s up to %s are %i, from %s to %s', (period, today, count, first, last) => {
  const columns = columnsUpTo(today, period);
  expect([columns.length, columns[0], columns.at(-1)]).toEqual([count, first, last]);
  expect(columns).toEqual(columns.toSorted());
});

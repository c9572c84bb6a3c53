import { expect, test } from 'vitest';
import { holdAfter, later, wayBackUntil } from './rules.ts';

const now = new Date('2026-03-10T09:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

test.each([
  ['another wallet', 'old', false, 48, inHours(48)],
  ['a first wallet with nothing to pay', '', false, 48, null],
  ['a first wallet while points wait', '', true, 48, inHours(48)],
  ['another wallet where nothing is held', 'old', true, 0, null],
])('%s', (_, from, hasPoints, holdHours, until) => {
  expect(holdAfter({ from, hasPoints, now, holdHours })).toEqual(until);
});

test.each([
  [0, inHours(72)],
  [48, inHours(72)],
  [100, inHours(100)],
])(
  'with a hold of %i hours the way back stays open as long as it, and never less than three days',
  (hours, until) => {
    expect(wayBackUntil(now, hours)).toEqual(until);
  },
);

test('a shorter hold does not end a longer one', () => {
  expect([later(inHours(2), inHours(1)), later(null, inHours(1)), later(null, null)]).toEqual([
    inHours(2),
    inHours(1),
    null,
  ]);
});

import { expect, test } from 'vitest';
import { boundsOfDay, boundsOfDays, riyadhDay } from './calendar.ts';

test.each([
  ['2026-03-10T20:59:59.999Z', '2026-03-10'],
  ['2026-03-10T21:00:00.000Z', '2026-03-11'],
  ['2026-12-31T21:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Riyadh', (moment, day) => {
  expect(riyadhDay(new Date(moment))).toBe(day);
});

test('a day in Riyadh lasts from 21:00 UTC to 21:00 UTC', () => {
  expect(boundsOfDay('2026-03-01')).toEqual({
    start: new Date('2026-02-28T21:00:00Z'),
    end: new Date('2026-03-01T21:00:00Z'),
  });
});

test('the days of a filter are both included, and a missing one is no bound', () => {
  expect([boundsOfDays({ from: '2026-03-01', to: '2026-03-02' }), boundsOfDays({})]).toEqual([
    { start: new Date('2026-02-28T21:00:00Z'), end: new Date('2026-03-02T21:00:00Z') },
    { start: undefined, end: undefined },
  ]);
});

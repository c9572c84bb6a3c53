import { expect, test } from 'vitest';
import {
  badgeOf,
  challengeOf,
  type DayWork,
  levelOf,
  maskEmail,
  POINT,
  streakBonus,
  streakOf,
  toPoints,
} from './rules.ts';

test.each([
  [0n, 1],
  [-5n * POINT, 1],
  [99_999_999n, 1],
  [100n * POINT, 2],
  [899n * POINT, 9],
  [900n * POINT, 10],
  [1_000_000n * POINT, 10],
])('%s millionths of a point are level %s', (earned, level) => {
  expect(levelOf(earned)).toBe(level);
});

test.each([
  ['amal@example.org', 'a•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['"odd@name"@example.org', '"•••@example.org'],
  ['no address', '•••'],
])('strangers see %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each([
  [0, 'beginner'],
  [1, 'new'],
  [9, 'new'],
  [10, 'active'],
  [29, 'active'],
  [30, 'expert'],
])('%s approved terms earn the badge %s', (approved, badge) => {
  expect(badgeOf(approved)).toBe(badge);
});

test.each([
  [0, 0],
  [1, 2],
  [9, 18],
  [10, 20],
  [400, 20],
])('a streak of %s days adds %s points', (streak, points) => {
  expect(toPoints(streakBonus(streak))).toBe(points);
});

test.each([
  ['no day at all', [], 0],
  ['today only', ['2026-03-01'], 1],
  ['yesterday only, today may still come', ['2026-02-28'], 1],
  ['the day before yesterday', ['2026-02-27'], 0],
  ['three days across the end of a month', ['2026-03-01', '2026-02-28', '2026-02-27'], 3],
  ['a gap ends it', ['2026-03-01', '2026-02-28', '2026-02-26'], 2],
  ['the order does not matter', ['2026-02-27', '2026-03-01', '2026-02-28'], 3],
])('the streak on 1 March of %s', (_, days, streak) => {
  expect(streakOf(days, '2026-03-01')).toBe(streak);
});

test('the challenge changes daily and all six come round', () => {
  const days = ['01', '02', '03', '04', '05', '06', '07'];
  const kinds = days.map((day) => challengeOf(`2026-03-${day}`).kind);
  expect(new Set(kinds.slice(0, 6)).size).toBe(6);
  expect(kinds[6]).toBe(kinds[0]);
});

const nothing: DayWork = { suggestions: 0, newCategories: 0, votes: 0, votedCategories: 0 };

// The challenges of 10 to 15 March, in order.
test.each([
  ['2026-03-10', 'suggest_new_category', { ...nothing, suggestions: 3, newCategories: 1 }, 1],
  ['2026-03-11', 'vote_three_categories', { ...nothing, votes: 9, votedCategories: 2 }, 2],
  ['2026-03-12', 'suggest_two', { ...nothing, suggestions: 1 }, 1],
  ['2026-03-13', 'suggest_and_vote', { ...nothing, suggestions: 5, votes: 2 }, 3],
  ['2026-03-14', 'suggest_one', { ...nothing, suggestions: 1 }, 1],
  ['2026-03-15', 'vote_five', { ...nothing, votes: 4 }, 4],
])('on %s the challenge is %s', (day, kind, work, progress) => {
  const challenge = challengeOf(day);
  expect([challenge.kind, challenge.progress(work)]).toEqual([kind, progress]);
});

import { describe, expect, test } from 'vitest';
import { outcomeOf, paidUntil, reminderFor } from './rules.ts';

describe('verdicts', () => {
  test.each([
    [['approved'], 1, 'approved'],
    [['approved'], 2, null],
    [['approved', 'approved'], 2, 'approved'],
    [['approved', 'rejected'], 2, null],
    [['rejected', 'rejected', 'approved'], 2, null],
    [['rejected', 'rejected', 'rejected'], 2, 'rejected'],
    [[], 1, null],
  ] as const)('%o of %i decide %s', (verdicts, required, outcome) => {
    expect(outcomeOf(verdicts, required)).toBe(outcome);
  });
});

describe('reminders', () => {
  const due = new Date('2026-03-20T09:00:00Z');
  test.each([
    ['2026-03-16T09:00:00Z', null, null],
    ['2026-03-17T10:00:00Z', null, 'due_soon'],
    ['2026-03-18T10:00:00Z', '2026-03-17T10:00:00Z', null],
    ['2026-03-20T10:00:00Z', '2026-03-17T10:00:00Z', 'overdue'],
    ['2026-03-20T10:00:00Z', null, 'overdue'],
    ['2026-03-26T10:00:00Z', '2026-03-20T10:00:00Z', null],
    ['2026-03-27T10:00:00Z', '2026-03-20T10:00:00Z', 'overdue'],
    // After four weeks only an editor can help.
    ['2026-04-18T10:00:00Z', '2026-04-10T10:00:00Z', null],
  ])('at %s, reminded %s: %s', (now, reminded, reminder) => {
    const remindedAt = reminded ? new Date(reminded) : null;
    expect(reminderFor({ dueAt: due, remindedAt, respondBy: null }, new Date(now))).toBe(reminder);
  });

  test.each([
    ['2026-03-06T10:00:00Z', null, null],
    ['2026-03-07T10:00:00Z', null, 'unanswered'],
    ['2026-03-08T10:00:00Z', '2026-03-07T10:00:00Z', null],
    // An editor reminded before; that was no reminder of the answer.
    ['2026-03-07T10:00:00Z', '2026-03-05T10:00:00Z', 'unanswered'],
    ['2026-03-17T10:00:00Z', '2026-03-07T10:00:00Z', 'due_soon'],
  ])('at %s, reminded %s, an invitation to be answered by the seventh: %s', (now, reminded, reminder) => {
    const remindedAt = reminded ? new Date(reminded) : null;
    const respondBy = new Date('2026-03-07T09:00:00Z');
    expect(reminderFor({ dueAt: due, remindedAt, respondBy }, new Date(now))).toBe(reminder);
  });
});

test.each([
  // 2026-03-08 is a Sunday; in Riyadh it begins at 21:00 UTC of the day before.
  ['2026-03-10T09:00:00Z', '2026-03-07T21:00:00.000Z'],
  ['2026-03-07T20:59:00Z', '2026-02-28T21:00:00.000Z'],
  ['2026-03-07T21:00:00Z', '2026-03-07T21:00:00.000Z'],
  ['2026-03-14T20:00:00Z', '2026-03-07T21:00:00.000Z'],
])('at %s reviews before %s are paid', (now, until) => {
  expect(paidUntil(new Date(now)).toISOString()).toBe(until);
});

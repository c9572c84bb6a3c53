import { expect, test } from 'vitest';
import { laneOf, nextStep } from './rules.ts';

const pending = {
  status: 'pending',
  isWithdrawn: false,
  isRetracted: false,
  isInVolume: false,
  hasFailedFile: false,
  reviewsRequired: 1,
  decidedBy: 'reviewers',
  assignments: [],
} as const;
const asked = { state: 'invited', isOverdue: false, isLost: false } as const;

test.each([
  ['nobody was asked', [], 'assign'],
  ['somebody was asked', [asked], 'await_answer'],
  ['whoever was asked lost the role', [{ ...asked, isLost: true }], 'replace_reviewer'],
  ['and is late as well', [{ ...asked, isLost: true, isOverdue: true }], 'replace_reviewer'],
  ['whoever sent a verdict lost the role later', [{ ...asked, state: 'submitted', isLost: true }], 'decide'],
] as const)('when %s, the paper waits for that', (_, assignments, next) => {
  expect(nextStep({ ...pending, assignments })).toBe(next);
});

test.each([
  ['reviewers', 'await_answer'],
  ['editor', 'decide'],
] as const)(
  'with enough reviews in hand, and more asked for, where the %s decide a paper waits so',
  (decidedBy, next) => {
    const assignments = [asked, { ...asked, state: 'submitted' }] as const;
    expect(nextStep({ ...pending, assignments, decidedBy })).toBe(next);
  },
);

test('a paper whose reviewer is to be replaced stands with those that are to be assigned', () => {
  expect(laneOf('replace_reviewer')).toBe(laneOf('assign'));
});

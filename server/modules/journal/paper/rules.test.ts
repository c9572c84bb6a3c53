import { describe, expect, test } from 'vitest';
import { freeLetter, type Standing, stepObjection } from './rules.ts';

const at = (status: Standing['status'], more: Partial<Standing> = {}): Standing => ({
  status,
  withdrawnAt: null,
  retractedAt: null,
  ...more,
});
const then = new Date('2026-03-10T09:00:00Z');

test.each([
  [at('pending'), 'reviewed', undefined, null],
  [at('pending'), 'decided', 'approved', null],
  [at('pending'), 'decided', 'pending', 'wrong_outcome'],
  [at('pending'), 'decided', undefined, 'wrong_outcome'],
  [at('approved'), 'decided', 'rejected', 'wrong_status'],
  [at('approved'), 'status_set', 'pending', null],
  [at('revisions_requested'), 'resubmitted', 'pending', null],
  [at('pending'), 'resubmitted', 'pending', 'wrong_status'],
  [at('pending'), 'assigned', 'approved', 'wrong_outcome'],
  [at('approved'), 'withdrawn', undefined, null],
  [at('rejected'), 'withdrawn', undefined, null],
  [at('revisions_requested'), 'withdrawn', undefined, null],
  [at('pending', { withdrawnAt: then }), 'status_set', 'approved', 'withdrawn'],
  [at('approved', { retractedAt: then }), 'status_set', 'pending', 'retracted'],
  [at('approved', { retractedAt: then }), 'unpublished', undefined, null],
  [at('pending'), 'published', undefined, 'wrong_status'],
] as const)('from %o, %s (%s): %s', (standing, step, to, objection) => {
  expect(stepObjection(standing, step, to)).toBe(objection);
});

describe('letters', () => {
  test.each([
    [[], 0, 1],
    [[], 0.99, 5],
    [[1, 2], 0, 3],
    [[3], 0.5, 4],
    [[1, 2, 3, 4, 5], 0, 6],
    [[1, 2, 3, 4, 5], 0.99, 7],
  ])('beside %o and by chance %d: %i', (taken, chance, letter) => {
    expect(freeLetter(taken, chance)).toBe(letter);
  });
});

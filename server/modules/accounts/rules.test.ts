import { describe, expect, test } from 'vitest';
import { actOf, type Standing, standingAfter } from './rules.ts';

const user: Standing = { role: 'user', is_reviewer: false, status: 'active' };
const journalAdmin: Standing = { ...user, role: 'journal_admin' };
const admin: Standing = { ...user, role: 'admin' };

describe('role and journal flag say one thing', () => {
  test.each([
    ['the flag makes a user a journal admin', user, { is_journal_admin: true }, journalAdmin],
    ['taking the flag makes a journal admin a user', journalAdmin, { is_journal_admin: false }, user],
    ['the flag does not lower an admin', admin, { is_journal_admin: true }, admin],
    ['taking the flag does not lower an admin', admin, { is_journal_admin: false }, admin],
    ['taking the flag from a user changes nothing', user, { is_journal_admin: false }, user],
    ['a role replaces the role', admin, { role: 'journal_admin' as const }, journalAdmin],
    [
      'the reviewer flag stands alone',
      journalAdmin,
      { is_reviewer: true },
      { ...journalAdmin, is_reviewer: true },
    ],
    ['the status stands alone', admin, { status: 'suspended' as const }, { ...admin, status: 'suspended' }],
  ])('%s', (_name, before, change, after) => {
    expect(standingAfter(before, change)).toEqual(after);
  });
});

test.each([
  [user, user, null],
  [user, journalAdmin, 'user.role'],
  [user, { ...user, is_reviewer: true }, 'user.reviewer'],
  [user, { ...user, status: 'suspended' as const }, 'user.suspend'],
  [{ ...user, status: 'suspended' as const }, user, 'user.activate'],
])('a change is named for the audit log (%#)', (before, after, act) => {
  expect(actOf(before, after)).toBe(act);
});

import { expect, test } from 'vitest';
import { rolesOf } from './roles.ts';

const newcomer = { is_admin: false, is_journal_admin: false, is_reviewer: false, is_contributor: false };
const standings = (user: typeof newcomer) => rolesOf(user).map(({ role, standing }) => `${role} ${standing}`);

test('everybody is a writer', () => {
  expect(standings(newcomer)).toEqual([
    'writer held',
    'contributor missing',
    'reviewer missing',
    'journalAdmin missing',
    'admin missing',
  ]);
});

test('each flag is a role of its own', () => {
  expect(standings({ ...newcomer, is_contributor: true, is_reviewer: true })).toEqual([
    'writer held',
    'contributor held',
    'reviewer held',
    'journalAdmin missing',
    'admin missing',
  ]);
});

test('an admin may do what the other roles may', () => {
  expect(standings({ ...newcomer, is_admin: true, is_reviewer: true })).toEqual([
    'writer held',
    'contributor covered',
    'reviewer held',
    'journalAdmin covered',
    'admin held',
  ]);
});

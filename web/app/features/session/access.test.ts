import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { access, mayOpen } from './access.ts';

const nobody = { is_admin: false, is_journal_admin: false, is_reviewer: false, is_contributor: false };

test('a screen for members opens to whoever is signed in', () => {
  expect(mayOpen('/profile', nobody)).toBe(true);
});

test('any one of the named rights opens a screen', () => {
  const open = (user: typeof nobody) => mayOpen('/reviewer-dashboard', user);
  expect([
    open(nobody),
    open({ ...nobody, is_reviewer: true }),
    open({ ...nobody, is_journal_admin: true }),
    open({ ...nobody, is_contributor: true }),
  ]).toEqual([false, true, true, false]);
});

test('an admin opens every screen', () => {
  expect(mayOpen('/journal-admin', { ...nobody, is_admin: true })).toBe(true);
});

test('a screen that names no right opens to admins only', () => {
  const every = { is_journal_admin: true, is_reviewer: true, is_contributor: true };
  expect(mayOpen('/forgotten', { ...every, is_admin: false })).toBe(false);
  expect(mayOpen('/forgotten', { ...every, is_admin: true })).toBe(true);
});

test('every screen behind the guard is named with who may open it', () => {
  const guarded = routes
    .flatMap((route) => route.children ?? [])
    .find(({ file }) => file === 'features/session/guard.tsx');
  const paths = guarded?.children?.map(({ path }) => `/${path}`);
  expect(paths?.toSorted()).toEqual(Object.keys(access).toSorted());
});

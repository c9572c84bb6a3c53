import { expect, test } from 'vitest';
import { journalLinks } from './journal-strip.tsx';

const nobody = { is_admin: false, is_journal_admin: false, is_reviewer: false };
const whereTo = (rights: Partial<typeof nobody>) =>
  journalLinks({ ...nobody, ...rights }).map(({ to }) => to);

const all = ['/submit-paper', '/my-papers', '/reviewer-dashboard', '/journal-admin'];

test.each([
  [{ is_admin: true }, all],
  [{ is_journal_admin: true }, all],
  [{ is_journal_admin: true, is_reviewer: true }, all],
  [{ is_reviewer: true }, ['/submit-paper', '/reviewer-dashboard']],
  [{}, ['/submit-paper', '/my-papers']],
])('%o leads to %o', (rights, paths) => {
  expect(whereTo(rights)).toEqual(paths);
});

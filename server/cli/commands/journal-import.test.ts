import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildUser } from '../../test/factories.ts';
import { testTerminal } from '../../test/terminal.ts';
import { world } from '../../test/world.ts';
import { CommandError, UsageError } from '../command.ts';
import { command } from './journal-import.ts';

const w = world();
const run = (...args: string[]) => command.run(testTerminal(w), args);
const here = join(import.meta.dirname, 'journal-import.ts');
const GOOD = ['--source', 'old', '--as', 'archive@example.org', '--category', 'الطب/طب الأسرة'];

test.each([
  [[]],
  [[here, '--as', 'a@example.org', '--category', 'الطب/طب الأسرة']],
  [[here, '--source', 'قديم', '--as', 'a@example.org', '--category', 'الطب/طب الأسرة']],
  [[here, '--source', 'old', '--category', 'الطب/طب الأسرة']],
  [[here, '--source', 'old', '--as', 'a@example.org', '--category', 'الطب/السحر']],
  [[here, ...GOOD, '--section', 'دراسات']],
])('what makes no sense is refused before anything is opened, %#', async (args) => {
  await expect(run(...args)).rejects.toThrow(UsageError);
});

test('a path that is not there, and an account that cannot send, are told', async () => {
  await expect(run('/nowhere/at-all.xml', ...GOOD)).rejects.toThrow('cannot be read (ENOENT)');
  await expect(run(here, ...GOOD)).rejects.toThrow('There is no account for archive@example.org.');
  await buildUser(w.db, { email: 'archive@example.org', role: 'journal_admin' });
  await expect(run(here, ...GOOD)).rejects.toThrow(CommandError);
});

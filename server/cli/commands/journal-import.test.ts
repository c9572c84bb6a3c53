import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { buildUser } from '../../test/factories.ts';
import { arabicPdf } from '../../test/pdfs.ts';
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

const folder = mkdtempSync(join(tmpdir(), 'mustalah-import-cli-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a folder is weighed first and brought once that is confirmed, with a report of each article', async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  await buildUser(w.db, { email: 'member@example.org' });
  writeFileSync(join(folder, 'one.pdf'), await arabicPdf('أثر المصطلح', ['نص البحث']));
  writeFileSync(
    join(folder, 'one.xml'),
    `<article article-type="research-article" xml:lang="ar"><front><article-meta><article-id pub-id-type="publisher-id">7</article-id>
      <title-group><article-title>أثر المصطلح</article-title></title-group>
      <contrib-group><contrib contrib-type="author"><string-name>سلمى</string-name></contrib></contrib-group>
      <pub-date date-type="pub"><day>1</day><month>2</month><year>2020</year></pub-date><volume>3</volume>
      <abstract><p>ملخص</p></abstract></article-meta></front></article>`,
  );
  const report = join(folder, 'report.csv');
  const bring = async (...more: string[]) => {
    const terminal = testTerminal(w);
    const told = [
      '--source',
      'old',
      '--as',
      'member@example.org',
      '--category',
      'الطب/طب الأسرة',
      '--report',
      report,
    ];
    await command.run(terminal, [folder, ...told, ...more]);
    return terminal.printed[0];
  };
  const titles = async () =>
    (await w.db.selectFrom('papers').select('title').execute()).map(({ title }) => title);
  expect([await bring(), await titles()]).toEqual(['taken 1, already here 0, left 0', []]);
  expect([await bring('--confirm'), await titles()]).toEqual([
    'taken 1, already here 0, left 0',
    ['أثر المصطلح'],
  ]);
  expect(readFileSync(report, 'utf8')).toContain('taken,أثر المصطلح');
  expect(await bring('--confirm')).toBe('taken 0, already here 1, left 0');
}, 60_000);

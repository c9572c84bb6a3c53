import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doubtShelfRow, listShelf, listShelfSources } from '@mustalah/contract/shelf';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { loadLists } from '../../modules/shelf/fill/load-lists.ts';
import { ensureCategories } from '../../modules/terms/rows/insert-terms.ts';
import { CATEGORIES } from '../../seed/categories.ts';
import { buildAdmin, buildUser } from '../../test/factories.ts';
import { testTerminal } from '../../test/terminal.ts';
import { world } from '../../test/world.ts';
import { UsageError } from '../command.ts';
import { command as importing } from './shelf-import.ts';
import { command as removing } from './shelf-remove.ts';

const w = world();
const folder = mkdtempSync(join(tmpdir(), 'mustalah-shelf-'));
const report = join(folder, 'report.csv');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await w.empty('shelf_sources');
  await ensureCategories(w.db, CATEGORIES);
});

const TOLD = ['--key', 'soil', '--name', 'معجم التربة', '--licence', 'CC BY 4.0', '--report', report];

async function run(content: string | Uint8Array, ...more: string[]) {
  const file = join(folder, 'soil.csv');
  writeFileSync(file, content);
  const terminal = testTerminal(w);
  await importing.run(terminal, [file, ...TOLD, ...more]);
  return terminal.printed;
}
const rows = async () =>
  (await w.call(listShelf, { query: {} })).answer.results.map(({ arabic, latin }) => `${arabic} ${latin}`);

const SOIL = 'arabic,latin,category\nدبال,humus,الزراعة\nتربة طفلية,loam,\n';

test('a glossary without definitions is weighed first, and stands on the shelf once that is confirmed', async () => {
  expect(await run(SOIL)).toEqual([
    'read 2, unreadable 0, added 2, removed 0, kept 0',
    `report: ${report}`,
    'Nothing was written. Add --confirm to import.',
  ]);
  expect(await rows()).toEqual([]);
  await run(SOIL, '--link', 'https://example.org/soil', '--confirm');
  const [first, second] = (await w.call(listShelf, { query: {} })).answer.results;
  expect(first).toMatchObject({
    arabic: 'تربة طفلية',
    fields: [],
    source: { name: 'معجم التربة', licence: 'CC BY 4.0', link: 'https://example.org/soil' },
  });
  expect(second).toMatchObject({ arabic: 'دبال', fields: [{ name: 'الزراعة' }] });
  const sources = await w.call(listShelfSources, {}, await buildAdmin(w.db));
  expect(sources.answer).toMatchObject([{ key: 'soil', rows: 2, hidden: 0 }]);
});

test('the same source again is replaced; our own lists and what people doubt stay', async () => {
  await loadLists(w.db, w.clock.now, async () => [
    { slug: 'physics', arabic: 'طاقة', latin: 'energy', kind: 'term', note: '' },
  ]);
  await run(SOIL, '--confirm');
  const doubted = (await w.call(listShelf, { query: { search: 'loam' } })).answer.results[0]?.id ?? 0;
  await w.call(doubtShelfRow, { params: { id: doubted }, body: { reason: 'other' } }, await buildUser(w.db));
  const [summary] = await run('latin;arabic\npodzol;بودزول\n', '--confirm');
  expect(summary).toBe('read 1, unreadable 0, added 1, removed 1, kept 1');
  expect(await rows()).toEqual(['بودزول podzol', 'طاقة energy']);
});

test('what cannot be read is told row by row, and the rest is taken', async () => {
  const [summary] = await run(
    'arabic,latin,category\nدبال,humus,\n,loam,\nطين,,\nطين,طمي,\nsilt,silt,\nغرين,silt,السحر\nدبال,humus,\nﻃﻴﻦ,clay,\n',
    '--confirm',
  );
  expect(summary).toBe('read 8, unreadable 6, added 1, removed 0, kept 0');
  const told = readFileSync(report, 'utf8');
  expect(told.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    '\ufeffrow',
    '3',
    '4',
    '5',
    '6',
    '7',
    '9',
    '',
  ]);
  expect(told).toContain('«طين»');
});

test('a file that breaks off, and one that is no table, change nothing', async () => {
  await run(SOIL, '--confirm');
  await expect(run('arabic,latin\nدبال,humus\n"طين,clay\n', '--confirm')).rejects.toThrow();
  await expect(run(Buffer.alloc(40_000, 0), '--confirm')).rejects.toThrow();
  await expect(run(`${'x,'.repeat(10_000)}x\n1,2\n`, '--confirm')).rejects.toThrow();
  expect(await rows()).toHaveLength(2);
});

test('an old Arabic encoding is read', async () => {
  const bytes = [...'arabic,latin\n'].map((letter) => letter.charCodeAt(0));
  await run(Buffer.from([...bytes, 0xd8, 0xed, 0xe4, ...Buffer.from(',clay\n')]), '--confirm');
  expect(await rows()).toEqual(['طين clay']);
});

test.each([
  [['--key', '']],
  [['--key', 'Soil!']],
  [['--key', 'mustalah']],
  [['--name', ' ']],
  [['--licence', '']],
  [['--name', 'x'.repeat(201)]],
  [['--link', 'javascript:alert(1)']],
  [['--link', 'soil']],
])('with %j the command line makes no sense', async (more) => {
  await expect(run(SOIL, ...more)).rejects.toThrow(UsageError);
});

test('a source is taken off the shelf once that is confirmed; our own lists are not', async () => {
  await run(SOIL, '--confirm');
  const remove = async (...args: string[]) => {
    const terminal = testTerminal(w);
    await removing.run(terminal, args);
    return terminal.printed;
  };
  expect(await remove('soil')).toEqual(['rows 2, doubts 0', 'Nothing was removed. Add --confirm to remove.']);
  expect(await rows()).toHaveLength(2);
  expect(await remove('soil', '--confirm')).toEqual(['rows 2, doubts 0', 'removed']);
  expect(await rows()).toEqual([]);
  await expect(remove('soil')).rejects.toThrow('no source');
  await expect(remove('mustalah')).rejects.toThrow(UsageError);
});

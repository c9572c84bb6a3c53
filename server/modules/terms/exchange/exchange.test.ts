import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { world } from '../../../test/world.ts';
import { csvLine, parseCsv } from './csv.ts';
import { exportTerms } from './export-terms.ts';
import { importTerms } from './import-terms.ts';
import { planImport } from './plan-import.ts';
import { decodeText, readRows } from './read-rows.ts';

const w = world();
const defaults = { category: '', source: 'قائمة تجريبية' };
const plan = (content: string) => planImport(w.db, readRows(content) ?? [], defaults);
const outcomes = async (content: string) =>
  (await plan(content)).map(({ row, outcome, message }) => [row, outcome, message]);

async function exported(format: 'csv' | 'json', withPending = false): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportTerms(w.db, { format, withPending, now: w.clock.now })) lines.push(line);
  return lines;
}

test.each([
  [
    'a,b\r\n"x ""y"",\nz",2\r\n',
    [
      ['a', 'b'],
      ['x "y",\nz', '2'],
    ],
  ],
  [
    'a;b\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\n1\t\n\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
])('the table %o is read', (content, cells) => {
  expect(parseCsv(content).map((row) => row.cells)).toEqual(cells);
});

test.each(['=1+1', '+1', '-x', '@cmd', '\tx', "'=x", 'plain, "quoted"', 'سطر\nثان'])(
  'the cell %o survives writing and reading, and is no formula',
  (cell) => {
    const line = csvLine(['x', cell]);
    expect(line).not.toMatch(/(^|,)"?[=+\-@\t]/);
    const rows = readRows(`arabic,latin\n${line}`);
    expect(rows).toEqual([{ row: 2, arabic: 'x', latin: cell }]);
  },
);

test('the encoding is told from the bytes', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x45, 0x06]);
  const windows = new Uint8Array([0xe3]);
  const utf8 = new TextEncoder().encode('\ufeffم');
  expect([utf16, windows, utf8].map(decodeText)).toEqual(['م', 'م', 'م']);
});

test('a table without the column arabic is not read', () => {
  expect(readRows('word,meaning\nx,y')).toBeNull();
  expect(readRows('')).toBeNull();
});

test('a dry run tells new, duplicate, near and unreadable rows apart', async () => {
  const { id } = await buildTerm(w.db, { arabic: 'موجة صوتية' });
  const answer = await outcomes(
    [
      'arabic,latin,definition,category',
      'تردد زاوي,angular frequency,عدد الدورات في الثانية,الفيزياء',
      'الموجه الصوتيّة,sound wave,اضطراب ينتقل في وسط,الفيزياء',
      'صوتية موجة,sound wave,اضطراب ينتقل في وسط,الفيزياء',
      'التردد الزاوي,frequency,عدد الدورات,الفيزياء',
      'سعة,amplitude,أقصى إزاحة,السحر',
      'wave,wave,أقصى إزاحة,الفيزياء',
      'سعة,amplitude,,الفيزياء',
      'ﺳﻌﺔ,amplitude,أقصى إزاحة,الفيزياء',
      'سعة,مدى,أقصى إزاحة,الفيزياء',
      'أ,b,c,الفيزياء,زائد',
    ].join('\n'),
  );
  expect(answer).toEqual([
    [2, 'new', ''],
    [3, 'duplicate', `the same word as «موجة صوتية» (term ${id})`],
    [4, 'near', `close to «موجة صوتية» (term ${id})`],
    [5, 'duplicate', 'the same word as «تردد زاوي» (row 2)'],
    [6, 'unreadable', 'category: «السحر» is not known'],
    [7, 'unreadable', 'arabic: اكتب المصطلح بحروف عربية'],
    [8, 'unreadable', 'definition: هذا الحقل مطلوب'],
    [9, 'unreadable', 'arabic: presentation forms; repaired it reads «سعة»'],
    [10, 'unreadable', 'latin: Arabic letters in the Latin column'],
    [11, 'unreadable', 'more cells than the 4 columns'],
  ]);
});

test('a confirmed import adds approved terms with their source, once', async () => {
  await buildTerm(w.db);
  const content =
    '{"arabic":"بوصلة","latin":"compass","definition":"أداة تحدد الجهات","category":"الفيزياء"}\nnot json';
  const first = await plan(content);
  expect(first.map(({ outcome }) => outcome)).toEqual(['new', 'unreadable']);
  expect(await importTerms(w.db, first, 'list.jsonl', w.clock.now)).toBe(1);
  // The same plan again: the word has come in between.
  expect(await importTerms(w.db, first, 'list.jsonl', w.clock.now)).toBe(0);
  const row = await w.db
    .selectFrom('terms')
    .select(['approved_by', 'author_id', 'source'])
    .where('arabic', '=', 'بوصلة')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ approved_by: 'person', author_id: null, source: 'قائمة تجريبية' });
  const act = await w.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'terms.import')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(act.detail).toMatchObject({ file: 'list.jsonl', count: 1 });
});

test('an export can be imported again: all its terms are known', async () => {
  await buildTerm(w.db, { arabic: 'معادلة', latin: '=SUM(A1)', isApproved: true });
  const pending = await buildTerm(w.db, { arabic: 'مسودة' });
  const csv = await exported('csv');
  expect(csv[0]).toBe('\ufeffid,arabic,latin,definition,category,status,source,updated');
  expect(csv.find((line) => line.includes('معادلة'))).toContain("'=SUM(A1)");
  expect(csv.some((line) => line.includes(pending.arabic))).toBe(false);

  const json = await exported('json', true);
  expect(JSON.parse(json[0] ?? '')).toMatchObject({ format: 'mustalah-terms', licence: 'CC BY 4.0' });
  expect(json.some((line) => line.includes(pending.arabic))).toBe(true);

  const bytes = new TextEncoder().encode(csv.join('\r\n'));
  const again = [...(await plan(decodeText(bytes))), ...(await plan(json.join('\n')))];
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['duplicate']));
});

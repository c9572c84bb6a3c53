import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { world } from '../../../test/world.ts';
import { takeUpKeys } from '../rows/gather-keys.ts';
import { countTerms } from '../rows/term-counts.ts';
import { csvLine } from './csv.ts';
import { exportTerms } from './export-terms.ts';
import { importTerms } from './import-terms.ts';
import { openPreparing } from './open-preparing.ts';
import { type RawRow, readRows } from './read-rows.ts';
import { type OpenFile, readText } from './read-text.ts';
import type { ImportedRow } from './weigh-rows.ts';
import { weighTerms } from './weigh-terms.ts';

const w = world();
const defaults = { category: '', source: 'قائمة تجريبية' };

const here = async (size = 0) =>
  openPreparing(
    { defaults, categories: await w.db.selectFrom('categories').select(['id', 'name']).execute() },
    size,
  );

/** Give the bytes in small pieces, so that words and characters are cut. */
const fileOf = (content: string | Uint8Array): OpenFile =>
  async function* () {
    const bytes = Buffer.from(content as string);
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  };

const rowsOf = (content: string | Uint8Array): Promise<RawRow[]> => allOf(readRows(fileOf(content)));

async function allOf<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

interface Options {
  isConfirmed?: boolean;
  /** Told of each batch before it is kept; what it throws ends the import. */
  onBatch?: (rows: readonly ImportedRow[]) => unknown;
}

async function imported(content: string | Uint8Array, { isConfirmed = false, onBatch }: Options = {}) {
  const weighed: ImportedRow[] = [];
  const weighing = {
    rows: () => readRows(fileOf(content)),
    preparing: await here(),
    report: (rows: readonly ImportedRow[]) => void weighed.push(...rows),
  };
  if (!isConfirmed) {
    await weighTerms(w.db, weighing);
    return { weighed, added: 0, resumedAt: 0 };
  }
  let resumedAt = 0;
  const { added } = await importTerms(w.db, {
    ...weighing,
    file: 'list.jsonl',
    digest: createHash('sha256').update(content).digest(),
    now: w.clock.now,
    async keepReport(rows) {
      await onBatch?.(rows);
      return resumedAt + weighed.length;
    },
    async resume(progress) {
      resumedAt = progress.rowsDone;
      expect(progress.reportSize).toBe(progress.rowsDone);
    },
  });
  return { weighed, added, resumedAt };
}
const outcomes = async (content: string, isConfirmed = false) =>
  (await imported(content, { isConfirmed })).weighed.map(({ row, outcome, message }) => [
    row,
    outcome,
    message,
  ]);

async function exported(format: 'csv' | 'json', withPending = false): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportTerms(w.db, { format, withPending, now: w.clock.now })) lines.push(line);
  return lines;
}

test.each([
  ['arabic,latin\r\n"x ""y"",\nz",2\r\n', [{ row: 2, arabic: 'x "y",\nz', latin: '2' }]],
  ['arabic;latin\n1;2', [{ row: 2, arabic: '1', latin: '2' }]],
  [
    'arabic\tlatin\n1\t\n\n,\n3\t4\r\n',
    [
      { row: 2, arabic: '1', latin: '' },
      { row: 4, arabic: ',' },
      { row: 5, arabic: '3', latin: '4' },
    ],
  ],
  ['# where it comes from, and when\nlatin;arabic\n\n1;2', [{ row: 4, latin: '1', arabic: '2' }]],
])('the table %j is read, rows counted as a spreadsheet counts them', async (content, rows) => {
  expect(await rowsOf(content)).toEqual(rows);
});

test.each([
  ['arabic,latin\nا,b\n"ج"د,e\n', 'السطر 3: علامة اقتباس في غير موضعها'],
  ['arabic,latin\nا,b\nج "د",e\n', 'السطر 3: علامة اقتباس في غير موضعها'],
  ['arabic,latin\n"ا\nب",c\n"د,e\nو,f\n', 'السطر 4: علامة اقتباس فُتحت ولم تُغلق'],
  [`arabic,latin\nا,b\n"ج,d\n${'ه,f\n'.repeat(40_000)}`, 'السطر 3: علامة اقتباس فُتحت ولم تُغلق'],
])('a bad quote is an error that names its line (case %#)', async (content, detail) => {
  await expect(rowsOf(content)).rejects.toMatchObject({ details: { detail } });
});

test.each(['=1+1', '+1', '-x', '@cmd', '\tx', "'=x", 'plain, "quoted"', 'سطر\nثان'])(
  'the cell %o survives writing and reading, and is no formula',
  async (cell) => {
    const line = csvLine(['x', cell]);
    expect(line).not.toMatch(/(^|,)"?[=+\-@\t]/);
    const rows = await rowsOf(`arabic,latin\n${line}`);
    expect(rows).toEqual([{ row: 2, arabic: 'x', latin: cell }]);
  },
);

test('the encoding is told from the bytes, of which the last one may decide', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x45, 0x06]);
  const windows = new Uint8Array([...new TextEncoder().encode('a'.repeat(50)), 0xe3]);
  const utf8 = new TextEncoder().encode('\ufeffم');
  const texts = await Promise.all(
    [utf16, windows, utf8].map(async (bytes) => (await allOf(readText(fileOf(bytes)))).join('')),
  );
  expect(texts).toEqual(['م', `${'a'.repeat(50)}م`, 'م']);
});

test('a table without the column arabic is refused', async () => {
  const detail = expect.stringContaining('arabic');
  await expect(rowsOf('word,meaning\nx,y')).rejects.toMatchObject({ details: { detail } });
  await expect(rowsOf('')).rejects.toMatchObject({ details: { detail } });
});

test('fifty thousand rows pass through, few of them in memory together', async () => {
  await buildTerm(w.db);
  const ROWS = 50_000;
  const PIECE = 100;
  let read = 0;
  let weighed = 0;
  let most = 0;
  const open: OpenFile = async function* () {
    // What matters is the last reading: the first one only tells the encoding.
    most = 0;
    yield Buffer.from('arabic,latin,definition,category\n');
    for (read = 0; read < ROWS; read += PIECE) {
      most = Math.max(most, read - weighed);
      const rows = Array.from({ length: PIECE }, (_, at) => {
        // Few are weighed with care, which takes the most time.
        const category = at % 10 === 0 ? 'الفيزياء' : 'السحر';
        return `كلمة ${wordOf(read + at)},w,تعريف,${category}`;
      });
      yield Buffer.from(`${rows.join('\n')}\n`);
    }
  };
  await weighTerms(w.db, {
    rows: () => readRows(open),
    preparing: await here(),
    report: (rows) => void (weighed += rows.length),
  });
  expect(weighed).toBe(ROWS);
  expect(most).toBeLessThan(10_000);
}, 300_000);

test('a dry run tells new, duplicate, near and unreadable rows apart', async () => {
  const { id } = await buildTerm(w.db, { arabic: 'موجة صوتية', latin: 'sound wave' });
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
    [3, 'duplicate', `the same entry as «موجة صوتية» (term ${id})`],
    [4, 'near', `close to «موجة صوتية» (term ${id})`],
    [5, 'near', 'close to «تردد زاوي» (row 2)'],
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
  expect((await imported(content)).added).toBe(0);
  const first = await imported(content, { isConfirmed: true });
  expect(first.weighed.map(({ outcome }) => outcome)).toEqual(['new', 'unreadable']);
  expect(first.added).toBe(1);
  expect((await imported(content, { isConfirmed: true })).added).toBe(0);
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

const manyRows = (count: number, word: string) => [
  'arabic,latin,definition,category',
  ...Array.from({ length: count }, (_, at) => `${word} ${wordOf(at)},w,تعريف قصير,الفيزياء`),
];

test('a long file is prepared in threads as a short one is here, and a thread outlives what it cannot do', async () => {
  const [near, far] = [await here(), await here(2_000_000)];
  const rows = await rowsOf(
    `arabic,latin,definition,category\n"مدّ ""وجزر"" \\",tide,تعريف قصير,الفيزياء\nسعة,a,,الفيزياء`,
  );
  await expect(far.run(undefined as never)).rejects.toThrow();
  expect(await far.run(rows)).toEqual(await near.run(rows));
  const pending = far.run(rows);
  await Promise.all([expect(pending).rejects.toThrow('ended'), far.close()]);
  await expect(far.run(rows)).rejects.toThrow('ended');
});

test('what an import gathers is taken up at its end, and what a killed one left by the next cleanup', async () => {
  const gathering = async () => {
    const { rows } = await sql<{ isOn: boolean; gathered: number }>`
      select reloptions @> '{fastupdate=on}' as "isOn", take_up_keys() as gathered
      from pg_class where oid = 'terms_keys'::regclass`.execute(w.db);
    return rows;
  };
  let during: unknown;
  await imported(manyRows(3, 'جمع').join('\n'), {
    isConfirmed: true,
    async onBatch() {
      await takeUpKeys(w.db);
      during = await sql`select reloptions from pg_class where oid = 'terms_keys'::regclass`.execute(w.db);
    },
  });
  expect(during).toMatchObject({ rows: [{ reloptions: ['fastupdate=on'] }] });
  expect(await gathering()).toEqual([{ isOn: false, gathered: 0 }]);
  await sql`select gather_keys(true)`.execute(w.db);
  await buildTerm(w.db);
  await w.db.connection().execute(takeUpKeys);
  expect(await gathering()).toEqual([{ isOn: false, gathered: 0 }]);
});

test('a row is known by its number to the rows far below it', async () => {
  const rows = manyRows(2_200, 'حرف');
  const content = [...rows, rows[1]].join('\n');
  expect((await outcomes(content)).slice(-1)).toEqual([
    [2_202, 'duplicate', `the same entry as «حرف ${wordOf(0)}» (row 2)`],
  ]);
});

test('an import that ends in the middle goes on behind its last batch, and loses and doubles nothing', async () => {
  const content = [...manyRows(4_500, 'مقطع'), 'الحرف باب,w,تعريف قصير,الفيزياء'].join('\n');
  const before = await countTerms(w.db);
  let batches = 0;
  const breakAt = (batch: number) => () => {
    batches += 1;
    if (batches === batch) throw new Error('the power is gone');
  };
  await expect(imported(content, { isConfirmed: true, onBatch: breakAt(2) })).rejects.toThrow('power');
  expect((await countTerms(w.db)) - before).toBe(2_000);
  batches = 0;
  await expect(imported(content, { isConfirmed: true, onBatch: breakAt(2) })).rejects.toThrow('power');
  const last = await imported(content, { isConfirmed: true });
  expect([last.resumedAt, last.added, last.weighed.length]).toEqual([4_000, 4_501, 501]);
  expect((await countTerms(w.db)) - before).toBe(4_501);
  expect((await imported(content, { isConfirmed: true })).added).toBe(0);
});

test('a file that breaks off adds nothing, and one that is imported now is not imported beside it', async () => {
  const before = await countTerms(w.db);
  const broken = [...manyRows(2_100, 'كسر'), '"no end,w,تعريف,الفيزياء'].join('\n');
  await expect(imported(broken, { isConfirmed: true })).rejects.toMatchObject({ code: 'bad_request' });
  expect(await countTerms(w.db)).toBe(before);
  const content = manyRows(3, 'معا').join('\n');
  let beside: unknown;
  await imported(content, {
    isConfirmed: true,
    async onBatch() {
      beside = await imported(content, { isConfirmed: true }).catch((error: unknown) => error);
    },
  });
  expect(beside).toMatchObject({ details: { detail: 'هذا الملف يُستورد الآن' } });
  expect((await countTerms(w.db)) - before).toBe(3);
});

test('an export can be imported again: all its terms are known', async () => {
  await buildTerm(w.db, { arabic: 'معادلة', latin: '=SUM(A1)', isApproved: true });
  const pending = await buildTerm(w.db, { arabic: 'مسودة' });
  const csv = await exported('csv');
  expect(csv[0]).toBe('\ufeffid,arabic,latin,definition,category,status,source,updated,other_names');
  expect(csv.find((line) => line.includes('معادلة'))).toContain("'=SUM(A1)");
  expect(csv.some((line) => line.includes(pending.arabic))).toBe(false);

  const json = await exported('json', true);
  expect(JSON.parse(json[0] ?? '')).toMatchObject({ format: 'mustalah-terms', licence: 'CC BY 4.0' });
  expect(json.some((line) => line.includes(pending.arabic))).toBe(true);

  const bytes = new TextEncoder().encode(csv.join('\r\n'));
  const again = [...(await imported(bytes)).weighed, ...(await imported(json.join('\n'))).weighed];
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['duplicate']));
});

/** Another word for each number, whose spelling no key makes equal to another's. */
const wordOf = (number: number): string =>
  [...String(number + 10_000)].map((digit) => 'بتدرسصطفقك'[Number(digit)]).join('');

test('further names go out with their entry, what is only proposed does not', async () => {
  const term = await buildTerm(w.db, { arabic: 'مقراب فلكي', latin: 'telescope', isApproved: true });
  const name = { term_id: term.id, created_at: w.clock.now };
  await w.db
    .insertInto('designations')
    .values([
      { ...name, language: 'ar', text: 'تلسكوب', bare: 'تلسكوب', status: 'accepted' },
      { ...name, language: 'fr', text: 'télescope', bare: 'telescope', status: 'preferred' },
      { ...name, language: 'ar', text: 'منظار', bare: 'منظار', status: 'proposed' },
    ])
    .execute();
  const line = (await exported('json')).map((each) => JSON.parse(each)).find(({ id }) => id === term.id);
  expect(line.designations).toMatchObject([
    { language: 'ar', text: 'تلسكوب', status: 'accepted' },
    { language: 'fr', text: 'télescope', status: 'preferred' },
  ]);
  expect((await exported('csv')).find((each) => each.startsWith(`${term.id},`))).toContain(
    '"ar: تلسكوب\nfr: télescope"',
  );
});

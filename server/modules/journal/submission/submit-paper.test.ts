import { AGREEMENT } from '@mustalah/contract/journal/declarations';
import { MEGABYTE } from '@mustalah/contract/journal/paper';
import { submitPaper } from '@mustalah/contract/journal/submissions';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPaper } from '../../../test/build-paper.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { CATALOG, ONE_PAGE, pageOf, pdfOf, streamOf } from '../../../test/pdfs.ts';
import { goodPaper, pdfFile, sendPaper, shortPdf } from '../../../test/send-paper.ts';
import { untilWaiting } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { findBrokenEntry } from '../paper/log.ts';

const w = world();
let author: TestUser;
let file: File;

beforeAll(async () => {
  author = await buildUser(w.db, { name: 'أحمد الزهراني' });
  file = await shortPdf('نص البحث');
});

const send = (body: object = {}, pdf_file: File = file, as = author) =>
  w.call(submitPaper, { body: { ...goodPaper, ...body }, files: { pdf_file } }, as);

const papersOf = async ({ id }: TestUser) =>
  w.db.selectFrom('papers').selectAll().where('submitter_id', '=', id).orderBy('id').execute();

/** How many files are in the store that no row names. */
const countOrphans = () =>
  w.deps.gateways.files.sweep(new Date(Date.now() + 60_000), async () => {
    const { rows } = await sql<{ key: string }>`
      select unnest(array[file_key, anonymous_key, thumbnail_key]) as key from paper_versions
      union all select anonymous_key from paper_checks`.execute(w.db);
    return new Set(rows.map(({ key }) => key));
  });

test('a paper is received at once, with its authors, its file and its first entry in the log', async () => {
  const writer = await buildUser(w.db, { name: 'سلمى الحربي' });
  const co_authors = [
    {
      name: 'ليلى حسن',
      latin_name: 'Layla Hasan',
      affiliation: 'جامعة دمشق',
      orcid: '0000-0002-1825-0097',
      roles: ['software', 'methodology'],
    },
  ];
  const { status, answer } = await send(
    {
      title_en: 'Heat and conduction',
      keywords: 'توصيل، حرارة, نحاس،توصيل',
      conflict_statement: 'لا تعارض',
      first_author: JSON.stringify({ latin_name: 'Salma Alharbi', affiliation: 'جامعة طيبة' }),
      co_authors: JSON.stringify(co_authors),
    },
    file,
    writer,
  );
  expect(status).toBe(201);
  expect(answer).toMatchObject({
    ...goodPaper,
    title_en: 'Heat and conduction',
    keywords: ['توصيل', 'حرارة', 'نحاس'],
    language: 'ar',
    status: 'pending',
    submitter_name: 'سلمى الحربي',
    submitter_email: writer.email,
    authors: [
      { name: 'سلمى الحربي', latin_name: 'Salma Alharbi', affiliation: 'جامعة طيبة', orcid: '', roles: [] },
      { ...co_authors[0], roles: ['methodology', 'software'] },
    ],
    declarations: { ethics: '', data_access: '', ai_use: '', funding: [] },
    agreed_at: null,
    round: 1,
    file_state: 'received',
    next_step: 'wait_for_file',
    can_withdraw: true,
    reviewers_copy: null,
  });
  const log = await w.db
    .selectFrom('paper_log')
    .innerJoin('paper_versions as version', 'version.paper_id', 'paper_log.paper_id')
    .select(['kind', 'from_status', 'to_status', 'actor_id', 'actor_role'])
    .select(({ eb }) => eb('paper_log.file_sha256', '=', eb.ref('version.file_sha256')).as('namesFile'))
    .where('paper_log.paper_id', '=', answer.id)
    .execute();
  expect(log).toEqual([
    {
      kind: 'submitted',
      from_status: null,
      to_status: 'pending',
      actor_id: writer.id,
      actor_role: 'author',
      namesFile: true,
    },
  ]);
  expect(await findBrokenEntry(w.db, answer.id)).toBeNull();
});

test('what its sender agrees to and declares is kept with the time and the wording', async () => {
  const declared = {
    ethics: 'وافقت لجنة الأخلاق برقم ١٢.',
    data_access: 'عند الباحث.',
    ai_use: 'تدقيق اللغة.',
    funding: [{ funder: 'وقف الحي', funder_id: 'https://doi.org/10.13039/501100004919', award: 'K-12' }],
  };
  const { answer } = await send(
    { title: 'إقرار', agreement: AGREEMENT.version, declarations: JSON.stringify(declared) },
    file,
    await buildUser(w.db),
  );
  expect(answer.agreed_at).toBe(answer.submitted_at);
  expect(answer.declarations).toEqual({
    ...declared,
    funding: [{ funder: 'وقف الحي', funder_id: '10.13039/501100004919', award: 'K-12' }],
  });
  const kept = await w.db
    .selectFrom('paper_declarations')
    .select('agreement_version')
    .where('paper_id', '=', answer.id)
    .execute();
  expect(kept).toEqual([{ agreement_version: AGREEMENT.version }]);
});

describe('a form is refused at its field, and nothing is kept', () => {
  let writer: TestUser;
  beforeAll(async () => {
    writer = await buildUser(w.db);
  });
  const author21 = { name: 'مؤلف' };

  test.each([
    ['no title', { title: '' }, 'title', 'هذا الحقل مطلوب'],
    ['a title that shows nothing', { title: '\u200b\u2800' }, 'title', 'هذا الحقل مطلوب'],
    ['a title of two lines', { title: 'سطر\nسطر' }, 'title', 'اكتبه في سطر واحد'],
    ['a title too long', { title: 'ب'.repeat(301) }, 'title', 'عدد الحروف لا يتجاوز ٣٠٠'],
    ['no abstract', { abstract: ' ' }, 'abstract', 'هذا الحقل مطلوب'],
    ['an abstract too long', { abstract: 'ب'.repeat(5001) }, 'abstract', 'عدد الحروف لا يتجاوز ٥٠٠٠'],
    [
      'an abstract that reorders text',
      { abstract: 'أ\u202eب' },
      'abstract',
      'يحتوي النص على رموز غير مسموح بها',
    ],
    ['an unknown specialty', { main_category: 'السحر' }, 'main_category', 'التخصص الرئيس غير معروف'],
    ['no specialty', { main_category: '' }, 'main_category', 'هذا الحقل مطلوب'],
    [
      'a branch of another specialty',
      { sub_category: 'طب الأسرة' },
      'sub_category',
      'هذا التخصص الفرعي ليس من التخصص الرئيس المختار',
    ],
    ['no branch', { sub_category: '' }, 'sub_category', 'هذا الحقل مطلوب'],
    ['an unknown language', { language: 'de' }, 'language', 'لغة البحث غير معروفة'],
    [
      'eleven keywords',
      { keywords: 'abcdefghijk'.split('').join('،') },
      'keywords',
      'عدد الكلمات المفتاحية لا يتجاوز ١٠',
    ],
    ['authors that are no list', { co_authors: '{' }, 'co_authors', 'تعذّرت قراءة بيانات المؤلفين'],
    [
      'authors that are another thing',
      { co_authors: '{"name":"x"}' },
      'co_authors',
      'تعذّرت قراءة بيانات المؤلفين',
    ],
    [
      'twenty-one authors',
      { co_authors: JSON.stringify(Array.from({ length: 20 }, () => author21)) },
      'co_authors',
      'عدد المؤلفين لا يتجاوز ٢٠',
    ],
    [
      'a role that CRediT has not',
      { co_authors: '[{"name":"أ","roles":["chef"]}]' },
      'co_authors',
      'دور المؤلف غير معروف',
    ],
    [
      'an agreement that reads otherwise by now',
      { agreement: '2020-01' },
      'agreement',
      'تغيّر نص الإقرار. أعد تحميل الصفحة واقرأه قبل الإرسال',
    ],
    ['a funder without a name', { declarations: '{"funding":[{}]}' }, 'declarations', 'هذا الحقل مطلوب'],
    [
      'a funder that is in no registry',
      { declarations: '{"funding":[{"funder":"أ","funder_id":"10.1000/1"}]}' },
      'declarations',
      'معرّف الجهة في سجل Crossref يُكتب هكذا: 10.13039/501100000000',
    ],
    [
      'declarations that are none',
      { declarations: '[' },
      'declarations',
      'تعذّرت قراءة بيانات التمويل والإقرارات',
    ],
    [
      'a statement too long',
      { declarations: JSON.stringify({ ethics: 'ب'.repeat(1001) }) },
      'declarations',
      'عدد الحروف لا يتجاوز ١٠٠٠',
    ],
    ['a co-author without a name', { co_authors: '[{}]' }, 'co_authors', 'هذا الحقل مطلوب'],
    [
      'a wrong ORCID',
      { co_authors: '[{"name":"أ","orcid":"0000-0002-1825-0098"}]' },
      'co_authors',
      'رقم ORCID غير صحيح',
    ],
    [
      'a wrong address',
      { co_authors: '[{"name":"أ","email":"x"}]' },
      'co_authors',
      'صيغة البريد الإلكتروني غير صحيحة',
    ],
  ])('%s', async (_, body, field, sentence) => {
    const { status, error } = await send(body, file, writer);
    expect([status, error?.code, error?.[field]]).toEqual([400, 'bad_request', [sentence]]);
    expect(await papersOf(writer)).toEqual([]);
    expect(await countOrphans()).toBe(0);
  });

  test('twenty authors are not too many', async () => {
    const co_authors = JSON.stringify(Array.from({ length: 19 }, () => author21));
    expect((await send({ co_authors }, file, await buildUser(w.db))).answer.authors).toHaveLength(20);
  });
});

describe('a file is refused with a clear sentence, and nothing is kept', () => {
  const TYPE = '❌ يجب إرفاق ملف بصيغة PDF فقط';
  const SIZE = '❌ الحد الأقصى لحجم الملف هو 5MB';
  const DAMAGED = '❌ الملف تالف أو ناقص، صدّره من جديد ثم أرفقه';
  const encrypted = pdfOf(
    [
      CATALOG,
      ONE_PAGE,
      pageOf(),
      streamOf('', ''),
      `<</Filter/Standard/V 1/R 2/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>/P -4>>`,
    ],
    '/Encrypt 5 0 R/ID[<00><00>]',
  );
  const noPages = pdfOf([CATALOG, '<</Type/Pages/Kids[]/Count 0>>']);
  const manyPages = pdfOf([
    CATALOG,
    `<</Type/Pages/Kids[${'3 0 R '.repeat(10_000)}]/Count 10000>>`,
    pageOf(),
    streamOf('', ''),
  ]);

  test.each([
    ['no file', () => undefined, 400, TYPE],
    ['an empty file', () => '', 415, TYPE],
    ['HTML', () => '<!doctype html><script>alert(1)</script>', 415, TYPE],
    ['SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415, TYPE],
    ['a ZIP', () => 'PK\u0003\u0004rest', 415, TYPE],
    ['a PDF that begins later', () => `GIF89a\n%PDF-1.7\n`, 415, TYPE],
    ['HTML that calls itself a PDF', () => '%PDF-1.7\n<html><script>alert(1)</script></html>', 400, TYPE],
    ['a PDF cut in the middle', () => noPages.subarray(0, 30), 400, DAMAGED],
    [
      'an encrypted PDF',
      () => encrypted,
      400,
      '❌ الملف محمي بكلمة مرور أو مقيّد الصلاحيات، أزل الحماية ثم أرفقه',
    ],
    ['a PDF without pages', () => noPages, 400, '❌ الملف خالٍ لا صفحات فيه'],
    ['ten thousand pages', () => manyPages, 400, '❌ عدد صفحات الملف أكبر مما تنشره المجلة'],
    ['one byte too many', () => new Uint8Array(5 * MEGABYTE + 1).fill(32), 413, SIZE],
  ])('%s', async (_, bytes, expected, sentence) => {
    const writer = await buildUser(w.db);
    const given = bytes();
    const { status, error } = await w.call(
      submitPaper,
      {
        body: goodPaper,
        files: { ...(given !== undefined && { pdf_file: pdfFile(given) }) } as { pdf_file: File },
      },
      writer,
    );
    expect([status, error?.pdf_file]).toEqual([expected, [sentence]]);
    expect(await papersOf(writer)).toEqual([]);
    expect(await countOrphans()).toBe(0);
  });
});

test('five megabytes to the byte are taken', async () => {
  const start = pdfOf([CATALOG, ONE_PAGE, pageOf(), streamOf('', '')]);
  // After its end a PDF may hold what it likes; readers look for the end from behind.
  const padded = Buffer.concat([start, Buffer.alloc(5 * MEGABYTE - start.length, '\n')]);
  const { status } = await send({}, pdfFile(padded), await buildUser(w.db));
  expect(status).toBe(201);
});

test('the name of a file says nothing to us', async () => {
  const { status, answer } = await send(
    {},
    pdfFile(await file.bytes(), '../../etc/\u202efdp.exe'),
    await buildUser(w.db),
  );
  expect([status, JSON.stringify(answer).includes('etc')]).toEqual([201, false]);
});

describe('sent twice', () => {
  test('at once, it is one paper with one file', async () => {
    const writer = await buildUser(w.db);
    const sent: ReturnType<typeof send>[] = [];
    // All have looked for a paper like theirs before the first can write one.
    await w.db.transaction().execute(async (tx) => {
      await sql`lock table papers in share mode`.execute(tx);
      sent.push(...Array.from({ length: 3 }, () => send({}, file, writer)));
      await untilWaiting(w.db, 3);
    });
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
    expect(await papersOf(writer)).toHaveLength(1);
    expect(await countOrphans()).toBe(0);
  });

  test('under another title, or with another file, it is another paper', async () => {
    const writer = await buildUser(w.db);
    await send({}, file, writer);
    await send({ title: 'عنوان آخر' }, file, writer);
    await send({}, await shortPdf('نص آخر'), writer);
    expect(await papersOf(writer)).toHaveLength(3);
  });

  test('later, or by somebody else, it is another paper', async () => {
    const [writer, other] = [await buildUser(w.db), await buildUser(w.db)];
    await send({}, file, writer);
    await send({}, file, other);
    const before = w.clock.now;
    w.clock.now = new Date(before.getTime() + 11 * 60_000);
    await send({}, file, writer);
    w.clock.now = before;
    expect([(await papersOf(writer)).length, (await papersOf(other)).length]).toEqual([2, 1]);
  });
});

describe('who may', () => {
  test('strangers may not', async () => {
    const { status } = await w.call(submitPaper, { body: goodPaper, files: { pdf_file: file } });
    expect(status).toBe(401);
  });

  test('an unconfirmed address is refused plainly', async () => {
    const writer = await buildUser(w.db, { email_confirmed_at: null });
    const { status, error } = await send({}, file, writer);
    expect([status, error?.code]).toEqual([403, 'email_unconfirmed']);
    expect(await papersOf(writer)).toEqual([]);
  });

  test('a suspended account is signed out', async () => {
    const writer = await buildUser(w.db);
    await writer.token(w);
    await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', writer.id).execute();
    expect((await send({}, file, writer)).status).toBe(401);
  });

  test('the eleventh paper of a day is refused', async () => {
    const writer = await buildUser(w.db);
    const papers = await Promise.all(Array.from({ length: 10 }, () => buildPaper(w.db, writer)));
    await w.db.updateTable('papers').set({ submitted_at: w.clock.now }).where('id', 'in', papers).execute();
    const { status, error, headers } = await send({ title: 'بحث آخر' }, file, writer);
    expect([status, error?.code, headers['retry-after']]).toEqual([429, 'too_many_requests', '86400']);
    expect(await countOrphans()).toBe(0);
  });
});

test('what somebody writes is kept and given back as they wrote it', async () => {
  const evil = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
  const body = { title: evil, abstract: evil, keywords: 'س<b>', conflict_statement: evil };
  const { answer } = await send(
    { ...body, co_authors: JSON.stringify([{ name: evil, affiliation: evil }]) },
    file,
    await buildUser(w.db),
  );
  expect(answer).toMatchObject({ ...body, keywords: ['س<b>'] });
  expect(answer.authors[1]).toMatchObject({ name: evil, affiliation: evil });
});

test('the author and the editors are told, but no editor who is an author', async () => {
  const [admin, writer] = [await buildAdmin(w.db), await buildUser(w.db, { role: 'journal_admin' })];
  const coAuthor = await buildUser(w.db, { role: 'journal_admin' });
  const paper = await sendPaper(w, writer, {
    title: 'بحث يُخبر به',
    co_authors: JSON.stringify([{ name: 'شريك', email: coAuthor.email.toUpperCase() }]),
  });
  const told = await w.db
    .selectFrom('notifications')
    .select(['user_id', 'kind', 'link'])
    .where('title', 'like', `%${paper.title}%`)
    .orderBy('id')
    .execute();
  expect(told).toEqual([
    { user_id: writer.id, kind: 'paper_submitted', link: `/my-papers?paper=${paper.id}` },
    { user_id: admin.id, kind: 'paper_received', link: `/journal-admin?paper=${paper.id}` },
    { user_id: coAuthor.id, kind: 'paper_named_editor', link: `/journal-admin?paper=${paper.id}` },
    { user_id: admin.id, kind: 'paper_named_editor', link: `/journal-admin?paper=${paper.id}` },
  ]);
});

const WALLET = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';

test.each([
  ['names an editor', [{ name: 'رئيسه التحرير الصارمه' }], ''],
  ['writes the wallet of an editor into their profile', [], WALLET],
])('an author who %s to keep them out is found out', async (how, coAuthors, wallet_address) => {
  const named = await buildUser(w.db, {
    role: 'journal_admin',
    name: 'رئيسة التحرير الصارمة',
    wallet_address,
  });
  const other = await buildUser(w.db, { role: 'journal_admin' });
  const paper = await sendPaper(w, await buildUser(w.db, { wallet_address }), {
    title: `بحث يبعد محررته ${how}`,
    co_authors: JSON.stringify(coAuthors),
  });
  const told = await w.db
    .selectFrom('notifications')
    .select(['user_id', 'body'])
    .where('kind', '=', 'paper_named_editor')
    .where('title', 'like', `%${paper.title}%`)
    .where('user_id', 'in', [named.id, other.id])
    .orderBy('user_id')
    .execute();
  expect(told).toEqual([
    { user_id: named.id, body: expect.stringContaining('إن لم تكن منهم') },
    { user_id: other.id, body: expect.stringContaining('رئيسة التحرير الصارمة') },
  ]);
});

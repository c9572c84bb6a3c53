import { correctionPath, getArticle, getCorrectionNotice } from '@mustalah/contract/journal/articles';
import { correctPaper, getPaperRecord } from '@mustalah/contract/journal/corrections';
import { getPaperLog } from '@mustalah/contract/journal/desk';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example' } });
let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

type Body = Partial<Parameters<typeof w.call<typeof correctPaper>>[1]['body']>;
const correct = (id: number, body: Body, as = editor) => w.call(correctPaper, { params: { id }, body }, as);
const recordOf = async (id: number) => (await w.call(getPaperRecord, { params: { id } }, editor)).answer;
const author = { name: 'سعاد المصححة', latin_name: '', affiliation: '', orcid: '', email: '' };

test('what is sent changes, the rest stays, and the log keeps what stood there', async () => {
  const id = await buildSubmission(w.deps, await buildUser(w.db), { title: 'عنون فيه خطأ' });
  const { status, answer } = await correct(id, { title: 'عنوان بلا خطأ', note: 'حرف ناقص' });
  expect([status, answer.title, answer.abstract]).toEqual([200, 'عنوان بلا خطأ', 'ملخص']);
  const { detail } = await w.db
    .selectFrom('paper_log')
    .select('detail')
    .where('paper_id', '=', id)
    .where('kind', '=', 'corrected')
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ changes: { title: { from: 'عنون فيه خطأ', to: 'عنوان بلا خطأ' } } });
  const log = await w.call(getPaperLog, { params: { id } }, editor);
  expect([log.answer.entries.at(-1)?.internal_note, log.answer.broken_at]).toEqual(['حرف ناقص', null]);
  // Sent twice it is one.
  await correct(id, { title: 'عنوان بلا خطأ' });
  expect((await recordOf(id)).version).toBe(answer.version);
});

test('people change without a name in the log; who becomes an author by that reviews it no longer', async () => {
  const id = await buildSubmission(w.deps, await buildUser(w.db), { coAuthors: [{ name: 'خالد القديم' }] });
  const [first] = (await recordOf(id)).authors;
  const reviewer = await buildUser(w.db, { is_reviewer: true, name: 'سعاد المصححة' });
  const former = await buildUser(w.db, { is_reviewer: true, name: 'خالد القديم' });
  await assign(w, id, reviewer, editor);
  await w.db
    .updateTable('paper_authors')
    .set({ roles: ['software'] })
    .where('paper_id', '=', id)
    .execute();
  const own = { ...author, ...first };
  const { answer } = await correct(id, { authors: [{ ...own, email: 'x@example.org' }, author] });
  expect(answer.authors).toEqual([own, author]);
  const roles = await w.db
    .selectFrom('paper_authors')
    .select('roles')
    .where('paper_id', '=', id)
    .orderBy('place')
    .execute();
  expect(roles.map((each) => each.roles)).toEqual([['software'], []]);
  const [entry] = await w.db
    .selectFrom('paper_log')
    .select(['kind', 'detail'])
    .where('paper_id', '=', id)
    .where('kind', '=', 'corrected')
    .execute();
  expect(entry?.detail).toEqual({ changes: { authors: true } });
  expect((await w.call(listReviewerPapers, { query: {} }, reviewer)).answer).toEqual([]);
  await expect(assign(w, id, former, editor)).rejects.toThrow('conflict_of_interest');
});

test('a published article says what was corrected, and harvesters hear of it', async () => {
  const volume = await draftVolume(w, editor);
  const id = await acceptedPaper(w, await buildUser(w.db), { volume });
  await setPublished(w, editor, volume, true);
  const before = (await w.call(getArticle, { params: { id } })).answer;
  w.clock.now = new Date(w.clock.now.getTime() + 86_400_000);
  await correct(id, { title: 'عنوان مصحح', keywords: ['تعريب'], notice: 'صُحّح العنوان.' });
  const { answer } = await w.call(getArticle, { params: { id } });
  expect([answer.title, answer.keywords, answer.updated_at > before.updated_at]).toEqual([
    'عنوان مصحح',
    ['تعريب'],
    true,
  ]);
  expect(answer.corrections).toEqual([
    {
      id: expect.any(Number),
      corrected_at: w.clock.now.toISOString(),
      fields: expect.arrayContaining(['title', 'keywords']),
      note: 'صُحّح العنوان.',
    },
  ]);
  const read = (correction: number) => w.call(getCorrectionNotice, { params: { id, correction } });
  const notice = await read(answer.corrections[0]?.id ?? 0);
  expect(notice.answer).toMatchObject({
    note: 'صُحّح العنوان.',
    fields: ['title', 'keywords'],
    changes: [
      { field: 'title', from: 'بحث', to: 'عنوان مصحح' },
      { field: 'keywords', from: '', to: 'تعريب' },
    ],
    reference: `هيئة تحرير مجلة مصطلح. (٢٠٢٦). تصحيح: عنوان مصحح. مجلة مصطلح، المجلد ١. https://mustalah.example${correctionPath(id, notice.answer.id)}`,
    article: { id, title: 'عنوان مصحح' },
  });
  const map = await w.app.inject({ method: 'GET', url: '/sitemap-pages.xml' });
  expect(map.payload).toContain(`${correctionPath(id, notice.answer.id)}</loc>`);
  // What was mended without a word has no page, and people stay unnamed.
  await correct(id, { title_en: 'Mended' });
  const cited = (end: string, of = notice.answer.id) =>
    w.app.inject({ method: 'GET', url: `${correctionPath(id, of)}/citation.${end}` });
  const ris = (await cited('ris')).payload.split('\r\n');
  expect(ris).toEqual(
    expect.arrayContaining([
      'AU  - هيئة تحرير مجلة مصطلح',
      'TI  - تصحيح: عنوان مصحح',
      `UR  - https://mustalah.example${correctionPath(id, notice.answer.id)}`,
      'AB  - صُحّح العنوان.',
    ]),
  );
  expect((await cited('bib')).payload).toContain(`-${id}-correction-${notice.answer.id},`);
  const absent = [await cited('json'), await cited('ris', notice.answer.id + 1)];
  expect(absent.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect((await read(notice.answer.id + 1)).status).toBe(404);
  const { authors } = await recordOf(id);
  await correct(id, { authors: [...authors, author], notice: 'أضيفت مؤلفة.' });
  const ofPeople = await read(notice.answer.id + 2);
  expect([ofPeople.answer.fields, ofPeople.answer.changes]).toEqual([['authors'], []]);
  const found = await w.app.inject({ method: 'GET', url: `/articles/${id}/citation.ris` });
  expect(found.payload).toContain('TI  - عنوان مصحح');
});

test('nobody corrects a paper of their own, one that they review, or one that was seen otherwise', async () => {
  const own = await buildUser(w.db, { role: 'journal_admin' });
  const id = await buildSubmission(w.deps, own);
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  await assign(w, id, reviewer, editor);
  const ofReviewer = await correct(id, { title: 'غيره' }, reviewer);
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', reviewer.id).execute();
  const refused = [
    await correct(id, { title: 'غيره' }, own),
    await correct(id, { title: 'غيره' }, reviewer),
    await correct(id, { title: 'غيره', version: 1 }),
    await correct(999_999, { title: 'غيره' }),
    await correct(id, { title: '' }),
    await correct(id, { title: 'ع'.repeat(301) }),
    await correct(id, { main_category: 'الطب', sub_category: 'هندسة البرمجيات' }),
    await correct(id, { authors: [] }),
    await correct(id, { authors: Array.from({ length: 21 }, () => author) }),
    ofReviewer,
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 409, 404, 400, 400, 400, 400, 400, 403]);
  expect((await recordOf(id)).title).toBe('بحث');
  const read = await w.call(getPaperRecord, { params: { id } }, own);
  expect([read.status, read.error?.code]).toEqual([403, 'own_paper']);
});

test('of two corrections at once of what one of them saw, one is kept', async () => {
  const id = await buildSubmission(w.deps, await buildUser(w.db));
  const { version } = await recordOf(id);
  const both = await Promise.all(['أول', 'ثانٍ'].map((title) => correct(id, { title, version })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

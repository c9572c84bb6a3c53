import {
  getArticle,
  raiseConcern,
  reinstateArticle,
  retractArticle,
} from '@mustalah/contract/journal/articles';
import { getFeaturedPaper, listTopAuthors } from '@mustalah/contract/journal/public';
import { addVolumePaper, getManagedVolume, removeVolumePaper } from '@mustalah/contract/journal/volumes';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { availablePoints } from '../../../test/points.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';

const w = world();
let editor: TestUser;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

async function published(writer?: TestUser) {
  const author = writer ?? (await buildUser(w.db));
  const volume = await draftVolume(w, editor);
  const paper = await acceptedPaper(w, author, { volume });
  await setPublished(w, editor, volume, true);
  return { author, volume, paper };
}

const retract = (id: number, note = 'ثبت انتحال في النتائج.', as = editor) =>
  w.call(retractArticle, { params: { id }, body: { note } }, as);

const earnedBy = ({ id }: TestUser) => availablePoints(w.db, id);

test('a retracted article keeps its page and says why; what it earned is taken back', async () => {
  const { author, paper } = await published();
  const before = await w.db
    .selectFrom('article_records')
    .selectAll()
    .where('paper_id', '=', paper)
    .executeTakeFirstOrThrow();
  const { status } = await retract(paper);
  const { answer } = await w.call(getArticle, { params: { id: paper } });
  expect([status, answer.retraction, await earnedBy(author)]).toEqual([
    200,
    { retracted_at: w.clock.now.toISOString(), note: 'ثبت انتحال في النتائج.' },
    0,
  ]);
  const record = await w.db
    .selectFrom('article_records')
    .selectAll()
    .where('paper_id', '=', paper)
    .executeTakeFirstOrThrow();
  expect(record).toEqual({ ...before, change: expect.any(Number) });
  expect(record.change).toBeGreaterThan(before.change);
  const notices = await w.db
    .selectFrom('notifications')
    .select(['kind', 'title'])
    .where('user_id', '=', author.id)
    .orderBy('id')
    .execute();
  expect(notices.at(-1)).toEqual({ kind: 'paper_retracted', title: 'سُحب بحثك «بحث» بعد نشره' });
});

test('of two retractions at once one counts', async () => {
  const { author, paper } = await published();
  const statuses = (await Promise.all([retract(paper), retract(paper)])).map(({ status }) => status).sort();
  const log = await w.db
    .selectFrom('paper_log')
    .select('kind')
    .where('paper_id', '=', paper)
    .orderBy('seq')
    .execute();
  expect([statuses, log.map(({ kind }) => kind), await earnedBy(author)]).toEqual([
    [200, 409],
    ['published', 'retracted'],
    0,
  ]);
});

test('points of a retracted paper do not come back with its volume', async () => {
  const { author, volume, paper } = await published();
  await retract(paper);
  await setPublished(w, editor, volume, false);
  const { status } = await setPublished(w, editor, volume, true);
  const { answer } = await w.call(getArticle, { params: { id: paper } });
  expect([status, await earnedBy(author), answer.retraction?.note]).toEqual([
    200,
    0,
    'ثبت انتحال في النتائج.',
  ]);
});

test('only what is published can be retracted', async () => {
  const author = await buildUser(w.db);
  const volume = await draftVolume(w, editor);
  const draft = await acceptedPaper(w, author, { volume });
  const outside = await acceptedPaper(w, author);
  const answers = await Promise.all([retract(draft), retract(outside), retract(9_999_999)]);
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
    [409, 'not_published'],
    [409, 'not_published'],
    [404, 'not_found'],
  ]);
});

test('taking a volume out and retracting a paper of it at once ends in one of two orders', async () => {
  const { volume, paper } = await published();
  const [retraction, removal] = await Promise.all([retract(paper), setPublished(w, editor, volume, false)]);
  const log = await w.db
    .selectFrom('paper_log')
    .select('kind')
    .where('paper_id', '=', paper)
    .orderBy('seq')
    .execute();
  expect(removal.status).toBe(200);
  expect([
    ['published', 'retracted', 'unpublished'],
    ['published', 'unpublished'],
  ]).toContainEqual(log.map(({ kind }) => kind));
  expect(retraction.status).toBe(log.length === 3 ? 200 : 409);
});

test('an editor retracts no paper of their own', async () => {
  const colleague = await buildUser(w.db, { role: 'journal_admin' });
  const { paper } = await published(colleague);
  const own = await retract(paper, 'سبب', colleague);
  expect([own.status, own.error?.code]).toEqual([403, 'own_paper']);
  expect((await retract(paper)).status).toBe(200);
});

test.each(['', ' \n ', 'س'.repeat(2001)])('a retraction says why, in bounds (%#)', async (note) => {
  const { paper } = await published();
  const { status, error } = await retract(paper, note);
  expect([status, error]).toEqual([400, expect.objectContaining({ note: expect.any(Array) })]);
  expect((await w.call(getArticle, { params: { id: paper } })).answer.retraction).toBeNull();
});

test('what is retracted is neither featured nor counted for its author', async () => {
  await w.db.updateTable('papers').set({ retracted_at: w.clock.now, retraction_note: 'سبب' }).execute();
  const { author, paper } = await published();
  expect((await w.call(getFeaturedPaper, {})).answer?.id).toBe(paper);
  await retract(paper);
  expect((await w.call(getFeaturedPaper, {})).answer).toBeNull();
  const { answer } = await w.call(listTopAuthors, {});
  expect(answer.find(({ id }) => id === author.id)).toBeUndefined();
});

describe('a concern', () => {
  const raise = (id: number, note: string, as = editor) =>
    w.call(raiseConcern, { params: { id }, body: { note } }, as);
  const concernOf = async (id: number) =>
    (await w.call(getArticle, { params: { id } })).answer.concern?.note ?? null;
  const ris = async (id: number) =>
    (await w.app.inject({ method: 'GET', url: `/articles/${id}/citation.ris` })).payload;

  test('stands on the article and travels with it until it is lifted, and its author is told', async () => {
    const { author, paper } = await published();
    expect((await raise(paper, 'نتحقق من بيانات الجدول الثاني.')).status).toBe(200);
    expect(await concernOf(paper)).toBe('نتحقق من بيانات الجدول الثاني.');
    expect(await ris(paper)).toContain('TI  - إبداء قلق: بحث');
    expect((await raise(paper, '')).status).toBe(200);
    expect((await raise(paper, '')).status).toBe(200);
    expect([await concernOf(paper), (await ris(paper)).includes('قلق')]).toEqual([null, false]);
    const told = await w.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', author.id)
      .where('kind', 'like', 'paper_concern%')
      .orderBy('id')
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual(['paper_concern', 'paper_concern_lifted']);
  });

  test('is raised by no author, on no draft and on nothing that is retracted', async () => {
    const writing = await buildUser(w.db, { role: 'journal_admin' });
    const { paper } = await published();
    const own = (await published(writing)).paper;
    const draft = await acceptedPaper(w, await buildUser(w.db), { volume: await draftVolume(w, editor) });
    const refused = [
      await raise(own, 'قلق', writing),
      await raise(draft, 'قلق'),
      await raise(999_999, 'قلق'),
    ];
    await retract(paper);
    refused.push(await raise(paper, 'قلق'));
    expect(refused.map(({ status, error }) => [status, error?.code])).toEqual([
      [403, 'own_paper'],
      [409, 'not_published'],
      [404, 'not_found'],
      [409, 'already_retracted'],
    ]);
  });
});

test('a retraction stands in what reference programs read, and its paper stays in its volume', async () => {
  const { volume, paper } = await published();
  await retract(paper, 'ثبت انتحال في النتائج.');
  const { payload } = await w.app.inject({ method: 'GET', url: `/articles/${paper}/citation.ris` });
  expect(payload).toContain('TI  - مسحوب: بحث');
  expect(payload).toContain('ثبت انتحال في النتائج.');
  await setPublished(w, editor, volume, false);
  const { error } = await w.call(removeVolumePaper, { params: { id: volume, paper_id: paper } }, editor);
  expect(error?.code).toBe('paper_retracted');
  const gone = await w.call(getArticle, { params: { id: paper } });
  expect([gone.status, gone.error?.detail]).toEqual([
    410,
    'أُوقف نشر هذا البحث: «بحث». مسحوب: ثبت انتحال في النتائج.',
  ]);
});

describe('a retraction that was made in error', () => {
  const reinstate = (id: number, reason = 'ثبتت أصالة النتائج.', as = editor) =>
    w.call(reinstateArticle, { params: { id }, body: { reason } }, as);

  test('is taken back once, with its reason in the log, and what the paper had earned comes again', async () => {
    const { author, paper } = await published();
    const before = await earnedBy(author);
    await retract(paper);
    const statuses = (await Promise.all([reinstate(paper), reinstate(paper)])).map(({ status }) => status);
    const { answer } = await w.call(getArticle, { params: { id: paper } });
    const log = await w.db
      .selectFrom('paper_log')
      .select(['kind', 'note'])
      .where('paper_id', '=', paper)
      .orderBy('seq', 'desc')
      .execute();
    expect([statuses.sort(), answer.retraction, await earnedBy(author)]).toEqual([[200, 409], null, before]);
    expect(log[0]).toEqual({ kind: 'reinstated', note: 'ثبتت أصالة النتائج.' });
    const { hostname } = new URL(publicUrlOf(w.deps.config));
    const urls = [
      ...['ris', 'bib', 'json', 'txt'].map((format) => `/articles/${paper}/citation.${format}`),
      `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:${hostname}:article/${paper}`,
    ];
    const said = await Promise.all(urls.map(async (url) => (await w.app.inject({ url })).payload));
    expect(
      said.map((payload) => [payload.includes('بحث'), /مسحوب|RETRACTED|retracted/.test(payload)]),
    ).toEqual(urls.map(() => [true, false]));
  });

  test('is taken back by no author, without a reason by nobody, and where there is none not at all', async () => {
    const writing = await buildUser(w.db, { role: 'journal_admin' });
    const own = (await published(writing)).paper;
    const { author, paper } = await published();
    await retract(own);
    const refused = [
      await reinstate(own, 'سبب', writing),
      await reinstate(own, ' '),
      await reinstate(paper),
      await reinstate(9_999_999),
      await reinstate(own, 'سبب', author),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 400, 409, 404, 403]);
  });
});

test('a retraction whose volume is no more comes back with its notice, for a reason that is kept', async () => {
  const { paper } = await published();
  await retract(paper, 'ثبت انتحال.');
  await w.db.updateTable('papers').set({ volume_id: null }).where('id', '=', paper).execute();
  const draft = await draftVolume(w, editor);
  const { answer: desk } = await w.call(getManagedVolume, { params: { id: draft } }, editor);
  expect(desk.candidates.filter(({ id }) => id === paper)).toMatchObject([{ is_retracted: true }]);
  const add = (reason: string) =>
    w.call(addVolumePaper, { params: { id: draft }, body: { paper_id: paper, reason } }, editor);
  expect([(await add('')).status, (await add('حُذف مجلده.')).status]).toEqual([409, 200]);
  await setPublished(w, editor, draft, true);
  const { answer } = await w.call(getArticle, { params: { id: paper } });
  const acts = await w.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'volume.add_paper')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([answer.retraction?.note, acts.detail]).toEqual(['ثبت انتحال.', { paper, reason: 'حُذف مجلده.' }]);
});

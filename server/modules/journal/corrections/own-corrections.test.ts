import {
  correctOwnPaper,
  correctPaper,
  getOwnRecord,
  getPaperRecord,
} from '@mustalah/contract/journal/corrections';
import { askForCorrections, getPaperLog, listDesk } from '@mustalah/contract/journal/desk';
import { listMyPapers } from '@mustalah/contract/journal/submissions';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';
import { tellCoAuthors } from '../submission/co-authors.ts';

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example' } });
let editor: TestUser;
let author: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  author = await buildUser(w.db);
});

const REASON = 'أكمل أسماء المؤلفين وجهاتهم.';
const ask = (id: number, { as = editor, reason = REASON, version }: Asked = {}) =>
  w.call(askForCorrections, { params: { id }, body: { reason, version } }, as);
interface Asked {
  as?: TestUser;
  reason?: string;
  version?: number;
}
type Body = Parameters<typeof w.call<typeof correctOwnPaper>>[1]['body'];
const correct = (id: number, body: Body, as = author) =>
  w.call(correctOwnPaper, { params: { id }, body }, as);
const recordOf = async (id: number) => (await w.call(getOwnRecord, { params: { id } }, author)).answer;
const ownPaper = async (id: number) =>
  (await w.call(listMyPapers, { query: {} }, author)).answer.find((paper) => paper.id === id);
const onDesk = async (id: number) =>
  (await w.call(listDesk, { query: { paper: id } }, editor)).answer.results[0];
const toldOf = (user: TestUser) =>
  w.db.selectFrom('notifications').select('kind').where('user_id', '=', user.id).orderBy('id').execute();
const kindsOf = async (user: TestUser) => (await toldOf(user)).map(({ kind }) => kind);
const added = { name: 'سعاد المضافة', latin_name: '', affiliation: '', orcid: '', email: 'suad@example.org' };

test('an editor asks, the author corrects once, editors are told, and who was added hears of it', async () => {
  const id = await buildSubmission(w.deps, author, { title: 'عنون فيه خطأ' });
  expect((await correct(id, { title: 'قبل أن يُطلب' })).error?.code).toBe('correction_not_asked');
  const { status, answer } = await ask(id);
  expect([status, answer.corrections_asked]).toEqual([200, REASON]);
  expect(await ownPaper(id)).toMatchObject({ corrections_asked: REASON, can_correct: true });
  expect(await kindsOf(author)).toContain('paper_corrections_asked');

  const before = await recordOf(id);
  const changed = { title: 'عنوان بلا خطأ', authors: [...before.authors, added], version: before.version };
  const both = await Promise.all([correct(id, changed), correct(id, changed)]);
  expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
  expect((await recordOf(id)).authors).toEqual([...before.authors, added]);
  expect(await ownPaper(id)).toMatchObject({ corrections_asked: null, can_correct: false });
  expect(await onDesk(id)).toMatchObject({ title: 'عنوان بلا خطأ', corrections_asked: null });
  expect((await kindsOf(editor)).filter((kind) => kind === 'paper_corrected')).toHaveLength(1);
  await w.jobs.drain();
  const mails = w.mail.sent.filter(({ to }) => to === added.email);
  expect(mails.map(({ link }) => link?.includes('/co-author?token='))).toEqual([true]);

  const log = await w.call(getPaperLog, { params: { id } }, editor);
  expect(log.answer.broken_at).toBeNull();
  expect(log.answer.entries.slice(-2)).toMatchObject([
    { kind: 'corrections_asked', actor_role: 'editor', note: REASON },
    { kind: 'corrected', actor_role: 'author' },
  ]);
});

test('with a revision it is corrected without being asked', async () => {
  const id = await buildSubmission(w.deps, author);
  await w.db.updateTable('papers').set({ status: 'revisions_requested' }).where('id', '=', id).execute();
  const { status, answer } = await correct(id, {
    keywords: ['تعريب', 'مصطلح'],
    language: 'fr',
    main_category: 'الهندسة',
    sub_category: 'هندسة البرمجيات',
  });
  expect([status, answer.keywords, answer.language]).toEqual([200, ['تعريب', 'مصطلح'], 'fr']);
  expect(answer.sub_category).toBe('هندسة البرمجيات');
});

test('what reviewers read is searched anew for who wrote it, and a reviewer who became an author is let go', async () => {
  const id = await buildSubmission(w.deps, author);
  const before = { words: 9, fewest_words: 1500, sections: [], signs: [], has_no_text: false };
  const unseen = { page: 2, reason: 'colour', words: 3, excerpt: 'شكر إلى خالد الوليد النجار' };
  const hidden_text = { found: [unseen], pages: 1, scanned_pages: 0, unchecked_pages: 0 };
  await w.db
    .updateTable('paper_versions')
    .set({ advice: JSON.stringify({ ...before, hidden_text }), page_text: 'by Khaled Najjar' })
    .where('paper_id', '=', id)
    .execute();
  const reviewer = await buildUser(w.db, { is_reviewer: true, name: 'خالد النجار' });
  await assign(w, id, reviewer, editor);
  await ask(id);
  const { authors } = await recordOf(id);
  const namesake = {
    ...added,
    name: 'خالد الوليد النجار',
    latin_name: 'Khaled Najjar',
    email: reviewer.email,
  };
  await correct(id, { abstract: 'كتبه خالد الوليد النجار', authors: [...authors, namesake] });
  const paper = await onDesk(id);
  expect(paper?.signs.map(({ where, found, pages }) => [where, found, pages])).toEqual([
    ['abstract', 'خالد الوليد النجار', []],
    ['pages', 'Khaled Najjar', []],
    // Nobody sees it there.
    ['pages', 'خالد الوليد النجار', [2]],
  ]);
  expect(paper?.hidden_text).toEqual(hidden_text);
  expect(paper?.assignments.map(({ state }) => state)).toEqual(['cancelled']);
});

test('nobody else corrects it, nor reads what can be corrected', async () => {
  const id = await buildSubmission(w.deps, author);
  await ask(id);
  const other = await buildUser(w.db);
  const coAuthor = await buildUser(w.db, { role: 'journal_admin' });
  const answers = [
    await correct(id, { title: 'غيره' }, other),
    await correct(id, { title: 'غيره' }, editor),
    await correct(999_999, { title: 'غيره' }),
    await w.call(getOwnRecord, { params: { id } }, other),
    await ask(id, { as: author }),
    await w.call(getPaperRecord, { params: { id } }, author),
    await ask(999_999),
    await ask(id, { reason: 'قصير' }),
    await ask(id, { reason: 'ط'.repeat(1001) }),
    await ask(id, { version: 1 }),
    await correct(id, { title: '' }),
    await correct(id, { title: 'ع'.repeat(301) }),
    await correct(id, { authors: [] }),
    await correct(id, { authors: Array.from({ length: 21 }, () => added) }),
    await correct(id, { main_category: 'الطب', sub_category: 'هندسة البرمجيات' }),
    await correct(id, { title: 'غيره', version: 1 }),
  ].map(({ status }) => status);
  expect(answers).toEqual([404, 404, 404, 404, 403, 403, 404, 400, 400, 409, 400, 400, 400, 400, 400, 409]);
  const own = await buildSubmission(w.deps, coAuthor);
  expect((await ask(own, { as: coAuthor })).error?.code).toBe('own_paper');
  expect((await recordOf(id)).title).toBe('بحث');
});

test('what was rejected, taken back or published meanwhile is not corrected by its author', async () => {
  const rejected = await buildSubmission(w.deps, author);
  const gone = await buildSubmission(w.deps, author);
  await ask(rejected);
  await ask(gone);
  await w.db.updateTable('papers').set({ status: 'rejected' }).where('id', '=', rejected).execute();
  await w.db.updateTable('papers').set({ withdrawn_at: w.clock.now }).where('id', '=', gone).execute();
  const volume = await draftVolume(w, editor);
  const published = await acceptedPaper(w, author, { volume });
  await ask(published);
  await setPublished(w, editor, volume, true);
  const codes = async (ids: number[]) => [
    ...(await Promise.all(ids.map(async (id) => (await correct(id, { title: 'متأخر' })).error?.code))),
    ...(await Promise.all(ids.map(async (id) => (await ask(id)).error?.code))),
  ];
  expect(await codes([rejected, gone, published])).toEqual([
    'correction_not_asked',
    'paper_withdrawn',
    'correction_not_asked',
    'corrections_not_askable',
    'paper_withdrawn',
    'corrections_not_askable',
  ]);
  expect(await ownPaper(published)).toMatchObject({ corrections_asked: null, can_correct: false });
  // Who is put on what is published reads that it is.
  const { authors } = (await w.call(getPaperRecord, { params: { id: published } }, editor)).answer;
  const body = { authors: [...authors, { ...added, email: 'late@example.org' }] };
  await w.call(correctPaper, { params: { id: published }, body }, editor);
  await tellCoAuthors(w.deps, { paperId: published });
  expect(w.mail.sent.find(({ to }) => to === 'late@example.org')?.subject).toContain('بحث منشور');
});

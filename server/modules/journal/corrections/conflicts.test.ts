import { getArticle } from '@mustalah/contract/journal/articles';
import { getPaperDeclarations } from '@mustalah/contract/journal/co-authors';
import { correctPaper, getPaperRecord, stateConflicts } from '@mustalah/contract/journal/corrections';
import { getPaperLog, listDesk } from '@mustalah/contract/journal/desk';
import { listMyPapers } from '@mustalah/contract/journal/submissions';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';
import { areOthers } from './rules.ts';

const w = world();
let editor: TestUser;
let author: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  author = await buildUser(w.db);
});

const SAID = 'موّلت شركة الدواء عمل سعاد.';
const added = { name: 'سعاد المضافة', latin_name: '', affiliation: '', orcid: '', email: '' };
const state = (id: number, conflict_statement = SAID, as = author) =>
  w.call(stateConflicts, { params: { id }, body: { conflict_statement } }, as);
const own = async (id: number) =>
  (await w.call(listMyPapers, { query: {} }, author)).answer.find((paper) => paper.id === id);
const onDesk = async (id: number) =>
  (await w.call(listDesk, { query: { paper: id } }, editor)).answer.results[0]?.conflicts_asked;
const told = async (user: TestUser, kind: string) =>
  (
    await w.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', user.id)
      .where('kind', '=', kind)
      .execute()
  ).length;
/** An editor puts somebody among the authors. */
async function addTo(id: number) {
  const { authors } = (await w.call(getPaperRecord, { params: { id } }, editor)).answer;
  return w.call(correctPaper, { params: { id }, body: { authors: [...authors, added] } }, editor);
}

test('others wrote it when somebody came, left or works elsewhere; not by order, address or number', () => {
  const person = (name: string, affiliation = '') => ({ name, affiliation });
  const before = [person('ليلى', 'جامعة'), person('خالد')];
  const changes = [
    [...before],
    [person('خالد'), person('لَيلى', 'جامعة')],
    [...before, person('سعاد')],
    [person('ليلى', 'جامعة')],
    [person('ليلى', 'شركة'), person('خالد')],
  ];
  expect(changes.map((after) => areOthers(before, after))).toEqual([false, false, true, true, true]);
});

test('when an editor changes who wrote a paper its author is asked by mail, and the desk shows it until it is answered', async () => {
  const id = await buildSubmission(w.deps, author);
  await w.call(correctPaper, { params: { id }, body: { title: 'عنوان آخر' } }, editor);
  expect([(await own(id))?.conflicts_asked, (await state(id)).error?.code]).toEqual([
    false,
    'conflicts_not_asked',
  ]);
  await addTo(id);
  expect([(await own(id))?.conflicts_asked, await onDesk(id)]).toEqual([true, true]);
  expect(await told(author, 'paper_conflicts_asked')).toBe(1);
  await w.jobs.drain();
  expect(
    w.mail.sent.filter(({ to, subject }) => to === author.email && subject.includes('تعارض')),
  ).toHaveLength(1);

  const both = await Promise.all([state(id), state(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([(await own(id))?.conflicts_asked, await onDesk(id)]).toEqual([false, false]);
  expect(await told(editor, 'paper_conflicts_stated')).toBe(1);
  const declared = await w.call(getPaperDeclarations, { params: { id } }, editor);
  expect(declared.answer.conflict_statement).toBe(SAID);
  // The log outlives the people whom it names.
  const log = await w.call(getPaperLog, { params: { id } }, editor);
  expect([log.answer.entries.at(-1)?.kind, log.answer.broken_at]).toEqual(['conflicts_stated', null]);
  const kept = await w.db.selectFrom('paper_log').selectAll().where('paper_id', '=', id).execute();
  expect(JSON.stringify(kept)).not.toContain('شركة');
});

test('nobody else states it, nothing longer than it may be, and nothing of what was rejected or taken back', async () => {
  const id = await buildSubmission(w.deps, author);
  const rejected = await buildSubmission(w.deps, author);
  const gone = await buildSubmission(w.deps, author);
  for (const each of [id, rejected, gone]) await addTo(each);
  await w.db.updateTable('papers').set({ status: 'rejected' }).where('id', '=', rejected).execute();
  await w.db.updateTable('papers').set({ withdrawn_at: w.clock.now }).where('id', '=', gone).execute();
  const statuses = [
    await state(id, SAID, await buildUser(w.db)),
    await state(id, SAID, editor),
    await state(999_999),
    await state(id, 'ط'.repeat(1001)),
    await state(rejected),
    await state(gone),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 400, 409, 409]);
  expect([await onDesk(rejected), await onDesk(gone)]).toEqual([false, false]);
});

test('of an article it stands among what was corrected, and harvesters hear of it; nothing changed is no correction', async () => {
  const volume = await draftVolume(w, editor);
  const id = await acceptedPaper(w, author, { volume });
  await setPublished(w, editor, volume, true);
  const article = async () => (await w.call(getArticle, { params: { id } })).answer;
  const harvested = async () =>
    (
      await w.db
        .selectFrom('article_records')
        .select('changed_at')
        .where('paper_id', '=', id)
        .executeTakeFirstOrThrow()
    ).changed_at;
  await addTo(id);
  const before = await harvested();
  w.clock.now = new Date(w.clock.now.getTime() + 60_000);
  await state(id, '');
  expect((await article()).corrections.map(({ fields }) => fields)).toEqual([['authors']]);
  const { authors } = (await w.call(getPaperRecord, { params: { id } }, editor)).answer;
  await w.call(correctPaper, { params: { id }, body: { authors: authors.slice(0, 1) } }, editor);
  await state(id);
  const { corrections, conflict_statement } = await article();
  expect([corrections[0]?.fields, conflict_statement]).toEqual([['conflict_statement'], SAID]);
  expect((await harvested()) > before).toBe(true);
});

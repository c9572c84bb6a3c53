import { obtainTokens, updateUser } from '@mustalah/contract/accounts';
import * as administration from '@mustalah/contract/administration';
import { approveTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { voteOnTerm } from '@mustalah/contract/terms/votes';
import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { createUser } from '../../accounts/create-user.ts';

const w = world();

const at = ({ id }: { id: number }) => ({ params: { id } });
const firstPage = (user: TestUser) => ({ params: { id: user.id }, query: {} });

async function buildPaper(author: TestUser, title = 'بحث') {
  const paper = {
    title,
    abstract: 'ملخص',
    main_category: 'الطب',
    sub_category: 'التمريض',
    submitter_id: author.id,
  };
  const { id } = await w.db.insertInto('papers').values(paper).returning('id').executeTakeFirstOrThrow();
  return id;
}

const assign = (paperId: number, reviewer: TestUser, by: TestUser, letter = 1) =>
  w.db
    .insertInto('paper_assignments')
    .values({
      paper_id: paperId,
      round: 1,
      reviewer_id: reviewer.id,
      letter,
      assigned_by: by.id,
      assigned_at: w.clock.now,
      due_at: w.clock.now,
    })
    .execute();

test('the record of a user tells what they did, have and where they are signed in', async () => {
  const admin = await buildAdmin(w.db);
  const author = await buildUser(w.db, { is_contributor: true, name: 'سلمى' });
  const [approved, rejected] = [await buildTerm(w.db, { author }), await buildTerm(w.db, { author })];
  await buildTerm(w.db, { author });
  await w.call(approveTerm, { ...at(approved), body: {} }, admin);
  await w.call(rejectTerm, { ...at(rejected), body: { reason: '' } }, admin);
  const [other, another] = [await buildTerm(w.db), await buildTerm(w.db)];
  await w.call(voteOnTerm, at(other), author);
  await w.call(rejectTerm, { ...at(another), body: { reason: 'مكرر' } }, author);
  await buildPaper(author);
  const { answer } = await w.call(administration.getUserRecord, at(author), admin);
  expect(answer).toMatchObject({
    id: author.id,
    name: 'سلمى',
    email: author.email,
    email_confirmed: true,
    is_contributor: true,
    figures: {
      terms: 3,
      approved_terms: 1,
      rejected_terms: 1,
      votes: 1,
      decisions: 1,
      papers: 1,
      reviews: 0,
    },
    points: { earned: 10.5, available: 10.5, reserved: 0, paid: 0, owed: 0 },
  });
});

test('the sessions of a user are those that have not ended, each with its last use', async () => {
  const admin = await buildAdmin(w.db);
  const body = { email: 'sessions@example.org', password: 'سر طويل' };
  const id = (await createUser(w.db, { ...body, name: 'عضو' }, w.clock.now)) ?? 0;
  const opened = w.clock.now.toISOString();
  await w.call(obtainTokens, { body });
  const { answer } = await w.call(administration.getUserRecord, { params: { id } }, admin);
  expect([answer.session_count, answer.sessions]).toEqual([1, [{ opened_at: opened, last_used_at: opened }]]);
  await w.call(updateUser, { params: { id }, body: { status: 'suspended' } }, admin);
  const { answer: after } = await w.call(administration.getUserRecord, { params: { id } }, admin);
  expect([after.session_count, after.sessions]).toEqual([0, []]);
});

test('the terms of a user are listed with the rejected ones', async () => {
  const [admin, author] = [await buildAdmin(w.db), await buildUser(w.db)];
  const day = (date: string) => new Date(`${date}T09:00:00Z`);
  const first = await buildTerm(w.db, { author, createdAt: day('2026-03-01'), isApproved: true });
  const second = await buildTerm(w.db, { author, createdAt: day('2026-03-02') });
  const third = await buildTerm(w.db, { author, createdAt: day('2026-03-03') });
  await w.call(rejectTerm, { ...at(second), body: { reason: '' } }, admin);
  const { answer } = await w.call(administration.listTermsOfUser, firstPage(author), admin);
  expect(answer.results.map(({ id, status }) => [id, status])).toEqual([
    [third.id, 'pending'],
    [second.id, 'rejected'],
    [first.id, 'approved'],
  ]);
});

test('the decisions of a user are listed, the latest first, and whether readers find the term', async () => {
  const [admin, reviewer] = [await buildAdmin(w.db), await buildUser(w.db, { is_contributor: true })];
  const [good, bad] = [await buildTerm(w.db), await buildTerm(w.db)];
  await w.call(approveTerm, { ...at(good), body: {} }, reviewer);
  await w.call(rejectTerm, { ...at(bad), body: { reason: 'مكرر' } }, reviewer);
  const { answer } = await w.call(administration.listDecisionsOfUser, firstPage(reviewer), admin);
  expect(answer.results).toMatchObject([
    { term: { id: bad.id, arabic: bad.arabic, is_public: false }, decision: 'rejected', reason: 'مكرر' },
    { term: { id: good.id, arabic: good.arabic, is_public: true }, decision: 'approved', reason: '' },
  ]);
});

test('the points of a user are listed as the user sees them', async () => {
  const [admin, author] = [await buildAdmin(w.db), await buildUser(w.db)];
  const term = await buildTerm(w.db, { author });
  await w.call(approveTerm, { ...at(term), body: {} }, admin);
  const { answer } = await w.call(administration.listRewardsOfUser, firstPage(author), admin);
  expect(answer.results).toMatchObject([
    { reason: `اعتماد المصطلح الذي اقترحته: ${term.arabic}`, points: 10, paid: false, reversed: false },
  ]);
});

test('an admin who reviews a paper does not learn here who wrote it', async () => {
  const [admin, reviewing] = [await buildAdmin(w.db), await buildAdmin(w.db)];
  const author = await buildUser(w.db);
  const paper = await buildPaper(author, 'بحث سري');
  await assign(paper, reviewing, admin);
  const seenBy = async (viewer: TestUser) =>
    (await w.call(administration.listPapersOfUser, firstPage(author), viewer)).answer.results.map(
      ({ title }) => title,
    );
  expect(await seenBy(admin)).toEqual(['بحث سري']);
  expect(await seenBy(reviewing)).toEqual([]);
});

test('an admin who wrote a paper does not learn here who reviews it', async () => {
  const [admin, author] = [await buildAdmin(w.db), await buildAdmin(w.db)];
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  const paper = await buildPaper(author, 'بحث المدير');
  await assign(paper, reviewer, admin);
  const seenBy = async (viewer: TestUser) =>
    (await w.call(administration.listReviewsByUser, firstPage(reviewer), viewer)).answer.results;
  expect(await seenBy(admin)).toMatchObject([
    { paper: { id: paper, title: 'بحث المدير' }, round: 1, state: 'invited', verdict: null },
  ]);
  expect(await seenBy(author)).toEqual([]);
});

test('the figures of a user are the lengths of the lists beside them, for every admin who looks', async () => {
  const [stranger, author, judge] = [await buildAdmin(w.db), await buildAdmin(w.db), await buildAdmin(w.db)];
  const [writer, reviewer] = [await buildUser(w.db), await buildUser(w.db, { is_reviewer: true })];
  const ofAuthor = await buildPaper(author);
  const ofWriter = await buildPaper(writer);
  await assign(ofAuthor, reviewer, stranger);
  await assign(ofWriter, reviewer, stranger);
  await assign(ofWriter, judge, stranger, 2);
  const seen = async (viewer: TestUser, user: TestUser) => {
    const { answer } = await w.call(administration.getUserRecord, { params: { id: user.id } }, viewer);
    const [papers, reviews] = await Promise.all([
      w.call(administration.listPapersOfUser, firstPage(user), viewer),
      w.call(administration.listReviewsByUser, firstPage(user), viewer),
    ]);
    const { papers: ofPapers, reviews: ofReviews } = answer.figures;
    return { figures: [ofPapers, ofReviews], lists: [papers.answer.count, reviews.answer.count] };
  };
  const everybody = [author, judge, writer, reviewer];
  const seenBy = (viewer: TestUser) => Promise.all(everybody.map((user) => seen(viewer, user)));
  const all = await Promise.all([stranger, author, judge].map(seenBy));
  expect(all.flat().map(({ figures }) => figures)).toEqual(all.flat().map(({ lists }) => lists));
  expect(all.map((each) => each.map(({ figures }) => figures.join(' ')))).toEqual([
    ['1 0', '0 1', '1 0', '0 2'],
    // Who reviews their own paper is not counted;
    ['1 0', '0 1', '1 0', '0 1'],
    // nor is, for a reviewer, its author, nor who else reviews it.
    ['1 0', '0 1', '0 0', '0 1'],
  ]);
});

test.each([
  administration.getUserRecord,
  administration.listTermsOfUser,
  administration.listDecisionsOfUser,
  administration.listPapersOfUser,
  administration.listReviewsByUser,
  administration.listRewardsOfUser,
  administration.listAlikeAccounts,
])('nobody has no record: $path', async ({ path }) => {
  const { error } = await w.send('GET', path.replace(':id', '999999'), undefined, await buildAdmin(w.db));
  expect(error?.code).toBe('not_found');
});

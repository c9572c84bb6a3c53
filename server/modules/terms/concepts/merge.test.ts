import {
  listMerges,
  mergeTerms,
  previewMerge,
  proposeDesignation,
  proposeExample,
  proposeRelation,
  setDesignationStatus,
  undoMerge,
} from '@mustalah/contract/terms/concepts';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import { listRejectedTerms, restoreTerm } from '@mustalah/contract/terms/oversight';
import { revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();

const vote = (id: number, as: TestUser) => w.call(voteOnTerm, { params: { id } }, as);
const page = (id: number) => w.call(getTerm, { params: { id } });
const merge = (kept: number, merged: number, as: TestUser) =>
  w.call(mergeTerms, { body: { kept, merged } }, as);
const undo = (id: number, as: TestUser) => w.call(undoMerge, { params: { id } }, as);

/** Everything that a merge may touch of two entries, their versions apart. */
async function stateOf(...ids: number[]) {
  const among = sql`any(${ids}::bigint[])`;
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(w.db)).rows;
  return {
    terms: await rows(sql`select * from all_terms where id = ${among} or concept_id = ${among} order by id`),
    votes: await rows(sql`select * from votes where term_id = ${among} order by id`),
    names: await rows(sql`select * from designations where term_id = ${among} order by id`),
    examples: await rows(sql`select * from term_examples where term_id = ${among} order by id`),
    relations: await rows(
      sql`select * from term_relations where term_id = ${among} or other_id = ${among} order by id`,
    ),
    ledger: await rows(sql`select user_id, reason, subject, round from ledger_transactions order by id`),
  };
}

/** Two entries for one thing, with votes of two who voted on either and one who voted on both, names and a relation. */
async function duplicates() {
  const admin = await buildAdmin(w.db);
  const [here, there, both] = (await buildUsers(w.db, 3)) as [TestUser, TestUser, TestUser];
  const kept = await buildTerm(w.db, { latin: 'router', isApproved: true });
  const merged = await buildTerm(w.db, { latin: 'network router' });
  const far = await buildTerm(w.db);
  for (const user of [here, both]) await vote(kept.id, user);
  for (const user of [there, both]) await vote(merged.id, user);
  const name = (id: number, text: string, language: 'ar' | 'fr') =>
    w.call(proposeDesignation, { params: { id }, body: { language, text } }, admin);
  for (const { id } of [kept, merged]) {
    const { answer } = await name(id, `routeur ${id === kept.id ? 'un' : 'deux'}`, 'fr');
    await w.call(setDesignationStatus, { params: { id: answer.id }, body: { status: 'preferred' } }, admin);
    await name(id, 'راوتر', 'ar');
  }
  await w.call(proposeExample, { params: { id: merged.id }, body: { text: 'وصل الموجّه الشبكتين' } }, admin);
  await w.call(
    proposeRelation,
    { params: { id: merged.id }, body: { term: far.id, kind: 'broader' } },
    admin,
  );
  await w.call(
    proposeRelation,
    { params: { id: merged.id }, body: { term: kept.id, kind: 'related' } },
    admin,
  );
  return { admin, kept, merged, far, there };
}

test('a merge makes the pair further names, carries votes once, and leads the old address to the kept entry', async () => {
  const { admin, kept, merged, far } = await duplicates();
  const before = await stateOf(kept.id, merged.id);
  const preview = await w.call(previewMerge, { query: { kept: kept.id, merged: merged.id } }, admin);
  expect(await stateOf(kept.id, merged.id)).toEqual(before);
  expect(preview.answer).toMatchObject({ examples: 1, votes: 1, relations: 1, papers: 0 });
  expect((await merge(kept.id, merged.id, admin)).status).toBe(201);
  const { answer } = await page(kept.id);
  expect(answer.votes).toBe(3);
  expect(answer.designations.map(({ text, status }) => [text, status])).toEqual([
    ['راوتر', 'accepted'],
    [merged.arabic, 'proposed'],
    ['network router', 'proposed'],
    ['routeur un', 'preferred'],
    ['routeur deux', 'accepted'],
  ]);
  expect(preview.answer.names.toSorted()).toEqual(
    [merged.arabic, 'network router', 'routeur deux'].toSorted(),
  );
  expect(answer.relations.map(({ kind, term }) => [kind, term.id])).toEqual([['broader', far.id]]);
  const gone = await page(merged.id);
  expect([gone.status, gone.error?.code, gone.error?.merged_into]).toEqual([404, 'term_merged', kept.id]);
});

test('undone, both entries are exactly as they were, and nothing was paid or taken', async () => {
  const { admin, kept, merged, far } = await duplicates();
  const before = await stateOf(kept.id, merged.id, far.id);
  const { answer } = await merge(kept.id, merged.id, admin);
  expect(await stateOf(kept.id, merged.id, far.id)).not.toEqual(before);
  expect((await undo(answer.id, admin)).status).toBe(200);
  expect(await stateOf(kept.id, merged.id, far.id)).toEqual(before);
  const again = await undo(answer.id, admin);
  expect([again.status, again.error?.code]).toEqual([409, 'merge_over']);
});

test('a carried vote is taken back on the kept entry, with what it earned, and stays so when the merge is undone', async () => {
  const { admin, kept, merged, there } = await duplicates();
  const { answer } = await merge(kept.id, merged.id, admin);
  expect((await vote(kept.id, there)).error?.code).toBe('already_voted');
  const revoked = await w.call(revokeVote, { params: { id: kept.id } }, there);
  expect([revoked.status, revoked.answer.votes]).toEqual([200, 2]);
  await undo(answer.id, admin);
  expect((await page(merged.id)).answer.votes).toBe(1);
});

test('a merged entry is no rejected one: it is in no list of those, and is not restored', async () => {
  const { admin, kept, merged } = await duplicates();
  await merge(kept.id, merged.id, admin);
  const { answer } = await w.call(listRejectedTerms, { query: {} }, admin);
  expect(answer.results.map(({ id }) => id)).not.toContain(merged.id);
  expect((await w.call(restoreTerm, { params: { id: merged.id } }, admin)).status).toBe(404);
});

test('of two merges into each other at once one is done', async () => {
  const admin = await buildAdmin(w.db);
  const [one, two] = [await buildTerm(w.db), await buildTerm(w.db)];
  const answers = await Promise.all([merge(one.id, two.id, admin), merge(two.id, one.id, admin)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404]);
});

test('a vote that comes while its entry is merged is counted once or refused', async () => {
  const admin = await buildAdmin(w.db);
  const [kept, merged] = [await buildTerm(w.db), await buildTerm(w.db)];
  const voters = await buildUsers(w.db, 4);
  const [, ...votes] = await Promise.all([
    merge(kept.id, merged.id, admin),
    ...voters.map((voter) => vote(merged.id, voter)),
  ]);
  const counted = votes.filter(({ status }) => status === 200).length;
  expect((await page(kept.id)).answer.votes).toBe(counted);
});

test('what was merged into a merged entry leads to the last, and only the latest merge is undone', async () => {
  const admin = await buildAdmin(w.db);
  const [one, two, three] = [await buildTerm(w.db), await buildTerm(w.db), await buildTerm(w.db)];
  const first = await merge(two.id, one.id, admin);
  const second = await merge(three.id, two.id, admin);
  expect((await page(one.id)).error?.merged_into).toBe(three.id);
  const early = await undo(first.answer.id, admin);
  expect([early.status, early.error?.code]).toEqual([409, 'merge_not_last']);
  const listed = await w.call(listMerges, { params: { id: three.id } }, admin);
  expect(listed.answer.map(({ merged }) => merged.id)).toEqual([two.id]);
  await undo(second.answer.id, admin);
  expect((await undo(first.answer.id, admin)).status).toBe(200);
});

test('proposals for the concept of a merged entry become proposals for the kept one, and go back', async () => {
  const admin = await buildAdmin(w.db);
  const [kept, merged, rival] = [await buildTerm(w.db), await buildTerm(w.db), await buildTerm(w.db)];
  await w.db.updateTable('all_terms').set({ concept_id: merged.id }).where('id', '=', rival.id).execute();
  const { answer } = await merge(kept.id, merged.id, admin);
  const rivals = async (id: number) => (await page(id)).answer.rivals.map((each) => each.id);
  expect(await rivals(kept.id)).toEqual([rival.id]);
  await undo(answer.id, admin);
  expect([await rivals(kept.id), await rivals(merged.id)]).toEqual([[], [rival.id]]);
});

test.each([
  [(id: number) => ({ kept: id, merged: id }), 409, 'merge_itself'],
  [(id: number) => ({ kept: id, merged: 999_999 }), 404, 'not_found'],
  [(id: number) => ({ kept: id }), 400, 'bad_request'],
  [(id: number) => ({ kept: id, merged: 'x' }), 400, 'bad_request'],
])('a merge that cannot be is refused and changes nothing (%#)', async (body, status, code) => {
  const term = await buildTerm(w.db);
  const answer = await w.send('POST', '/api/admin-tools/merges/', body(term.id), await buildAdmin(w.db));
  expect([answer.status, answer.error?.code]).toEqual([status, code]);
});

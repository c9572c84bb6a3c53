import { listQueues } from '@mustalah/contract/administration';
import { listNotifications } from '@mustalah/contract/notifications';
import {
  acceptExample,
  acceptRelation,
  proposeDesignation,
  proposeExample,
  proposeRelation,
  removeDesignation,
  setDesignationStatus,
} from '@mustalah/contract/terms/concepts';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import { listProposals, rejectProposal } from '@mustalah/contract/terms/proposals';
import { rejectTerm } from '@mustalah/contract/terms/review';
import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();

const buildReviewer = () => buildUser(w.db, { is_contributor: true });
const proposeName = async (id: number, text: string, as: TestUser, more: object = {}) =>
  (await w.call(proposeDesignation, { params: { id }, body: { language: 'ar', text, ...more } }, as)).answer;
const queue = async (as: TestUser, after?: string) =>
  (await w.call(listProposals, { query: { page_size: 100, ...(after && { after }) } }, as)).answer;
const noticesOf = async (user: TestUser) =>
  (await w.call(listNotifications, { query: {} }, user)).answer.results.map(
    ({ kind, title, body, link }) => ({
      kind,
      title,
      body,
      link,
    }),
  );
const reject = (kind: 'names' | 'examples' | 'relations', id: number, as: TestUser, reason = 'لا مصدر له') =>
  w.call(rejectProposal, { params: { kind, id }, body: { reason } }, as);
const later = () => {
  w.clock.now = new Date(w.clock.now.getTime() + 60_000);
};

test('what waits of all kinds stands in one queue, the oldest first, with the entry beside it', async () => {
  const [proposer, reviewer, admin] = [await buildUser(w.db), await buildReviewer(), await buildAdmin(w.db)];
  const term = await buildTerm(w.db, { arabic: 'مرناة', latin: 'television', isApproved: true });
  const other = await buildTerm(w.db, { arabic: 'بث', latin: 'broadcasting', isApproved: true });
  await proposeName(term.id, 'رائي', admin);
  const name = await proposeName(term.id, 'تلفاز', proposer, { plural: 'تلفزة', gender: 'masculine' });
  later();
  const example = await w.call(
    proposeExample,
    { params: { id: term.id }, body: { text: 'شاهدت المرناة.', source: 'المعجم' } },
    proposer,
  );
  later();
  const relation = await w.call(
    proposeRelation,
    { params: { id: term.id }, body: { term: other.id, kind: 'related' } },
    proposer,
  );
  const seen = await queue(reviewer);
  expect(seen.results.map(({ kind, id, by }) => [kind, id, by])).toEqual([
    ['names', name.id, proposer.name],
    ['examples', example.answer.id, proposer.name],
    ['relations', relation.answer.id, proposer.name],
  ]);
  expect([seen.count, seen.next]).toEqual([3, null]);
  expect(seen.results[0]).toMatchObject({
    name: { text: 'تلفاز', plural: 'تلفزة', gender: 'masculine' },
    entry: { id: term.id, arabic: 'مرناة', latin: 'television', is_approved: true, names: ['رائي'] },
  });
  expect(seen.results[2]).toMatchObject({ relation: { kind: 'related', other: { id: other.id } } });
  // The proposer decides on nothing of it, nor does the author of an approved entry on its names.
  expect((await w.call(listProposals, { query: {} }, proposer)).status).toBe(403);
  await w.db
    .updateTable('users')
    .set({ is_contributor: true })
    .where('id', 'in', [term.author.id, proposer.id])
    .execute();
  expect((await queue(term.author)).results.map(({ kind }) => kind)).toEqual(['relations']);
  expect((await queue(proposer)).count).toBe(0);
  expect((await w.call(listQueues, {}, admin)).answer.proposed_parts).toBe(3);
  await Promise.all([
    reject('names', name.id, reviewer),
    reject('examples', example.answer.id, reviewer),
    reject('relations', relation.answer.id, reviewer),
  ]);
  expect((await queue(reviewer)).count).toBe(0);
});

test('the queue goes on by its key, also where several came in one moment and the first was decided', async () => {
  const [proposer, reviewer] = [await buildUser(w.db), await buildReviewer()];
  const term = await buildTerm(w.db, { isApproved: true });
  for (const text of ['اسم أول', 'اسم ثان', 'اسم ثالث']) await proposeName(term.id, text, proposer);
  await w.call(proposeExample, { params: { id: term.id }, body: { text: 'مثال' } }, proposer);
  const textsOf = (page: Awaited<ReturnType<typeof queue>>) =>
    page.results.map((each) => ('name' in each ? each.name.text : each.kind));
  const first = (await w.call(listProposals, { query: { page_size: 2 } }, reviewer)).answer;
  expect([textsOf(first), first.count, first.previous]).toEqual([['اسم أول', 'اسم ثان'], 4, null]);
  await reject('names', first.results[0]?.id ?? 0, reviewer);
  const second = (await w.send('GET', first.next ?? '', undefined, reviewer)).answer as typeof first;
  expect([textsOf(second), second.count, second.next]).toEqual([['اسم ثالث', 'examples'], 3, null]);
  expect(second.previous).toBe('/api/proposals/?page_size=2');
  for (const { kind, id } of [...first.results.slice(1), ...second.results]) await reject(kind, id, reviewer);
});

test('the author of an entry under review has what others propose to it in the queue; what was hidden leaves it', async () => {
  const [proposer, author, admin] = [await buildUser(w.db), await buildReviewer(), await buildAdmin(w.db)];
  const term = await buildTerm(w.db, { author });
  const { id } = await proposeName(term.id, 'اسم ينتظر', proposer);
  expect((await queue(author)).results.map((each) => each.id)).toEqual([id]);
  await w.call(rejectTerm, { params: { id: term.id }, body: { reason: 'مكرر' } }, admin);
  expect([(await queue(author)).count, (await queue(admin)).count]).toEqual([0, 0]);
});

test('whoever proposed is told what became of it, with the reason and the way to the entry', async () => {
  const [proposer, reviewer] = [await buildUser(w.db), await buildReviewer()];
  const term = await buildTerm(w.db, { arabic: 'حاسوب', latin: 'computer', isApproved: true });
  const other = await buildTerm(w.db, { arabic: 'آلة', latin: 'machine', isApproved: true });
  const [kept, refused, taken] = [
    await proposeName(term.id, 'حاسب', proposer),
    await proposeName(term.id, 'كمبيوتر', proposer),
    await proposeName(term.id, 'حسابة', proposer),
  ];
  const example = await w.call(
    proposeExample,
    { params: { id: term.id }, body: { text: 'عمل الحاسوب.' } },
    proposer,
  );
  const relation = await w.call(
    proposeRelation,
    { params: { id: term.id }, body: { term: other.id, kind: 'broader' } },
    proposer,
  );
  await w.call(setDesignationStatus, { params: { id: kept.id }, body: { status: 'accepted' } }, reviewer);
  expect((await reject('names', refused.id, reviewer, 'لفظ دخيل')).answer.detail).toBe(
    'رُفض الاقتراح وأُبلغ من اقترحه',
  );
  await w.call(removeDesignation, { params: { id: taken.id } }, reviewer);
  await w.call(acceptExample, { params: { id: example.answer.id } }, reviewer);
  await w.call(acceptRelation, { params: { id: relation.answer.id } }, reviewer);
  const link = `/term/${term.id}`;
  const accepted = { kind: 'part_accepted', body: 'راجعه أحد المراجعين فصار من المصطلح.', link };
  const rejected = { kind: 'part_rejected', link };
  expect((await noticesOf(proposer)).toReversed()).toEqual([
    { ...accepted, title: 'قُبل اقتراحك: الاسم «حاسب» للمصطلح «حاسوب»' },
    { ...rejected, title: 'لم يُقبل اقتراحك: الاسم «كمبيوتر» للمصطلح «حاسوب»', body: 'السبب: لفظ دخيل' },
    { ...rejected, title: 'لم يُقبل اقتراحك: الاسم «حسابة» للمصطلح «حاسوب»', body: 'لم يذكر المراجع سببًا.' },
    { ...accepted, title: 'قُبل اقتراحك: مثال على استعمال «حاسوب»' },
    { ...accepted, title: 'قُبل اقتراحك: صلة بين «حاسوب» و«آلة»' },
  ]);
  // Nobody hears of a name that was taken away later, nor of what they took back themselves.
  await w.call(removeDesignation, { params: { id: kept.id } }, reviewer);
  const own = await proposeName(term.id, 'رتابة', proposer);
  await w.call(removeDesignation, { params: { id: own.id } }, proposer);
  expect(await noticesOf(proposer)).toHaveLength(5);
});

test("a rejection is refused without a reason, of a part of one's own, of what was decided, and to whoever does not decide", async () => {
  const [proposer, reviewer] = [await buildReviewer(), await buildReviewer()];
  const term = await buildTerm(w.db, { isApproved: true });
  const { id } = await proposeName(term.id, 'اسم للرفض', proposer);
  const empty = await reject('names', id, reviewer, '  ');
  expect([empty.status, empty.error]).toMatchObject([400, { reason: ['هذا الحقل مطلوب'] }]);
  expect((await reject('names', id, reviewer, 'س'.repeat(1001))).status).toBe(400);
  expect((await reject('names', id, proposer)).error?.code).toBe('own_proposal');
  expect((await reject('names', id, await buildUser(w.db))).error?.code).toBe('forbidden');
  expect((await reject('names', id, term.author)).error?.code).toBe('forbidden');
  expect((await reject('examples', id + 1_000, reviewer)).status).toBe(404);
  expect(
    (await w.send('POST', `/api/proposals/domains/${id}/reject/`, { reason: 'سبب' }, reviewer)).status,
  ).toBe(400);
  await w.call(setDesignationStatus, { params: { id }, body: { status: 'accepted' } }, reviewer);
  const late = await reject('names', id, reviewer);
  expect([late.status, late.error?.code]).toEqual([409, 'proposal_decided']);
  expect((await w.call(getTerm, { params: { id: term.id } })).answer.designations).toHaveLength(1);
});

test('accepted and rejected at once, one of both holds and its proposer hears of one', async () => {
  const [proposer, one, two] = [await buildUser(w.db), await buildReviewer(), await buildReviewer()];
  const term = await buildTerm(w.db, { isApproved: true });
  const { id } = await proposeName(term.id, 'اسم بين اثنين', proposer);
  const answers = await Promise.all([
    w.call(setDesignationStatus, { params: { id }, body: { status: 'accepted' } }, one),
    reject('names', id, two),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await noticesOf(proposer)).toHaveLength(1);
});

test.each(['x', '1-names', '1-domains-1', '1-names-0', '1-names-1;drop'])(
  'a place in the queue like %s is refused',
  async (after) => {
    expect(
      (await w.send('GET', `/api/proposals/?after=${after}`, undefined, await buildReviewer())).status,
    ).toBe(400);
  },
);

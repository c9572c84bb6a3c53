import { getTerm } from '@mustalah/contract/terms/dictionary';
import { approveTerm, listPendingTerms, rejectTerm } from '@mustalah/contract/terms/review';
import { getOwnRejected } from '@mustalah/contract/terms/suggestions';
import { voteOnTerm } from '@mustalah/contract/terms/votes';
import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { balancesOf } from '../../rewards/balances.ts';

const w = world();
const approve = (id: number, by: TestUser) => w.call(approveTerm, { params: { id }, body: {} }, by);
const reject = (id: number, by: TestUser, reason = 'غير دقيق') =>
  w.call(rejectTerm, { params: { id }, body: { reason } }, by);
const buildContributor = () => buildUser(w.db, { is_contributor: true });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

test('three simultaneous approvals pay once', async () => {
  const term = await buildTerm(w.db);
  const reviewers = [await buildAdmin(w.db), await buildContributor(), await buildAdmin(w.db)];
  const answers = await Promise.all(reviewers.map((reviewer) => approve(term.id, reviewer)));
  expect(statuses(answers)).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('already_approved');
  expect((await balancesOf(w.db, term.author.id)).earned).toBe(10_000_000n);
  expect(await noticesOf(term.author)).toEqual([
    { kind: 'term_approved', title: `اعتُمد مصطلحك «${term.arabic}»`, link: `/term/${term.id}` },
  ]);
});

test('an approval is kept in the audit log with who and what', async () => {
  const term = await buildTerm(w.db);
  const admin = await buildAdmin(w.db);
  await approve(term.id, admin);
  expect(await actsOn(term.id)).toEqual([
    { actor_id: admin.id, action: 'term.approve', detail: { arabic: term.arabic, votes: 0 } },
  ]);
});

test('nobody reviews an own term, an admin neither', async () => {
  const admin = await buildAdmin(w.db);
  const term = await buildTerm(w.db, { author: admin });
  const answers = [await approve(term.id, admin), await reject(term.id, admin)];
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
    [403, 'own_review'],
    [403, 'own_review'],
  ]);
});

test('an admin confirms what the votes approved, without a second reward; a contributor does not', async () => {
  const term = await buildTerm(w.db);
  for (const voter of await buildUsers(w.db, 5)) await w.call(voteOnTerm, { params: { id: term.id } }, voter);
  expect((await approve(term.id, await buildContributor())).error?.code).toBe('already_approved');
  expect((await approve(term.id, await buildAdmin(w.db))).answer).toEqual({ detail: 'ثُبّت اعتماد المصطلح' });
  const row = await w.db
    .selectFrom('terms')
    .select('approved_by')
    .where('id', '=', term.id)
    .executeTakeFirstOrThrow();
  expect(row.approved_by).toBe('person');
  expect((await balancesOf(w.db, term.author.id)).earned).toBe(10_000_000n);
});

test('a rejected term is hidden with all it has, its decision stays and its author learns why', async () => {
  const term = await buildTerm(w.db);
  const voter = await buildUser(w.db);
  await w.call(voteOnTerm, { params: { id: term.id } }, voter);
  const admin = await buildAdmin(w.db);
  expect((await reject(term.id, admin, 'موجود بلفظ آخر')).answer).toEqual({ detail: 'رُفض المصطلح وأُخفي' });

  expect((await w.call(getTerm, { params: { id: term.id } })).status).toBe(404);
  expect(await countIn('votes', term.id)).toBe(1);
  expect(await countIn('term_revisions', term.id)).toBe(1);
  const decision = await w.db
    .selectFrom('term_decisions')
    .select(['decision', 'actor_id', 'author_id', 'arabic', 'reason'])
    .where('term_id', '=', term.id)
    .executeTakeFirstOrThrow();
  expect(decision).toEqual({
    decision: 'rejected',
    actor_id: admin.id,
    author_id: term.author.id,
    arabic: term.arabic,
    reason: 'موجود بلفظ آخر',
  });
  expect(await actsOn(term.id)).toEqual([
    {
      actor_id: admin.id,
      action: 'term.reject',
      // A term that is gone for ever keeps its name here.
      detail: {
        arabic: term.arabic,
        reason: 'موجود بلفظ آخر',
        authorId: term.author.id,
        approvedBy: null,
        votes: 1,
      },
    },
  ]);
  const notice = await w.db
    .selectFrom('notifications')
    .select(['kind', 'body'])
    .where('user_id', '=', term.author.id)
    .executeTakeFirstOrThrow();
  expect(notice).toEqual({ kind: 'term_rejected', body: 'السبب: موجود بلفظ آخر' });
});

test('what waits shows what was decided on its author, and is found by author and age', async () => {
  const admin = await buildAdmin(w.db);
  const author = await buildUser(w.db);
  const [one, two, waiting] = [
    await buildTerm(w.db, { author }),
    await buildTerm(w.db, { author }),
    await buildTerm(w.db, { author }),
  ];
  await approve(one.id, admin);
  await reject(two.id, admin);
  const list = async (query: object) =>
    (await w.call(listPendingTerms, { query: { author: author.id, ...query } }, admin)).answer?.results;
  expect(await list({})).toMatchObject([
    { id: waiting.id, author: { id: author.id, approved: 1, rejected: 1 } },
  ]);
  expect(await list({ author: admin.id })).toEqual([]);
  expect(await list({ waiting_days: 7 })).toEqual([]);
  const weekAgo = new Date(w.deps.now().getTime() - 7 * 86_400_000);
  await w.db.updateTable('terms').set({ created_at: weekAgo }).where('id', '=', waiting.id).execute();
  expect(await list({ waiting_days: 7 })).toHaveLength(1);
});

test('a rejected term is read again by its author alone, from the notice of it', async () => {
  const term = await buildTerm(w.db);
  const [admin, other] = [await buildAdmin(w.db), await buildContributor()];
  const readBy = (user: TestUser) => w.call(getOwnRejected, { params: { id: term.id } }, user);
  expect((await readBy(term.author)).status).toBe(404);
  await reject(term.id, admin, 'التعريف ناقص');
  expect((await readBy(term.author)).answer).toMatchObject({
    arabic: term.arabic,
    definition: 'تعريف قصير واضح',
    reason: 'التعريف ناقص',
  });
  expect([(await readBy(other)).status, (await readBy(admin)).status]).toEqual([404, 404]);
  expect(await noticesOf(term.author)).toMatchObject([{ link: `/suggest?again=${term.id}` }]);
});

test('rejecting an approved term takes its reward back; only an admin does that', async () => {
  const term = await buildTerm(w.db);
  const [one, other] = [await buildContributor(), await buildContributor()];
  await approve(term.id, one);
  expect((await reject(term.id, other)).error?.code).toBe('already_approved');
  expect((await balancesOf(w.db, term.author.id)).earned).toBe(10_000_000n);
  expect((await reject(term.id, await buildAdmin(w.db))).status).toBe(200);
  expect((await balancesOf(w.db, term.author.id)).earned).toBe(0n);
});

test('an approval and a rejection at once end in one of the two, with the books even', async () => {
  const term = await buildTerm(w.db);
  const [one, other] = [await buildContributor(), await buildContributor()];
  const answers = await Promise.all([approve(term.id, one), reject(term.id, other)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const isThere = (await w.call(getTerm, { params: { id: term.id } })).status === 200;
  expect((await balancesOf(w.db, term.author.id)).earned).toBe(isThere ? 10_000_000n : 0n);
});

test('the third approved term makes its author a contributor, also when all are approved at once', async () => {
  const author = await buildUser(w.db);
  const admin = await buildAdmin(w.db);
  const terms = [1, 2, 3].map(() => buildTerm(w.db, { author }));
  const ids = [];
  for (const term of terms) ids.push((await term).id);
  await Promise.all(ids.map((id) => approve(id, admin)));
  expect(await isContributor(author)).toBe(true);
  expect((await noticesOf(author)).filter(({ kind }) => kind === 'contributor_promoted')).toHaveLength(1);

  const other = await buildTerm(w.db);
  expect((await approve(other.id, author)).status).toBe(200);

  await reject(ids[0] ?? 0, admin);
  expect(await isContributor(author)).toBe(false);
  expect((await noticesOf(author)).at(-1)?.kind).toBe('contributor_demoted');
  expect((await approve((await buildTerm(w.db)).id, author)).status).toBe(403);
});

test('plain users and strangers do not review', async () => {
  const term = await buildTerm(w.db);
  const user = await buildUser(w.db);
  expect((await approve(term.id, user)).status).toBe(403);
  expect((await reject(term.id, user)).status).toBe(403);
  expect((await w.send('GET', '/api/pending-terms/', undefined, user)).status).toBe(403);
  expect((await w.send('POST', `/api/approve-term/${term.id}/`)).status).toBe(401);
  expect((await w.send('POST', `/api/reject-term/${term.id}/`)).status).toBe(401);
});

test('a rejection needs no body', async () => {
  const term = await buildTerm(w.db);
  const admin = await buildAdmin(w.db);
  expect((await w.send('POST', `/api/reject-term/${term.id}/`, undefined, admin)).status).toBe(200);
  expect((await w.send('POST', `/api/reject-term/${term.id}/`, undefined, admin)).status).toBe(404);
});

test('an admin lists by status, search, category and order, with addresses', async () => {
  const admin = await buildAdmin(w.db);
  const old = await buildTerm(w.db, {
    arabic: 'جَبر مجرّد',
    category: 'الرياضيات',
    createdAt: new Date('2026-01-01T00:00:00Z'),
  });
  const recent = await buildTerm(w.db, {
    arabic: 'جبر خطي',
    category: 'الرياضيات',
    createdAt: new Date('2026-02-01T00:00:00Z'),
  });
  const approved = await buildTerm(w.db, { arabic: 'جبر بولي', category: 'الرياضيات', isApproved: true });
  const list = async (query: object) => {
    const { answer } = await w.call(listPendingTerms, { query: { category: 'الرّياضيّات', ...query } }, admin);
    return answer.results.map(({ id }) => id);
  };
  expect(await list({})).toEqual([recent.id, old.id]);
  expect(await list({ sort: 'created_at' })).toEqual([old.id, recent.id]);
  expect(await list({ sort: 'arabic' })).toEqual([recent.id, old.id]);
  expect(await list({ status: 'approved' })).toEqual([approved.id]);
  expect(await list({ status: 'all', search: 'الجبر المجرد' })).toEqual([old.id]);
  expect(await list({ status: 'all', search: 'مجرَّد' })).toEqual([old.id]);
  expect(await list({ status: 'all', search: '%' })).toEqual([]);

  const { answer } = await w.call(listPendingTerms, { query: { search: 'جبر خطي' } }, admin);
  expect(answer).toMatchObject({
    count: 1,
    results: [
      {
        submitter_name: recent.author.name,
        created_by: { name: recent.author.name, email: recent.author.email },
        can_review: true,
      },
    ],
  });
});

test('a contributor sees what may be decided, without addresses', async () => {
  const contributor = await buildContributor();
  const own = await buildTerm(w.db, { arabic: 'قمر خاص', author: contributor, category: 'الفلك' });
  const foreign = await buildTerm(w.db, { arabic: 'قمر صناعي', category: 'الفلك' });
  await buildTerm(w.db, { arabic: 'قمر معتمد', category: 'الفلك', isApproved: true });
  const query = { category: 'الفلك', status: 'all' as const };
  const { answer } = await w.call(listPendingTerms, { query }, contributor);
  expect(answer.results.map(({ id, created_by, can_review }) => ({ id, created_by, can_review }))).toEqual([
    { id: foreign.id, created_by: { name: foreign.author.name }, can_review: true },
  ]);
  expect(answer.results.some(({ id }) => id === own.id)).toBe(false);
});

async function noticesOf(user: TestUser) {
  return w.db
    .selectFrom('notifications')
    .select(['kind', 'title', 'link'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();
}

async function countIn(table: 'votes' | 'term_revisions', termId: number): Promise<number> {
  const rows = await w.db.selectFrom(table).select('id').where('term_id', '=', termId).execute();
  return rows.length;
}

async function isContributor(user: TestUser): Promise<boolean> {
  const row = await w.db
    .selectFrom('users')
    .select('is_contributor')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return row.is_contributor;
}

const actsOn = (termId: number) =>
  w.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject', '=', `term:${termId}`)
    .execute();

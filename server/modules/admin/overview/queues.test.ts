import { listQueues, retryFailedWork } from '@mustalah/contract/administration';
import { setStatus } from '@mustalah/contract/journal/desk';
import { doubtShelfRow, settleShelfRow } from '@mustalah/contract/shelf';
import { listPendingTerms } from '@mustalah/contract/terms/review';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { fillShelf, shelfRowOf } from '../../../test/build-shelf.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world({ config: { JOURNAL_REVIEWS_REQUIRED: 2 } });
const START = new Date('2026-03-10T09:00:00Z');
let admin: TestUser;
beforeEach(async () => {
  w.clock.now = START;
  admin = await buildAdmin(w.db);
  await w.empty('all_terms', 'papers');
});

const queues = async (as = admin) => (await w.call(listQueues, {}, as)).answer;

test('where nothing waits every queue is empty', async () => {
  expect(await queues()).toEqual({
    pending_terms: 0,
    terms_without_definition: 0,
    doubted_rows: 0,
    proposed_parts: 0,
    papers_unreadable: 0,
    papers_without_reviewers: 0,
    reviews_overdue: 0,
    papers_to_decide: 0,
    papers_to_publish: 0,
    payouts_in_review: 0,
    payout_disagreements: 0,
    failed_work: 0,
  });
});

test('terms wait for a decision, and some of them for a definition', async () => {
  const [wanting] = [
    await buildTerm(w.db),
    await buildTerm(w.db),
    await buildTerm(w.db, { isApproved: true }),
  ];
  await sql`update all_terms set definition_fault = 'generic' where id = ${wanting.id}`.execute(w.db);
  expect(await queues()).toMatchObject({ pending_terms: 2, terms_without_definition: 1 });
  const { answer } = await w.call(listPendingTerms, { query: { status: 'wanting' } }, admin);
  expect(answer.results.map(({ id }) => id)).toEqual([wanting.id]);
});

test('a row of the shelf waits once, however many doubt it, until somebody decides', async () => {
  await fillShelf(w.db, [['physics', 'حيود', 'diffraction']]);
  const { id } = await shelfRowOf(w.db, 'حيود');
  for (const reader of [await buildUser(w.db), await buildUser(w.db)]) {
    await w.call(doubtShelfRow, { params: { id }, body: { reason: 'other' } }, reader);
  }
  expect(await queues()).toMatchObject({ doubted_rows: 1 });
  await w.call(settleShelfRow, { params: { id }, body: { outcome: 'kept' } }, admin);
  expect(await queues()).toMatchObject({ doubted_rows: 0 });
});

test('a paper waits for reviewers, then for the late one, then for the decision, then for a volume', async () => {
  const author = await buildUser(w.db);
  const id = await buildSubmission(w.deps, author);
  expect(await queues()).toMatchObject({ papers_without_reviewers: 1, reviews_overdue: 0 });
  const [one, two] = [
    await buildUser(w.db, { is_reviewer: true }),
    await buildUser(w.db, { is_reviewer: true }),
  ];
  await assign(w, id, one, admin);
  await assign(w, id, two, admin);
  expect(await queues()).toMatchObject({ papers_without_reviewers: 0, reviews_overdue: 0 });
  w.clock.now = new Date(START.getTime() + 60 * 86_400_000);
  expect(await queues()).toMatchObject({ reviews_overdue: 1, papers_to_decide: 0 });
  await review(w, id, one, 'approved');
  await review(w, id, two, 'rejected');
  expect(await queues()).toMatchObject({ reviews_overdue: 0, papers_to_decide: 1 });
  await w.call(setStatus, { params: { id }, body: { status: 'approved' } }, admin);
  expect(await queues()).toMatchObject({ papers_to_decide: 0, papers_to_publish: 1 });
});

test('an admin is not told what becomes of a paper of their own', async () => {
  await buildSubmission(w.deps, admin);
  expect(await queues()).toMatchObject({ papers_without_reviewers: 0 });
  expect(await queues(await buildAdmin(w.db))).toMatchObject({ papers_without_reviewers: 1 });
});

test('work that failed for good is tried again when an admin asks, and the log says who did', async () => {
  const kind = { name: `kind-${crypto.randomUUID()}`, shape: z.object({}), outdates: 'nothing' } as const;
  let done = 0;
  w.jobs.handle(kind, async () => done++);
  await w.db.transaction().execute((tx) => w.jobs.send(tx, kind, {}));
  await sql`update pgboss.job set state = 'failed', completed_on = now() where name = ${kind.name}`.execute(
    w.db,
  );
  expect(await queues()).toMatchObject({ failed_work: 1 });
  const twice = await Promise.all([w.call(retryFailedWork, {}, admin), w.call(retryFailedWork, {}, admin)]);
  expect(twice.map(({ answer }) => answer.retried).toSorted()).toEqual([0, 1]);
  await w.jobs.drain();
  expect(done).toBe(1);
  expect(await queues()).toMatchObject({ failed_work: 0 });
  const acts = await w.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'work.retry')
    .execute();
  expect(acts).toEqual([{ actor_id: admin.id }]);
});

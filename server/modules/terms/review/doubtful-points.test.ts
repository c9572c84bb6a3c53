import { updateUser } from '@mustalah/contract/accounts';
import { undoDecisions } from '@mustalah/contract/terms/oversight';
import { approveTerm } from '@mustalah/contract/terms/review';
import { revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { beforeAll, expect, test } from 'vitest';
import { buildTerm, type TestTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { doubtfulPoints } from './doubtful-points.ts';

const w = world();
let admin: TestUser;

beforeAll(async () => {
  admin = await buildAdmin(w.db);
});

const doubtful = async ({ author }: TestTerm) => (await doubtfulPoints(w.db, [author.id])).get(author.id);

async function approvedByVotes(): Promise<{ term: TestTerm; voters: TestUser[] }> {
  const term = await buildTerm(w.db);
  const voters = await buildUsers(w.db, 5);
  for (const voter of voters) await vote(term, voter);
  return { term, voters };
}

const vote = ({ id }: TestTerm, voter: TestUser) => w.call(voteOnTerm, { params: { id } }, voter);
const approve = ({ id }: TestTerm, by: TestUser) => w.call(approveTerm, { params: { id }, body: {} }, by);
const suspend = ({ id }: TestUser, status: 'suspended' | 'active' = 'suspended') =>
  w.call(updateUser, { params: { id }, body: { status } }, admin);

test('points of a term that five good votes approve, and of one that a person approved, are sound', async () => {
  const { term } = await approvedByVotes();
  expect(await doubtful(term)).toBeUndefined();
  const other = await buildTerm(w.db);
  await approve(other, admin);
  expect(await doubtful(other)).toBeUndefined();
});

test('a term that lost its fifth vote keeps its points, which are doubtful until it is approved again', async () => {
  const { term, voters } = await approvedByVotes();
  const [first] = voters as [TestUser];
  await w.call(revokeVote, { params: { id: term.id } }, first);
  expect(await doubtful(term)).toBe(10_000_000n);
  await vote(term, await buildUser(w.db));
  expect(await doubtful(term)).toBeUndefined();
});

test('votes of suspended accounts approve nothing that is paid', async () => {
  const { term, voters } = await approvedByVotes();
  const [first] = voters as [TestUser];
  await suspend(first);
  expect(await doubtful(term)).toBe(10_000_000n);
  await suspend(first, 'active');
  expect(await doubtful(term)).toBeUndefined();
  await suspend(first);
  // A sixth vote takes the place of the one that does not count.
  await vote(term, await buildUser(w.db));
  expect(await doubtful(term)).toBeUndefined();
});

test('what an admin confirms no longer depends on votes', async () => {
  const { term, voters } = await approvedByVotes();
  for (const voter of voters) await suspend(voter);
  expect(await doubtful(term)).toBe(10_000_000n);
  await approve(term, admin);
  expect(await doubtful(term)).toBeUndefined();
});

test('a term that only a suspended person approved is doubtful, one that votes approve too is not', async () => {
  const reviewer = await buildUser(w.db, { is_contributor: true });
  const [alone, voted] = [await buildTerm(w.db), await buildTerm(w.db)];
  for (const term of [alone, voted]) await approve(term, reviewer);
  for (const voter of await buildUsers(w.db, 5)) await vote(voted, voter);
  await suspend(reviewer);
  expect([await doubtful(alone), await doubtful(voted)]).toEqual([10_000_000n, undefined]);
});

test('what was taken back is not in the ledger any more, and so not doubtful', async () => {
  const reviewer = await buildUser(w.db, { is_contributor: true });
  const term = await buildTerm(w.db);
  await approve(term, reviewer);
  await suspend(reviewer);
  await w.call(undoDecisions, { params: { id: reviewer.id } }, admin);
  expect(await doubtful(term)).toBeUndefined();
});

test('a term that waits for its first approval has no points to doubt; several doubtful ones add up', async () => {
  const author = await buildUser(w.db);
  await buildTerm(w.db, { author });
  const reviewer = await buildUser(w.db, { is_contributor: true });
  const terms = [await buildTerm(w.db, { author }), await buildTerm(w.db, { author })];
  expect(await doubtfulPoints(w.db, [author.id])).toEqual(new Map());
  for (const term of terms) await approve(term, reviewer);
  await suspend(reviewer);
  expect(await doubtfulPoints(w.db, [author.id, reviewer.id])).toEqual(new Map([[author.id, 20_000_000n]]));
  expect(await doubtfulPoints(w.db, [])).toEqual(new Map());
});

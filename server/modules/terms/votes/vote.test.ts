import { getTerm } from '@mustalah/contract/terms/dictionary';
import { approveTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { listUserVotes, revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { balancesOf } from '../../rewards/balances.ts';

const w = world();
const vote = (id: number, voter: TestUser) => w.call(voteOnTerm, { params: { id } }, voter);
const revoke = (id: number, voter: TestUser) => w.call(revokeVote, { params: { id } }, voter);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

test('a vote counts and earns half a point', async () => {
  const term = await buildTerm(w.db);
  const voter = await buildUser(w.db);
  const { answer } = await vote(term.id, voter);
  expect(answer).toEqual({
    counts: true,
    votes: 1,
    votes_needed: 4,
    is_approved: false,
    credited: 0.5,
    challenge_credited: 0,
  });
  expect((await balancesOf(w.db, voter.id)).available).toBe(500_000n);
});

test('a vote is eight statements, with finding the session, beginning and committing', async () => {
  const term = await buildTerm(w.db);
  const voter = await buildUser(w.db);
  const token = await voter.token(w);
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await vote(term.id, { ...voter, token: async () => token });
  const statements = sent.mock.calls.length;
  sent.mockRestore();
  expect(statements).toBeLessThanOrEqual(8);
});

test('a vote says what it earned: nothing once the points of the day are spent', async () => {
  const voter = await buildUser(w.db);
  const terms = await Promise.all(Array.from({ length: 21 }, () => buildTerm(w.db)));
  const answers = await Promise.all(terms.map(({ id }) => vote(id, voter)));
  const credits = answers.map(({ answer }) => answer.credited).sort();
  expect(credits).toEqual([0, ...Array(20).fill(0.5)]);
});

test('the vote that reaches the challenge of the day says so, and no later one', async () => {
  // The challenge of this day asks for five votes.
  w.clock.now = new Date('2026-03-15T09:00:00Z');
  const voter = await buildUser(w.db);
  const terms = await Promise.all(Array.from({ length: 6 }, () => buildTerm(w.db)));
  const credits: number[] = [];
  for (const { id } of terms) credits.push((await vote(id, voter)).answer.challenge_credited);
  expect(credits).toEqual([0, 0, 0, 0, 15, 0]);
});

test('who takes back a vote that reached the challenge of the day keeps neither', async () => {
  w.clock.now = new Date('2026-03-15T09:00:00Z');
  const voter = await buildUser(w.db);
  const terms = await Promise.all(Array.from({ length: 5 }, () => buildTerm(w.db)));
  for (const { id } of terms) await vote(id, voter);
  expect((await balancesOf(w.db, voter.id)).earned).toBe(17_500_000n);
  await revoke(terms[0]?.id ?? 0, voter);
  expect((await balancesOf(w.db, voter.id)).earned).toBe(2_000_000n);
});

test('twenty simultaneous votes of one user count once', async () => {
  const term = await buildTerm(w.db);
  const voter = await buildUser(w.db);
  const answers = await Promise.all(Array.from({ length: 20 }, () => vote(term.id, voter)));
  expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.error).toEqual({
    code: 'already_voted',
    detail: 'سبق أن صوّتَّ على هذا المصطلح',
  });
  expect(await votesOf(term.id)).toBe(1);
  expect((await balancesOf(w.db, voter.id)).earned).toBe(500_000n);
});

test('five simultaneous votes of five users approve the term and pay its author once', async () => {
  const term = await buildTerm(w.db);
  const voters = await buildUsers(w.db, 5);
  const answers = await Promise.all(voters.map((voter) => vote(term.id, voter)));
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.filter(({ answer }) => answer.is_approved)).toHaveLength(1);
  expect((await w.call(getTerm, { params: { id: term.id } })).answer).toMatchObject({
    votes: 5,
    votes_needed: 0,
    is_approved: true,
  });
  expect(await creditsOf(term.author)).toEqual([{ reason: 'term_approved', subject: `term:${term.id}` }]);
  expect(await noticesOf(term.author)).toEqual(['term_approved_by_votes']);
});

test('two users who vote for the terms of each other at once both count', async () => {
  const [one, two] = (await buildUsers(w.db, 2)) as [TestUser, TestUser];
  const pairs = await Promise.all(
    Array.from({ length: 8 }, async () => [
      await buildTerm(w.db, { author: one }),
      await buildTerm(w.db, { author: two }),
    ]),
  );
  const answers = await Promise.all(
    pairs.flatMap(([ofOne, ofTwo]) => [vote(ofTwo?.id ?? 0, one), vote(ofOne?.id ?? 0, two)]),
  );
  expect(statuses(answers)).toEqual(Array(16).fill(200));
});

test('an author does not vote for the own term', async () => {
  const term = await buildTerm(w.db);
  const { status, error } = await vote(term.id, term.author);
  expect([status, error?.code]).toEqual([403, 'own_term']);
});

test('a term that is not there takes no vote', async () => {
  const voter = await buildUser(w.db);
  expect((await vote(987_654, voter)).status).toBe(404);
  expect((await revoke(987_654, voter)).status).toBe(404);
  expect((await w.send('POST', '/api/terms/vote/abc/', undefined, voter)).status).toBe(400);
});

test('a vote is revoked with its half point, and only once', async () => {
  const term = await buildTerm(w.db);
  const voter = await buildUser(w.db);
  await vote(term.id, voter);
  const answers = await Promise.all([revoke(term.id, voter), revoke(term.id, voter), revoke(term.id, voter)]);
  expect(statuses(answers)).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('not_voted');
  expect(await votesOf(term.id)).toBe(0);
  expect((await balancesOf(w.db, voter.id)).earned).toBe(0n);
});

test('a vote given again after revoking earns again', async () => {
  const term = await buildTerm(w.db);
  const voter = await buildUser(w.db);
  await vote(term.id, voter);
  await revoke(term.id, voter);
  expect((await vote(term.id, voter)).answer.votes).toBe(1);
  expect((await balancesOf(w.db, voter.id)).earned).toBe(500_000n);
});

test('a term approved by votes returns to review below five, and is not paid a second time', async () => {
  const term = await buildTerm(w.db);
  const voters = (await buildUsers(w.db, 5)) as [TestUser, ...TestUser[]];
  for (const voter of voters) await vote(term.id, voter);

  expect((await revoke(term.id, voters[0])).answer).toEqual({
    votes: 4,
    votes_needed: 1,
    is_approved: false,
  });
  expect((await vote(term.id, voters[0])).answer.is_approved).toBe(true);
  expect((await balancesOf(w.db, term.author.id)).earned).toBe(10_000_000n);
  // What one voter can repeat is told once a day, in its latest state.
  expect(await noticesOf(term.author)).toEqual(['term_approved_by_votes']);
  expect(await decisionsOn(term.id)).toEqual(['approved_by_votes', 'returned', 'approved_by_votes']);
});

test('a term approved by a person stays approved whatever its votes', async () => {
  const term = await buildTerm(w.db);
  const voter = await buildUser(w.db);
  await vote(term.id, voter);
  await w.call(approveTerm, { params: { id: term.id }, body: {} }, await buildAdmin(w.db));
  expect((await revoke(term.id, voter)).answer).toEqual({ votes: 0, votes_needed: 0, is_approved: true });
});

test('votes and a rejection at once leave no term and no points behind', async () => {
  const term = await buildTerm(w.db);
  const voters = await buildUsers(w.db, 6);
  const admin = await buildAdmin(w.db);
  const reject = w.call(rejectTerm, { params: { id: term.id }, body: { reason: 'مكرر' } }, admin);
  const [rejection, ...answers] = await Promise.all([reject, ...voters.map((voter) => vote(term.id, voter))]);
  expect(rejection.status).toBe(200);
  expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect((await w.call(getTerm, { params: { id: term.id } })).status).toBe(404);
  expect((await balancesOf(w.db, term.author.id)).earned).toBe(0n);
});

test('a user sees which terms carry the own vote, and which are their own', async () => {
  const voter = await buildUser(w.db);
  const own = await buildTerm(w.db, { author: voter });
  const kept = await buildTerm(w.db);
  const dropped = await buildTerm(w.db);
  await vote(kept.id, voter);
  await vote(dropped.id, voter);
  await revoke(dropped.id, voter);
  const ballots = async (terms?: string) => (await w.call(listUserVotes, { query: { terms } }, voter)).answer;
  expect(await ballots()).toEqual({ voted_terms: [kept.id], own_terms: [own.id] });
  expect(await ballots(`${own.id},${dropped.id}`)).toEqual({ voted_terms: [], own_terms: [own.id] });
  expect(await ballots(`${kept.id}`)).toEqual({ voted_terms: [kept.id], own_terms: [] });
  expect((await w.send('GET', '/api/user-votes/?terms=1;drop', undefined, voter)).status).toBe(400);
});

test('strangers neither vote nor ask for votes', async () => {
  const term = await buildTerm(w.db);
  expect((await w.send('POST', `/api/terms/vote/${term.id}/`)).status).toBe(401);
  expect((await w.send('DELETE', `/api/terms/vote/${term.id}/revoke/`)).status).toBe(401);
  expect((await w.send('GET', '/api/user-votes/')).status).toBe(401);
});

async function votesOf(termId: number): Promise<number> {
  const rows = await w.db
    .selectFrom('votes')
    .select('id')
    .where('term_id', '=', termId)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.length;
}

const creditsOf = (user: TestUser) =>
  w.db
    .selectFrom('ledger_transactions')
    .select(['reason', 'subject'])
    .where('user_id', '=', user.id)
    .execute();

async function noticesOf(user: TestUser): Promise<string[]> {
  const rows = await w.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

async function decisionsOn(termId: number): Promise<string[]> {
  const rows = await w.db
    .selectFrom('term_decisions')
    .select('decision')
    .where('term_id', '=', termId)
    .orderBy('id')
    .execute();
  return rows.map(({ decision }) => decision);
}

import { confirmEmail, registerUser, resendConfirmation } from '@mustalah/contract/accounts';
import { approveTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { submitTerm } from '@mustalah/contract/terms/suggestions';
import { revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { expect, test } from 'vitest';
import { buildTerm, categoryId } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { balancesOf } from '../../rewards/balances.ts';
import { restoreTerm } from '../review/restore.ts';
import { previewTakeBack, takeBackVotes } from './take-back-votes.ts';

// The challenge of this day asks for one suggestion.
const w = world({ config: { CONFIRM_EMAIL: 'on' } });

const waiting = () => buildUser(w.db, { email_confirmed_at: null });
const vote = (id: number, voter: TestUser) => w.call(voteOnTerm, { params: { id } }, voter);
const points = async (user: TestUser) => Number((await balancesOf(w.db, user.id)).earned) / 1_000_000;

async function confirm(user: TestUser) {
  await w.call(resendConfirmation, {}, user);
  await w.jobs.drain();
  const link = w.mail.sent.findLast(({ to }) => to === user.email)?.link ?? '';
  return w.call(confirmEmail, { body: { token: link.split('token=')[1] ?? '' } });
}

const termOf = (id: number) =>
  w.db
    .selectFrom('all_terms')
    .select(['votes', 'approved_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('votes of accounts that never confirmed approve nothing and earn nothing', async () => {
  const term = await buildTerm(w.db);
  const answers = await Promise.all(Array.from({ length: 6 }, async () => vote(term.id, await waiting())));
  expect(answers.map(({ answer }) => answer)).toEqual(
    Array(6).fill({
      counts: false,
      votes: 0,
      votes_needed: 5,
      is_approved: false,
      credited: 0,
      challenge_credited: 0,
    }),
  );
  expect(await termOf(term.id)).toEqual({ votes: 0, approved_by: null });
});

test('a vote that waits is neither cast twice nor counted when it is taken back', async () => {
  const term = await buildTerm(w.db);
  const voter = await waiting();
  await vote(term.id, voter);
  expect((await vote(term.id, voter)).error?.code).toBe('already_voted');
  await w.call(revokeVote, { params: { id: term.id } }, voter);
  expect(await termOf(term.id)).toEqual({ votes: 0, approved_by: null });
  await confirm(voter);
  expect(await termOf(term.id)).toEqual({ votes: 0, approved_by: null });
  expect(await points(voter)).toBe(0);
});

test('confirming counts the votes that waited, pays for them, and the fifth approves its term', async () => {
  const [fifth, other] = [await buildTerm(w.db), await buildTerm(w.db)];
  for (const voter of await buildUsers(w.db, 4)) await vote(fifth.id, voter);
  const voter = await waiting();
  await vote(fifth.id, voter);
  await vote(other.id, voter);
  expect(await termOf(fifth.id)).toEqual({ votes: 4, approved_by: null });
  expect((await confirm(voter)).status).toBe(200);
  expect(await termOf(fifth.id)).toEqual({ votes: 5, approved_by: 'votes' });
  expect(await termOf(other.id)).toEqual({ votes: 1, approved_by: null });
  expect(await points(voter)).toBe(1);
  expect(await points(fifth.author)).toBe(10);
  expect((await vote((await buildTerm(w.db)).id, voter)).answer).toMatchObject({
    counts: true,
    credited: 0.5,
  });
});

test('of the votes that waited no more are paid of a day than of a day of others', async () => {
  const voter = await waiting();
  const start = w.clock.now;
  const terms = await Promise.all(Array.from({ length: 25 }, () => buildTerm(w.db)));
  for (const { id } of terms.slice(0, 22)) await vote(id, voter);
  w.clock.now = new Date('2026-03-12T09:00:00Z');
  for (const { id } of terms.slice(22)) await vote(id, voter);
  await confirm(voter);
  expect(await points(voter)).toBe(10 + 1.5);
  w.clock.now = start;
});

test('taking back the votes of a suspended user undoes nothing that their waiting votes did not do', async () => {
  const term = await buildTerm(w.db);
  for (const voter of await buildUsers(w.db, 5)) await vote(term.id, voter);
  const puppet = await waiting();
  const admin = await buildAdmin(w.db);
  await vote(term.id, puppet);
  await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', puppet.id).execute();
  const expected = { votes: 1, returned: [] };
  expect(await previewTakeBack(w.deps, puppet.id)).toEqual(expected);
  expect(await takeBackVotes(w.deps, puppet.id, admin.id)).toEqual(expected);
  expect(await termOf(term.id)).toEqual({ votes: 5, approved_by: 'votes' });
});

test('the author of approved terms is paid and promoted when the address is confirmed, and once', async () => {
  const author = await waiting();
  const admin = await buildAdmin(w.db);
  const terms = [await buildTerm(w.db, { author }), await buildTerm(w.db, { author })];
  const third = await buildTerm(w.db, { author });
  for (const { id } of [...terms, third]) await w.call(approveTerm, { params: { id }, body: {} }, admin);
  const standing = () =>
    w.db.selectFrom('users').select('is_contributor').where('id', '=', author.id).executeTakeFirstOrThrow();
  expect([await points(author), (await standing()).is_contributor]).toEqual([0, false]);
  const notices = await w.db
    .selectFrom('notifications')
    .select('body')
    .where('user_id', '=', author.id)
    .execute();
  expect(notices.filter(({ body }) => body.includes('أُضيفت نقاطه'))).toEqual([]);
  await confirm(author);
  expect([await points(author), (await standing()).is_contributor]).toEqual([30, true]);
});

test('the challenge of the day is paid when the address is confirmed', async () => {
  const author = await waiting();
  const start = w.clock.now;
  w.clock.now = new Date('2026-03-14T09:00:00Z');
  const body = {
    arabic: 'مقياس التجربة الأولى',
    latin: 'first trial measure',
    definition: 'أداة تُقاس بها التجربة الأولى من كل سلسلة.',
    category: await categoryId(w.db, 'الفيزياء'),
  };
  expect((await w.call(submitTerm, { body }, author)).status).toBe(201);
  expect(await points(author)).toBe(0);
  w.clock.now = new Date('2026-03-16T09:00:00Z');
  await confirm(author);
  expect(await points(author)).toBe(15);
  w.clock.now = start;
});

test('a vote on a term that was rejected meanwhile counts when the term is restored', async () => {
  const term = await buildTerm(w.db);
  const admin = await buildAdmin(w.db);
  const voter = await waiting();
  await vote(term.id, voter);
  await w.call(rejectTerm, { params: { id: term.id }, body: { reason: '' } }, admin);
  await confirm(voter);
  await restoreTerm(w.deps, term.id, admin.id);
  expect(await termOf(term.id)).toEqual({ votes: 1, approved_by: null });
});

test('votes, approvals and the confirmation at once lose nothing and count nothing twice', async () => {
  const voter = await waiting();
  const admin = await buildAdmin(w.db);
  const own = await buildTerm(w.db, { author: voter });
  const terms = await Promise.all(Array.from({ length: 8 }, () => buildTerm(w.db)));
  for (const { id } of terms.slice(0, 4)) await vote(id, voter);
  const answers = await Promise.all([
    ...terms.slice(4).map(({ id }) => vote(id, voter)),
    confirm(voter),
    w.call(approveTerm, { params: { id: own.id }, body: {} }, admin),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const counted = await Promise.all(terms.map(async ({ id }) => (await termOf(id)).votes));
  expect(counted).toEqual(Array(8).fill(1));
  expect(await points(voter)).toBe(8 * 0.5 + 10);
});

test('an account that needs no confirmation counts from the beginning', async () => {
  const start = w.deps.config.CONFIRM_EMAIL;
  w.deps.config.CONFIRM_EMAIL = 'auto';
  const body = { name: 'عضو', email: 'at-once@example.org', password: 'سر طويل' };
  const { answer } = await w.call(registerUser, { body });
  const row = await w.db
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', answer.id)
    .executeTakeFirstOrThrow();
  expect(row.email_confirmed_at).toEqual(w.clock.now);
  w.deps.config.CONFIRM_EMAIL = start;
});

import { updateUser } from '@mustalah/contract/accounts';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import * as oversight from '@mustalah/contract/terms/oversight';
import { approveTerm, listPendingTerms, rejectTerm } from '@mustalah/contract/terms/review';
import { editTerm } from '@mustalah/contract/terms/suggestions';
import { revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { describe, expect, test } from 'vitest';
import { buildTerm, type TestTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { untilWaiting } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { balancesOf } from '../../rewards/balances.ts';

const w = world();
const YESTERDAY = new Date('2026-03-01T09:00:00Z');

const at = (term: { id: number }) => ({ params: { id: term.id } });
const reject = (term: TestTerm, by: TestUser) =>
  w.call(rejectTerm, { ...at(term), body: { reason: 'غير دقيق' } }, by);
const approve = (term: TestTerm, by: TestUser) => w.call(approveTerm, { ...at(term), body: {} }, by);
const vote = (term: TestTerm, by: TestUser) => w.call(voteOnTerm, at(term), by);
const earned = async ({ id }: TestUser) => (await balancesOf(w.db, id)).earned;
const statusOf = async (term: TestTerm) => (await w.call(getTerm, at(term))).status;

async function suspend(user: TestUser, admin: TestUser) {
  await w.call(updateUser, { params: { id: user.id }, body: { status: 'suspended' } }, admin);
}

describe('a rejected term', () => {
  test('comes back as it was, with its votes, its approval and what it had earned', async () => {
    const [admin, voter] = [await buildAdmin(w.db), await buildUser(w.db)];
    const term = await buildTerm(w.db);
    await vote(term, voter);
    await approve(term, admin);
    await reject(term, admin);
    expect([await statusOf(term), await earned(term.author)]).toEqual([404, 0n]);
    const { answer } = await w.call(oversight.restoreTerm, at(term), admin);
    expect(answer).toEqual({ detail: 'أُعيد المصطلح كما كان' });
    expect((await w.call(getTerm, at(term))).answer).toMatchObject({ votes: 1, is_approved: true });
    expect(await earned(term.author)).toBe(10_000_000n);
  });

  test('may be rejected and restored again and again, and is paid for once', async () => {
    const admin = await buildAdmin(w.db);
    const term = await buildTerm(w.db);
    await approve(term, admin);
    for (const _ of [1, 2, 3]) {
      await reject(term, admin);
      await w.call(oversight.restoreTerm, at(term), admin);
    }
    expect(await earned(term.author)).toBe(10_000_000n);
  });

  test('is listed with who rejected it and why, also by person', async () => {
    const [admin, contributor] = [await buildAdmin(w.db), await buildUser(w.db, { is_contributor: true })];
    const term = await buildTerm(w.db);
    await reject(term, contributor);
    const { answer } = await w.call(
      oversight.listRejectedTerms,
      { query: { reviewer: contributor.id } },
      admin,
    );
    expect(answer.results).toMatchObject([
      { id: term.id, rejected_by: { id: contributor.id, name: contributor.name }, reason: 'غير دقيق' },
    ]);
    expect(answer.count).toBe(1);
  });

  test('does not come back while its word has been suggested anew', async () => {
    const admin = await buildAdmin(w.db);
    const term = await buildTerm(w.db);
    await reject(term, admin);
    const other = await buildTerm(w.db, { arabic: term.arabic });
    const { status, error } = await w.call(oversight.restoreTerm, at(term), admin);
    expect([status, error?.code, error?.existing]).toEqual([
      409,
      'term_exists',
      { id: other.id, arabic: other.arabic },
    ]);
  });

  test('does not come back when its word is suggested anew at the same moment', async () => {
    const admin = await buildAdmin(w.db);
    const [lost, alsoLost] = [await buildTerm(w.db), await buildTerm(w.db)];
    const contributor = await buildUser(w.db, { is_contributor: true });
    await reject(lost, admin);
    await reject(alsoLost, contributor);
    const rows = await w.db
      .selectFrom('all_terms')
      .selectAll()
      .where('id', 'in', [lost.id, alsoLost.id])
      .execute();
    const anew = rows.map((row) => {
      const { id: _, is_pending: _1, letters: _2, word_count: _3, ...rest } = row;
      return { ...rest, rejected_at: null, rejected_by: null };
    });
    const calls = await w.db.transaction().execute(async (tx) => {
      await tx.insertInto('all_terms').values(anew).execute();
      const restored = w.call(oversight.restoreTerm, at(lost), admin);
      const undone = w.call(oversight.undoDecisions, at(contributor), admin);
      await untilWaiting(w.db, 2);
      return { restored, undone };
    });
    expect((await calls.restored).error?.code).toBe('term_exists');
    expect((await calls.undone).answer).toEqual({ restored: 0, returned: 0, taken: 1 });
  });

  test('is found by a part of its word and by its category', async () => {
    const admin = await buildAdmin(w.db);
    const term = await buildTerm(w.db, { arabic: 'مِسبارٌ جَوفيّ', category: 'الجيولوجيا' });
    await reject(term, admin);
    const idsFor = async (query: object) =>
      (await w.call(oversight.listRejectedTerms, { query }, admin)).answer.results.map(({ id }) => id);
    expect(await idsFor({ search: 'جوفي' })).toEqual([term.id]);
    expect(await idsFor({ search: 'جوفي', category: 'الجيولوجيا' })).toEqual([term.id]);
    expect(await idsFor({ search: 'جوفي', category: 'الطب' })).toEqual([]);
    expect(await idsFor({ search: 'جوفي', category: 'لا تخصص' })).toEqual([]);
  });

  test('of several restorations at once one happens', async () => {
    const admin = await buildAdmin(w.db);
    const term = await buildTerm(w.db);
    await reject(term, admin);
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await w.call(oversight.restoreTerm, at(term), admin)).status),
    );
    expect(statuses.sort()).toEqual([200, 404, 404, 404]);
  });

  test('is removed finally by an admin, and only when it is rejected', async () => {
    const admin = await buildAdmin(w.db);
    const term = await buildTerm(w.db);
    expect((await w.call(oversight.removeTerm, at(term), admin)).status).toBe(404);
    await reject(term, admin);
    expect((await w.call(oversight.removeTerm, at(term), admin)).status).toBe(200);
    expect((await w.call(oversight.restoreTerm, at(term), admin)).status).toBe(404);
  });
});

test('all decisions of one reviewer are undone at once', async () => {
  const [admin, contributor] = [await buildAdmin(w.db), await buildUser(w.db, { is_contributor: true })];
  const [rejected, approved, popular, others] = [
    await buildTerm(w.db),
    await buildTerm(w.db),
    await buildTerm(w.db),
    await buildTerm(w.db),
  ];
  for (const voter of await buildUsers(w.db, 4)) await vote(popular, voter);
  await reject(rejected, contributor);
  await approve(approved, contributor);
  await approve(popular, contributor);
  await vote(popular, await buildUser(w.db));
  await approve(others, admin);
  const expected = { restored: 1, returned: 1, taken: 0 };
  expect((await w.call(oversight.previewUndo, at(contributor), admin)).answer).toEqual(expected);
  expect((await w.call(getTerm, at(approved))).answer.is_approved).toBe(true);
  expect((await w.call(oversight.undoDecisions, at(contributor), admin)).answer).toEqual(expected);
  const nothing = { restored: 0, returned: 0, taken: 0 };
  expect((await w.call(oversight.previewUndo, at(contributor), admin)).answer).toEqual(nothing);
  expect((await w.call(getTerm, at(approved))).answer.is_approved).toBe(false);
  expect(await earned(approved.author)).toBe(0n);
  // Five votes approve it without a person.
  expect((await w.call(getTerm, at(popular))).answer.is_approved).toBe(true);
  expect((await w.call(getTerm, at(others))).answer.is_approved).toBe(true);
});

test('what an admin decided on after a reviewer is no longer that reviewer’s to undo', async () => {
  const [admin, contributor] = [await buildAdmin(w.db), await buildUser(w.db, { is_contributor: true })];
  const term = await buildTerm(w.db);
  await approve(term, contributor);
  await reject(term, admin);
  await w.call(oversight.restoreTerm, at(term), admin);
  const nothing = { restored: 0, returned: 0, taken: 0 };
  expect((await w.call(oversight.undoDecisions, at(contributor), admin)).answer).toEqual(nothing);
  expect((await w.call(getTerm, at(term))).answer.is_approved).toBe(true);
});

test('of two rejected spellings of one word the first comes back, as was said before', async () => {
  const [admin, contributor] = [await buildAdmin(w.db), await buildUser(w.db, { is_contributor: true })];
  const term = await buildTerm(w.db);
  await reject(term, contributor);
  await reject(await buildTerm(w.db, { arabic: term.arabic }), contributor);
  const expected = { restored: 1, returned: 0, taken: 1 };
  expect((await w.call(oversight.previewUndo, at(contributor), admin)).answer).toEqual(expected);
  expect((await w.call(oversight.undoDecisions, at(contributor), admin)).answer).toEqual(expected);
});

test('the decisions of nobody are not to be undone', async () => {
  const [admin, nobody] = [await buildAdmin(w.db), { id: 999_999 }];
  const calls = [
    await w.call(oversight.previewUndo, at(nobody), admin),
    await w.call(oversight.undoDecisions, at(nobody), admin),
  ];
  expect(calls.map(({ error }) => error?.code)).toEqual(['not_found', 'not_found']);
});

describe('the votes of a suspended user', () => {
  test('are taken back with what only they had approved and paid, after a look at the list', async () => {
    const admin = await buildAdmin(w.db);
    const puppets = (await buildUsers(w.db, 5)) as [TestUser, ...TestUser[]];
    const [puppet] = puppets;
    const term = await buildTerm(w.db);
    for (const each of puppets) await vote(term, each);
    expect(await earned(term.author)).toBe(10_000_000n);
    await suspend(puppet, admin);
    const expected = { votes: 1, returned: [{ id: term.id, arabic: term.arabic, author: term.author.name }] };
    expect((await w.call(oversight.previewTakeBack, at(puppet), admin)).answer).toEqual(expected);
    expect((await w.call(getTerm, at(term))).answer.is_approved).toBe(true);
    expect((await w.call(oversight.takeBackVotes, at(puppet), admin)).answer).toEqual(expected);
    expect((await w.call(getTerm, at(term))).answer).toMatchObject({ votes: 4, is_approved: false });
    expect([await earned(term.author), await earned(puppet)]).toEqual([0n, 0n]);
  });

  test('that they revoked themselves are not taken back a second time', async () => {
    const [admin, puppet, term] = [await buildAdmin(w.db), await buildUser(w.db), await buildTerm(w.db)];
    await vote(term, puppet);
    await w.call(revokeVote, at(term), puppet);
    const revokedAt = w.clock.now;
    await vote(term, puppet);
    w.clock.now = new Date(w.clock.now.getTime() + 60_000);
    await suspend(puppet, admin);
    await w.call(oversight.takeBackVotes, at(puppet), admin);
    const votes = await w.db
      .selectFrom('votes')
      .select('revoked_at')
      .where('user_id', '=', puppet.id)
      .orderBy('id')
      .execute();
    expect(votes).toEqual([{ revoked_at: revokedAt }, { revoked_at: w.clock.now }]);
    expect((await w.call(getTerm, at(term))).answer.votes).toBe(0);
  });

  test('stay while the account is active', async () => {
    const [admin, user] = [await buildAdmin(w.db), await buildUser(w.db)];
    const { status, error } = await w.call(oversight.takeBackVotes, at(user), admin);
    expect([status, error?.code]).toEqual([409, 'not_suspended']);
  });
});

describe('what was read is what is decided', () => {
  test('an older version is neither approved nor rejected', async () => {
    const [admin, term] = [await buildAdmin(w.db), await buildTerm(w.db)];
    const { answer: seen } = await w.call(getTerm, at(term));
    await w.call(
      editTerm,
      { ...at(term), body: { definition: 'نص آخر تمامًا غير ما قرأه المراجع' } },
      term.author,
    );
    const body = { updated_at: seen.updated_at };
    const approved = await w.call(approveTerm, { ...at(term), body }, admin);
    const rejected = await w.call(rejectTerm, { ...at(term), body: { ...body, reason: '' } }, admin);
    expect([approved.error?.code, rejected.error?.code]).toEqual(['edit_conflict', 'edit_conflict']);
    const { answer: fresh } = await w.call(getTerm, at(term));
    const again = await w.call(approveTerm, { ...at(term), body: { updated_at: fresh.updated_at } }, admin);
    expect(again.status).toBe(200);
  });

  test('a new text ends the votes with what they earned, and tells the voters; a new category does not', async () => {
    const [voter, term] = [await buildUser(w.db), await buildTerm(w.db)];
    await vote(term, voter);
    await w.call(editTerm, { ...at(term), body: { category: 'الكيمياء' } }, term.author);
    expect((await w.call(getTerm, at(term))).answer.votes).toBe(1);
    await w.call(editTerm, { ...at(term), body: { latin: 'another' } }, term.author);
    expect((await w.call(getTerm, at(term))).answer).toMatchObject({ votes: 0, latin: 'another' });
    expect(await earned(voter)).toBe(0n);
    const notice = await w.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', voter.id)
      .executeTakeFirst();
    expect(notice).toEqual({ kind: 'vote_cleared' });
    expect((await vote(term, voter)).status).toBe(200);
  });

  test.each([{ category: '' }, { category: null }, { latin: null }, {}])(
    '%j leaves a part as it is',
    async (body) => {
      const term = await buildTerm(w.db);
      const { answer: before } = await w.call(getTerm, at(term));
      const { status } = await w.call(editTerm, { ...at(term), body }, term.author);
      const { answer: after } = await w.call(getTerm, at(term));
      expect([status, after]).toEqual([200, before]);
    },
  );
});

test('whoever voted on a term with an account of the same day does not review it', async () => {
  const term = await buildTerm(w.db);
  const contributor = await buildUser(w.db, { is_contributor: true });
  await w.db.updateTable('users').set({ created_at: w.clock.now }).where('id', '=', contributor.id).execute();
  await vote(term, contributor);
  expect((await reject(term, contributor)).error?.code).toBe('voted_and_new');
  expect((await approve(term, contributor)).error?.code).toBe('voted_and_new');
  await w.db.updateTable('users').set({ created_at: YESTERDAY }).where('id', '=', contributor.id).execute();
  expect((await reject(term, contributor)).status).toBe(200);
});

test('a contributor decides on thirty terms an hour, an admin on any number', async () => {
  w.deps.config.RATE_LIMIT = 'on';
  const contributor = await buildUser(w.db, { is_contributor: true });
  const statuses: number[] = [];
  for (let call = 0; call < 31; call++) {
    statuses.push((await w.call(rejectTerm, { params: { id: 999_999 }, body: {} }, contributor)).status);
  }
  const admin = await buildAdmin(w.db);
  const ofAdmin = await w.call(rejectTerm, { params: { id: 999_999 }, body: {} }, admin);
  w.deps.config.RATE_LIMIT = 'off';
  expect([statuses[29], statuses[30], ofAdmin.status]).toEqual([404, 429, 404]);
});

test('a version that an admin hides is gone from the history of its term', async () => {
  const [admin, term] = [await buildAdmin(w.db), await buildTerm(w.db)];
  await w.call(
    editTerm,
    { ...at(term), body: { definition: 'تعريف جديد بدل الذي فيه ما لا يُنشر' } },
    term.author,
  );
  const { answer } = await w.call(getTerm, at(term));
  const [first] = answer.revisions;
  expect((await w.call(oversight.hideRevision, at({ id: first?.id ?? 0 }), admin)).status).toBe(200);
  expect((await w.call(getTerm, at(term))).answer.revisions.map(({ id }) => id)).not.toContain(first?.id);
  expect((await w.call(oversight.hideRevision, at({ id: first?.id ?? 0 }), admin)).status).toBe(404);
  const log = await w.db
    .selectFrom('audit_log')
    .select(['action', 'subject', 'detail'])
    .where('actor_id', '=', admin.id)
    .execute();
  expect(log).toEqual([
    { action: 'term.hide_revision', subject: `term:${term.id}`, detail: { revision: first?.id } },
  ]);
});

test('a term whose definition says nothing is marked, and waits behind the others', async () => {
  const admin = await buildAdmin(w.db);
  const first = await buildTerm(w.db, { definition: 'جهاز يقيس شدة التيار الكهربائي في الدارة' });
  const term = await buildTerm(w.db);
  await w.call(editTerm, { ...at(term), body: { definition: 'كككك' } }, term.author);
  const query = { search: '', page_size: 100 };
  const { answer } = await w.call(listPendingTerms, { query }, admin);
  const places = [first, term].map(({ id }) => answer.results.findIndex((each) => each.id === id));
  expect(places[0]).toBeLessThan(places[1] ?? -1);
  expect(places.map((place) => answer.results[place]?.needs_definition)).toEqual([false, true]);
});

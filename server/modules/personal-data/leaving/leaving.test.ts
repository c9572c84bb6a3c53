import {
  getCurrentUser,
  listUsers,
  obtainTokens,
  registerUser,
  updateUser,
} from '@mustalah/contract/accounts';
import { getPaperLog, listDesk } from '@mustalah/contract/journal/desk';
import { cancelDeletion, getDeletion, requestDeletion } from '@mustalah/contract/own-account';
import { RETENTION } from '@mustalah/contract/retention';
import { getLeaderboard } from '@mustalah/contract/rewards';
import { doubtShelfRow } from '@mustalah/contract/shelf';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import { voteOnTerm } from '@mustalah/contract/terms/votes';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildPaper, buildSubmission, buildVolume } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { fillShelf, shelfRowOf } from '../../../test/build-shelf.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, provedLongAgo, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { createUser } from '../../accounts/create-user.ts';
import { comeBack } from '../../accounts/leaving/leave.ts';
import { findBrokenEntry } from '../../journal/paper/log.ts';
import { notify } from '../../notifications/notify.ts';
import { eraseUser } from './erase-left.ts';

const w = world();

const DAY_MS = 86_400_000;
const PASSWORD = 'نخلة باسقة في الوادي';
let serial = 0;
let admin: TestUser;

beforeEach(async () => {
  w.clock.now = new Date('2026-03-10T09:00:00Z');
  admin ??= await buildAdmin(w.db);
});

const person = (name = `سلمى الزهراني ${++serial}`) =>
  buildUser(w.db, {
    name,
    email: `person${++serial}@example.org`,
    wallet_address: `${'1'.repeat(31)}${serial}`,
  });

const leave = (user: TestUser, email = user.email) => w.call(requestDeletion, { body: { email } }, user);

/** A month and a night pass. */
async function laterErased() {
  w.clock.now = new Date(w.clock.now.getTime() + RETENTION.comeBackDays * DAY_MS);
  await w.cleanUp();
}

async function eraseNow(user: TestUser) {
  expect((await leave(user)).status).toBe(200);
  await laterErased();
}

const rowOf = (user: TestUser) =>
  w.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();

describe('leaving', () => {
  test('ends every sign-in, tells the day, and is told by mail', async () => {
    const user = await person();
    const { answer } = await leave(user);
    expect(answer.due_at).toBe(new Date(w.clock.now.getTime() + 30 * DAY_MS).toISOString());
    expect((await w.call(getCurrentUser, {}, user)).status).toBe(401);
    await w.jobs.drain();
    expect(w.mail.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toEqual([
      'طُلب حذف حسابك في مصطلح',
    ]);
  });

  test('needs a fresh proof, and the address of the account', async () => {
    const user = await person();
    expect((await leave(provedLongAgo(user))).error?.code).toBe('fresh_sign_in_required');
    expect((await leave(user, 'somebody@example.org')).error?.code).toBe('email_differs');
    expect((await rowOf(user)).deletion_requested_at).toBeNull();
  });

  test('is asked for once, however often it is asked', async () => {
    const user = await person();
    await user.token(w);
    const answers = await Promise.all([leave(user), leave(user)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    await w.jobs.drain();
    expect(w.mail.sent.filter(({ to }) => to === user.email)).toHaveLength(1);
  });

  test('is undone by whoever signs in again within the month', async () => {
    const email = `back${++serial}@example.org`;
    const id = (await createUser(w.db, { email, name: 'عائدة', password: PASSWORD }, w.clock.now)) ?? 0;
    const signIn = async () => {
      const { answer } = await w.call(obtainTokens, { body: { email, password: PASSWORD } });
      return { id, email, name: '', token: async () => answer.access };
    };
    await leave(await signIn());
    w.clock.now = new Date(w.clock.now.getTime() + 29 * DAY_MS);
    await w.cleanUp();
    const again = await signIn();
    expect((await w.call(getCurrentUser, {}, again)).answer.deletion_due_at).not.toBeNull();
    expect((await w.call(cancelDeletion, {}, again)).status).toBe(200);
    expect((await w.call(getCurrentUser, {}, again)).answer.deletion_due_at).toBeNull();
    await laterErased();
    expect((await rowOf({ id } as TestUser)).name).toBe('عائدة');
  });

  test('is not gone through with where the owner comes back after the work of erasing was ordered', async () => {
    const user = await person('عائدة في آخر لحظة');
    await leave(user);
    w.clock.now = new Date(w.clock.now.getTime() + RETENTION.comeBackDays * DAY_MS - 1);
    await eraseUser(w.deps, user.id);
    expect((await rowOf(user)).erased_at).toBeNull();
    await comeBack(w.deps, user.id);
    w.clock.now = new Date(w.clock.now.getTime() + DAY_MS);
    await eraseUser(w.deps, user.id);
    expect((await rowOf(user)).erased_at).toBeNull();
  });

  test('says before what becomes of papers, reviews and points', async () => {
    const user = await person();
    const id = await buildSubmission(w.deps, user, { title: 'بحث قيد التحكيم' });
    await buildTerm(w.db, { author: user });
    expect((await w.call(getDeletion, {}, user)).answer).toEqual({
      requested_at: null,
      due_at: null,
      objection: null,
      unpaid_points: 0,
      has_open_payout: false,
      unpublished_papers: [{ id, title: 'بحث قيد التحكيم' }],
      published_papers: 0,
      open_reviews: 0,
      terms: 1,
    });
  });
});

describe('the last admin', () => {
  test('stays, also when the other admin has asked to leave', async () => {
    const other = await buildAdmin(w.db);
    expect((await leave(other)).status).toBe(200);
    expect((await leave(admin)).error?.code).toBe('last_admin_stays');
    expect((await w.call(getDeletion, {}, admin)).answer.objection).toBe('last_admin');
    await laterErased();
    expect((await rowOf(other)).role).toBe('user');
  });

  test('of two who leave at once one stays', async () => {
    const other = await buildAdmin(w.db);
    const answers = await Promise.all([leave(other), leave(admin)]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    await sql`update users set deletion_requested_at = null, role = 'user' where id = ${other.id}`.execute(
      w.db,
    );
    await sql`update token_families set revoked_at = null where user_id = ${admin.id}`.execute(w.db);
    await sql`update users set deletion_requested_at = null where id = ${admin.id}`.execute(w.db);
  });

  test('one who leaves does not count as another: nobody demotes the last who stays', async () => {
    const leaving = await buildAdmin(w.db);
    await leave(leaving);
    const demoted = await w.call(updateUser, { params: { id: admin.id }, body: { role: 'user' } }, admin);
    expect(demoted.error?.code).toBe('last_admin');
  });
});

describe('erasing', () => {
  test('leaves nothing of the person in any table, and their terms, votes and points without them', async () => {
    const user = await person('رهف العتيبي');
    const { id } = await buildTerm(w.db, { author: user, arabic: 'مِحسابٌ' });
    const other = await buildTerm(w.db);
    await w.call(voteOnTerm, { params: { id: other.id } }, user);
    await w.db
      .transaction()
      .execute((tx) => notify(tx, w.deps, { userId: user.id, kind: 'k', title: 'لرهف', body: '', link: '' }));
    await w.db
      .insertInto('account_networks')
      .values({
        user_id: user.id,
        network_hash: Buffer.from('hash'),
        first_seen_at: w.clock.now,
        last_seen_at: w.clock.now,
      })
      .execute();
    await w.db
      .insertInto('wallet_changes')
      .values({ user_id: user.id, old_wallet: '', new_wallet: 'wallet-of-rahaf', created_at: w.clock.now })
      .execute();
    await fillShelf(w.db, [['physics', 'حيود', 'diffraction']]);
    const doubted = await shelfRowOf(w.db, 'حيود');
    await w.call(
      doubtShelfRow,
      { params: { id: doubted.id }, body: { reason: 'other', note: 'تقول رهف إنه خطأ' } },
      user,
    );
    await eraseNow(user);
    expect(await findEverywhere('wallet-of-rahaf')).toEqual([]);
    expect(await findEverywhere(user.email)).toEqual([]);
    expect(await findEverywhere('رهف')).toEqual([]);
    expect(await findEverywhere(`${'1'.repeat(31)}${user.email.replace(/\D/g, '')}`)).toEqual([]);
    const term = (await w.call(getTerm, { params: { id } })).answer;
    expect(term.created_by_name).toBe('مساهم سابق');
    const votes = await w.db
      .selectFrom('terms')
      .select('votes')
      .where('id', '=', other.id)
      .executeTakeFirst();
    expect(votes).toEqual({ votes: 1 });
    const { total } = await w.db
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.sum<string>('amount').as('total'))
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(0);
    expect(w.mail.sent.filter(({ to }) => to === user.email)).toEqual([]);
  });

  test('takes the person from leaderboard and directory, and nobody brings the account back', async () => {
    const user = await person();
    const standing = { is_reviewer: true, is_contributor: true };
    await w.db.updateTable('users').set(standing).where('id', '=', user.id).execute();
    const { id } = await buildTerm(w.db, { isApproved: true });
    await w.call(voteOnTerm, { params: { id } }, user);
    await eraseNow(user);
    const leaders = (await w.call(getLeaderboard, {})).answer;
    expect(leaders.map((leader) => leader.id)).not.toContain(user.id);
    const listed = await w.call(listUsers, { query: { search: 'مساهم سابق' } }, admin);
    expect(listed.answer.users).toEqual([]);
    const back = await w.call(updateUser, { params: { id: user.id }, body: { status: 'active' } }, admin);
    expect(back.status).toBe(404);
    expect(await rowOf(user)).toMatchObject({
      status: 'suspended',
      role: 'user',
      is_reviewer: false,
      is_contributor: false,
      password_hash: 'none',
      wallet_held_until: null,
    });
  });

  test('frees the address for a new account, and the old password opens nothing', async () => {
    const email = `twice${++serial}@example.org`;
    const id = (await createUser(w.db, { email, name: 'أولى', password: PASSWORD }, w.clock.now)) ?? 0;
    await sql`update users set deletion_requested_at = ${w.clock.now} where id = ${id}`.execute(w.db);
    await laterErased();
    expect((await w.call(obtainTokens, { body: { email, password: PASSWORD } })).status).toBe(401);
    const body = { name: 'ثانية', email, password: 'بحر هادئ عند الفجر' };
    const { status, answer } = await w.call(registerUser, { body });
    expect([status, answer.id !== id]).toEqual([201, true]);
  });

  test('waits while a payout is under way', async () => {
    const user = await person();
    await leave(user);
    await w.asOwner((owner) =>
      owner.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`insert into payouts (user_id, email, wallet, genesis, mint, decimals, treasury, units, tokens, signer,
        requested_by, lease_until) values (${user.id}, '', 'w', 'g', 'm', 6, 't', 1, 1, 'key', ${admin.id}, now())`.execute(
          tx,
        );
      }),
    );
    await laterErased();
    expect((await rowOf(user)).erased_at).toBeNull();
    await w.asOwner((owner) =>
      owner.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`delete from payouts where user_id = ${user.id}`.execute(tx);
      }),
    );
    await w.cleanUp();
    expect((await rowOf(user)).erased_at).not.toBeNull();
  });
});

describe('papers', () => {
  test('that are not published are withdrawn, without their authors and files; the log is whole', async () => {
    const [user, reviewer] = [await person('نوف القحطاني'), await buildUser(w.db, { is_reviewer: true })];
    const pending = await buildSubmission(w.deps, user, { title: 'قيد التحكيم' });
    await assign(w, pending, reviewer, admin);
    const accepted = await buildSubmission(w.deps, user, { title: 'مقبول' });
    await assign(w, accepted, reviewer, admin);
    await review(w, accepted, reviewer, 'approved', { review_note: 'متين' });
    const [{ file_key: key } = { file_key: '' }] = await w.db
      .selectFrom('paper_versions')
      .select('file_key')
      .where('paper_id', '=', pending)
      .execute();
    await eraseNow(user);
    const papers = await w.db
      .selectFrom('papers')
      .select((row) => row('withdrawn_at', 'is not', null).as('isWithdrawn'))
      .where('id', 'in', [pending, accepted])
      .execute();
    expect(papers).toEqual([{ isWithdrawn: true }, { isWithdrawn: true }]);
    expect(await findEverywhere('نوف')).toEqual([]);
    expect(await w.deps.gateways.files.open(key)).toBeNull();
    expect([await findBrokenEntry(w.db, pending), await findBrokenEntry(w.db, accepted)]).toEqual([
      null,
      null,
    ]);
    const kept = await w.db
      .selectFrom('paper_assignments')
      .select(['state', 'note'])
      .where('paper_id', 'in', [pending, accepted])
      .orderBy('paper_id')
      .execute();
    expect(kept).toEqual([
      { state: 'cancelled', note: '' },
      { state: 'submitted', note: 'متين' },
    ]);
    const desk = await w.call(listDesk, { query: {} }, admin);
    expect([desk.status, JSON.stringify(desk.answer).includes('نوف')]).toEqual([200, false]);
  });

  test('that are published keep their authors', async () => {
    const user = await person('لمى الدوسري');
    const volume = await buildVolume(w.db, { publishedAt: w.clock.now });
    const id = await buildPaper(w.db, user, { status: 'approved', volume });
    await w.db
      .insertInto('article_records')
      .values({ paper_id: id, changed_at: w.clock.now, first_published_at: w.clock.now })
      .execute();
    await eraseNow(user);
    const authors = await w.db
      .selectFrom('paper_authors')
      .select(['name', 'email'])
      .where('paper_id', '=', id)
      .execute();
    expect(authors).toEqual([{ name: 'لمى الدوسري', email: '' }]);
    const featured = await w.send('GET', '/api/journal/featured-paper/');
    expect(featured.answer).toMatchObject({ id, author: 'لمى الدوسري' });
  });
});

test('a reviewer who is erased declines what is open; what they sent stays, under no name', async () => {
  const author = await buildUser(w.db);
  const reviewer = await buildUser(w.db, { name: 'بدر المطيري', is_reviewer: true });
  const sent = await buildSubmission(w.deps, author);
  await assign(w, sent, reviewer, admin);
  await review(w, sent, reviewer, 'revisions_requested', { review_note: 'أعد الكتابة' });
  const open = await buildSubmission(w.deps, author);
  await assign(w, open, reviewer, admin);
  await eraseNow(reviewer);
  const rows = await w.db
    .selectFrom('paper_assignments')
    .select(['state', 'note'])
    .where('reviewer_id', '=', reviewer.id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { state: 'submitted', note: 'أعد الكتابة' },
    { state: 'declined', note: '' },
  ]);
  const log = await w.call(getPaperLog, { params: { id: sent } }, admin);
  expect(JSON.stringify(log.answer)).toContain('مساهم سابق');
  expect(JSON.stringify(log.answer)).not.toContain('بدر');
});

/** Tables in which a text stands, whatever the column; the queue of work too. */
async function findEverywhere(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema = 'public' or table_schema = 'pgboss' and table_name = 'job')`.execute(
    w.db,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.raw(name)} as t where t::text ilike ${`%${text}%`}`.execute(w.db);
    if ((rows[0]?.count ?? 0) > 0) holding.push(name);
  }
  return holding;
}

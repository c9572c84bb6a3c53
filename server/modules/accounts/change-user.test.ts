import { getCurrentUser, listUsers, refreshTokens, updateUser } from '@mustalah/contract/accounts';
import { describe, expect, test } from 'vitest';
import { buildAdmin, buildUser, provedLongAgo, type TestUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { openSession } from './sessions.ts';

const w = world();

type Change = Parameters<typeof change>[1];
const change = (user: TestUser, body: (typeof updateUser)['body']['_zod']['input'], as: TestUser) =>
  w.call(updateUser, { params: { id: user.id }, body }, as);

/** The same access token at every call, as a browser holds it. */
async function withOldToken(user: TestUser): Promise<TestUser> {
  const token = await user.token(w);
  return { ...user, token: async () => token };
}

const auditOf = (user: TestUser) =>
  w.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject', '=', `user:${user.id}`)
    .orderBy('id')
    .execute();

test.each<[string, Parameters<typeof buildUser>[1], Change, object]>([
  ['the journal flag', {}, { is_journal_admin: true }, { role: 'journal_admin', is_journal_admin: true }],
  [
    'taking the journal flag',
    { role: 'journal_admin' },
    { is_journal_admin: false },
    { role: 'user', is_journal_admin: false },
  ],
  ['the reviewer flag', {}, { is_reviewer: true }, { role: 'user', is_reviewer: true }],
  ['taking the reviewer flag', { is_reviewer: true }, { is_reviewer: false }, { is_reviewer: false }],
  ['the role admin', {}, { role: 'admin' }, { role: 'admin', is_admin: true, is_staff: true }],
  [
    'the role journal admin',
    {},
    { role: 'journal_admin' },
    { role: 'journal_admin', is_journal_admin: true },
  ],
  [
    'the role user',
    { role: 'journal_admin', is_reviewer: true },
    { role: 'user' },
    { role: 'user', is_reviewer: true },
  ],
  ['suspension', {}, { status: 'suspended' }, { status: 'suspended' }],
])('an admin sets %s', async (_name, fields, body, expected) => {
  const user = await buildUser(w.db, fields);
  const { status, answer } = await change(user, body, await buildAdmin(w.db));
  expect(status).toBe(200);
  expect(answer).toMatchObject({ id: user.id, ...expected });
});

test('each change is kept in the audit log with who, what and from where', async () => {
  const [admin, user] = [await buildAdmin(w.db), await buildUser(w.db)];
  await change(user, { role: 'journal_admin' }, admin);
  await change(user, { role: 'journal_admin' }, admin);
  await change(user, { status: 'suspended', reason: 'يصوّت بحسابات كثيرة' }, admin);
  await change(user, { status: 'active' }, admin);
  const [plain, raised] = ['user', 'journal_admin'].map((role) => ({
    role,
    is_reviewer: false,
    status: 'active',
  }));
  expect(await auditOf(user)).toEqual([
    { actor_id: admin.id, action: 'user.role', detail: { from: plain, to: raised } },
    {
      actor_id: admin.id,
      action: 'user.suspend',
      detail: { from: raised, to: { ...raised, status: 'suspended' }, reason: 'يصوّت بحسابات كثيرة' },
    },
    {
      actor_id: admin.id,
      action: 'user.activate',
      detail: { from: { ...raised, status: 'suspended' }, to: raised },
    },
  ]);
});

describe('a change holds at once', () => {
  test('suspension: the next request is refused, and so is a refresh', async () => {
    const [admin, user] = [await buildAdmin(w.db), await withOldToken(await buildUser(w.db))];
    expect((await w.call(getCurrentUser, {}, user)).status).toBe(200);
    await change(user, { status: 'suspended' }, admin);
    const calls = await Promise.all([
      w.call(getCurrentUser, {}, user),
      w.send('PUT', '/api/users/me/', { name: 'x' }, user),
      w.send('GET', '/api/notifications/', undefined, user),
      w.send('POST', '/api/notifications/read/', {}, user),
      w.send('GET', '/api/users/', undefined, user),
      w.send('PATCH', `/api/users/${user.id}/`, { role: 'admin' }, user),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(Array(6).fill(401));
  });

  test('an old token does not work again after the user is let in again', async () => {
    const [admin, user] = [await buildAdmin(w.db), await withOldToken(await buildUser(w.db))];
    await change(user, { status: 'suspended' }, admin);
    await change(user, { status: 'active' }, admin);
    expect((await w.call(getCurrentUser, {}, user)).error?.code).toBe('session_ended');
  });

  test('a lost role: the old token opens nothing', async () => {
    const [admin, user] = [
      await buildAdmin(w.db),
      await withOldToken(await buildUser(w.db, { role: 'journal_admin' })),
    ];
    expect((await w.call(listUsers, { query: {} }, user)).status).toBe(200);
    await change(user, { is_journal_admin: false }, admin);
    expect((await w.call(listUsers, { query: {} }, user)).status).toBe(401);
  });
});

test.each([
  [{ role: 'admin' }, 403],
  [{ is_journal_admin: true }, 403],
  [{ is_reviewer: true }, 200],
  [{ status: 'suspended' }, 200],
] as const)('%o by an admin who signed in long ago: %i', async (body, status) => {
  const admin = provedLongAgo(await buildAdmin(w.db));
  expect((await change(await buildUser(w.db), body, admin)).status).toBe(status);
});

test('an admin is neither suspended nor let in again by who signed in long ago', async () => {
  const admin = provedLongAgo(await buildAdmin(w.db));
  for (const standing of ['active', 'suspended'] as const) {
    const other = await buildAdmin(w.db);
    await w.db.updateTable('users').set({ status: standing }).where('id', '=', other.id).execute();
    const { error } = await change(other, { status: standing === 'active' ? 'suspended' : 'active' }, admin);
    expect(error?.code).toBe('fresh_sign_in_required');
  }
});

test('an admin who is let in again is a new one', async () => {
  const [admin, other] = [await buildAdmin(w.db), await buildAdmin(w.db)];
  const adminSince = async () =>
    (
      await w.db
        .selectFrom('users')
        .select('admin_since')
        .where('id', '=', other.id)
        .executeTakeFirstOrThrow()
    ).admin_since;
  const first = new Date('2020-01-01');
  await w.db.updateTable('users').set({ admin_since: first }).where('id', '=', other.id).execute();
  await change(other, { status: 'suspended' }, admin);
  expect(await adminSince()).toEqual(first);
  await change(other, { status: 'active' }, admin);
  expect(await adminSince()).not.toEqual(first);
});

describe('is refused', () => {
  test.each([
    [{}],
    [{ is_reviewer: true }],
    [{ is_contributor: true }],
    [{ role: 'journal_admin' as const }],
  ])('to anybody but an admin: %o', async (fields) => {
    const [user, other] = [await buildUser(w.db, fields), await buildUser(w.db)];
    expect((await change(other, { is_reviewer: true }, user)).status).toBe(403);
    expect((await change(user, { role: 'admin' }, user)).status).toBe(403);
  });

  test('to strangers', async () => {
    expect((await w.send('PATCH', '/api/users/1/', { role: 'admin' })).status).toBe(401);
  });

  test.each([
    ['nothing', {}],
    ['two changes', { is_reviewer: true, status: 'active' }],
    ['an unknown role', { role: 'god' }],
    ['an unknown status', { status: 'dead' }],
    ['a flag that is no boolean', { is_reviewer: 'true' }],
    ['an unknown field', { token_epoch: 0 }],
    ['the admin flag', { is_admin: true }],
    ['a list', []],
  ])('with %s', async (_name, body) => {
    const user = await buildUser(w.db);
    const { status, error } = await w.send('PATCH', `/api/users/${user.id}/`, body, await buildAdmin(w.db));
    expect([status, error?.code]).toEqual([400, 'bad_request']);
    expect(await auditOf(user)).toEqual([]);
  });

  test.each([
    ['999999999', 404],
    ['0', 400],
    ['abc', 400],
    ['99999999999999999999', 400],
  ])('for the user %s', async (id, status) => {
    const answer = await w.send('PATCH', `/api/users/${id}/`, { is_reviewer: true }, await buildAdmin(w.db));
    expect(answer.status).toBe(status);
  });
});

test('a session from before a suspension is over for good, also when the account is active again', async () => {
  const [admin, user] = [await buildAdmin(w.db), await buildUser(w.db)];
  const { refresh } = await w.db
    .transaction()
    .execute((tx) =>
      openSession(
        tx,
        w.deps,
        { ...user, role: 'user', is_reviewer: false, token_epoch: 0 },
        { address: '', agent: '' },
      ),
    );
  await change(user, { status: 'suspended' }, admin);
  await change(user, { status: 'active' }, admin);
  expect((await w.call(refreshTokens, { body: { refresh } })).status).toBe(401);
});

test('whoever is made an admin is told which passwords admins have; nobody else is, nor an address of a stranger', async () => {
  const admin = await buildAdmin(w.db);
  const [made, unconfirmed] = [await buildUser(w.db), await buildUser(w.db, { email_confirmed_at: null })];
  for (const { id } of [made, unconfirmed]) {
    await w.call(updateUser, { params: { id }, body: { is_reviewer: true } }, admin);
    await w.call(updateUser, { params: { id }, body: { role: 'admin' } }, admin);
  }
  await w.jobs.drain();
  const told = w.mail.sent.filter(({ text }) => text.includes('لا تقل عن ١٢ حرفًا')).map(({ to }) => to);
  expect(told.filter((to) => [made.email, unconfirmed.email].includes(to))).toEqual([made.email]);
});

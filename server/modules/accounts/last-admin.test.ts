import { updateUser } from '@mustalah/contract/accounts';
import { beforeEach, expect, test } from 'vitest';
import { buildAdmin, buildUser, type TestUser } from '../../test/factories.ts';
import { untilWaiting } from '../../test/waiting.ts';
import { world } from '../../test/world.ts';
import { changeUser } from './change-user.ts';

const w = world();

const demote = (user: TestUser, as: TestUser) =>
  w.call(updateUser, { params: { id: user.id }, body: { role: 'user' } }, as);
const suspend = (user: TestUser, as: TestUser) =>
  w.call(updateUser, { params: { id: user.id }, body: { status: 'suspended' } }, as);

const countActiveAdmins = async () => {
  const rows = await w.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute();
  return rows.length;
};

beforeEach(async () => {
  await w.db.updateTable('users').set({ role: 'user', status: 'active' }).execute();
});

test('the last active admin can be neither demoted nor suspended, not even by themselves', async () => {
  const admin = await buildAdmin(w.db);
  const other = await buildAdmin(w.db);
  await suspend(other, admin);
  const calls = [await demote(admin, admin), await suspend(admin, admin)];
  expect(calls.map(({ status, error }) => [status, error?.code])).toEqual(Array(2).fill([409, 'last_admin']));
  expect(calls[0]?.error?.detail).toBe('لا يمكن إيقاف آخر مدير نشط للمنصة أو خفض دوره');
  expect(await countActiveAdmins()).toBe(1);
});

test('nor by the operator’s own command', async () => {
  const admin = await buildAdmin(w.db);
  const change = changeUser(w.deps, { userId: admin.id, change: { role: 'user' }, actorId: null });
  await expect(change).rejects.toMatchObject({ code: 'last_admin' });
});

test('of two admins one may go', async () => {
  const [admin, other] = [await buildAdmin(w.db), await buildAdmin(w.db)];
  expect((await demote(other, admin)).status).toBe(200);
  expect(await countActiveAdmins()).toBe(1);
});

test('two admins who remove each other at the same moment: one stays', async () => {
  for (const remove of [demote, suspend]) {
    const [left, right] = [await buildAdmin(w.db), await buildAdmin(w.db)];
    const calls = await Promise.all([remove(left, right), remove(right, left)]);
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countActiveAdmins()).toBe(1);
    await w.db.updateTable('users').set({ role: 'user', status: 'active' }).execute();
  }
});

test('who has lost the right meanwhile changes nobody', async () => {
  const [member, former] = [await buildUser(w.db), await buildUser(w.db)];
  await buildAdmin(w.db);
  const change = changeUser(w.deps, { userId: member.id, change: { role: 'admin' }, actorId: former.id });
  await expect(change).rejects.toMatchObject({ code: 'forbidden' });
  expect(await countActiveAdmins()).toBe(1);
});

test('two admins who step down at the same moment: one stays', async () => {
  const [left, right] = [await buildAdmin(w.db), await buildAdmin(w.db)];
  const calls: ReturnType<typeof demote>[] = [];
  await w.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', 'in', [left.id, right.id]).forUpdate().execute();
    calls.push(demote(left, left), demote(right, right));
    await untilWaiting(w.db, 2);
  });
  expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('of three admins who remove each other in a circle none acts after losing the right', async () => {
  const [a, b, c] = [await buildAdmin(w.db), await buildAdmin(w.db), await buildAdmin(w.db)];
  const member = await buildUser(w.db);
  await Promise.all([demote(b, a), demote(c, b), demote(a, c), demote(member, a)]);
  expect(await countActiveAdmins()).toBeGreaterThan(0);
});

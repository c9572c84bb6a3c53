import { endUserSessions, getCurrentUser, obtainTokens, refreshTokens } from '@mustalah/contract/accounts';
import { expect, test } from 'vitest';
import { buildAdmin, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { createUser } from '../create-user.ts';

const w = world();

async function signedInTwice() {
  const body = { email: `${crypto.randomUUID()}@example.org`, password: 'سر طويل' };
  const id = (await createUser(w.db, { ...body, name: 'عضو' }, w.clock.now)) ?? 0;
  const [phone, desk] = [await w.call(obtainTokens, { body }), await w.call(obtainTokens, { body })];
  return { id, body, phone: phone.answer, desk: desk.answer };
}

const withToken = (access: string): TestUser => ({ id: 0, email: '', name: '', token: async () => access });
const actsOn = (id: number) =>
  w.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject', '=', `user:${id}`)
    .execute();

test('all sign-ins of a user end at once, on every device, and the act is kept', async () => {
  const admin = await buildAdmin(w.db);
  const { id, body, phone, desk } = await signedInTwice();
  expect((await w.call(getCurrentUser, {}, withToken(desk.access))).status).toBe(200);
  const { answer } = await w.call(endUserSessions, { params: { id } }, admin);
  expect(answer).toEqual({ ended: 2 });
  const codes = [
    (await w.call(getCurrentUser, {}, withToken(desk.access))).status,
    (await w.call(getCurrentUser, {}, withToken(phone.access))).status,
    (await w.call(refreshTokens, { body: { refresh: phone.refresh } })).status,
  ];
  expect(codes).toEqual([401, 401, 401]);
  expect(await actsOn(id)).toEqual([
    { actor_id: admin.id, action: 'user.sign_out', detail: { sessions: 2 } },
  ]);
  expect((await w.call(obtainTokens, { body })).status).toBe(200);
});

test('of several at once each sign-in is ended by one', async () => {
  const admin = await buildAdmin(w.db);
  const { id } = await signedInTwice();
  const ended = await Promise.all(
    [1, 2, 3].map(async () => (await w.call(endUserSessions, { params: { id } }, admin)).answer.ended),
  );
  expect(ended.sort()).toEqual([0, 0, 2]);
});

test('nobody is not to be signed out', async () => {
  const admin = await buildAdmin(w.db);
  expect((await w.call(endUserSessions, { params: { id: 999_999 } }, admin)).error?.code).toBe('not_found');
});

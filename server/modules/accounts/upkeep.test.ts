import { obtainTokens, refreshTokens } from '@mustalah/contract/accounts';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { claimCaptcha } from './claim-captcha.ts';
import { setContributor } from './contributors.ts';
import { createUser } from './create-user.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const w = world();
const DAY_MS = 86_400_000;

describe('the first admin', () => {
  const config = { ADMIN_EMAIL: 'Admin@mustalah.local', ADMIN_PASSWORD: 'first secret' };

  test('is made once, also by two processes at once, and can sign in', async () => {
    const made = await Promise.all([ensureFirstAdmin(w.db, config), ensureFirstAdmin(w.db, config)]);
    expect(made.filter(Boolean)).toEqual([{ email: 'admin@mustalah.local', password: 'first secret' }]);
    expect(await ensureFirstAdmin(w.db, config)).toBeNull();
    const body = { email: 'admin@mustalah.local', password: 'first secret' };
    expect((await w.call(obtainTokens, { body })).status).toBe(200);
  });

  test('is not made with a password that is easily guessed', async () => {
    await w.db.updateTable('users').set({ role: 'user' }).execute();
    const weak = { ...config, ADMIN_EMAIL: 'third@mustalah.local', ADMIN_PASSWORD: 'short' };
    await expect(ensureFirstAdmin(w.db, weak)).rejects.toThrow('ADMIN_PASSWORD');
  });

  test('gets a password of its own when none is given', async () => {
    await w.db.updateTable('users').set({ role: 'user' }).execute();
    const admin = await ensureFirstAdmin(w.db, {
      ADMIN_EMAIL: 'second@mustalah.local',
      ADMIN_PASSWORD: undefined,
    });
    expect(admin).toEqual({ email: 'second@mustalah.local', password: expect.stringMatching(/^[\w-]{16}$/) });
  });
});

test('a captcha is claimed by exactly one of many', async () => {
  const later = new Date(w.clock.now.getTime() + 60_000);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimCaptcha(w.db, 'signature', later)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('contributors are made and unmade', async () => {
  const { id } = await buildUser(w.db);
  const read = () =>
    w.db.selectFrom('users').select('is_contributor').where('id', '=', id).executeTakeFirst();
  await w.db.transaction().execute((tx) => setContributor(tx, id, true));
  expect(await read()).toEqual({ is_contributor: true });
  await w.db.transaction().execute((tx) => setContributor(tx, id, false));
  expect(await read()).toEqual({ is_contributor: false });
});

test('the nightly cleanup removes what is over and nothing else', async () => {
  const start = w.clock.now;
  const [yesterday, tomorrow] = [new Date(start.getTime() - DAY_MS), new Date(start.getTime() + DAY_MS)];
  const email = 'cleanup@example.org';
  const id = (await createUser(w.db, { email, name: 'عضو', password: 'سر طويل' }, start)) ?? 0;
  const { answer: live } = await w.call(obtainTokens, { body: { email, password: 'سر طويل' } });
  const { answer: over } = await w.call(obtainTokens, { body: { email, password: 'سر طويل' } });
  const newest = await w.db
    .selectFrom('token_families')
    .innerJoin('refresh_tokens', 'family_id', 'id')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('token_hash')
    .execute();
  const ended = newest[0]?.id ?? '';
  await w.db
    .updateTable('refresh_tokens')
    .set({ expires_at: yesterday })
    .where('family_id', '=', ended)
    .execute();
  for (const [name, expires_at] of [
    ['over', yesterday],
    ['live', tomorrow],
  ] as const) {
    await w.db.insertInto('used_captchas').values({ signature: name, expires_at }).execute();
    await w.db.insertInto('rate_limits').values({ key: name, window_end: expires_at, hits: 1 }).execute();
    const token_hash = Buffer.from(name);
    await w.db.insertInto('password_resets').values({ token_hash, user_id: id, expires_at }).execute();
  }

  await w.cleanUp();
  await w.cleanUp();

  const families = await w.db.selectFrom('token_families').select('id').where('user_id', '=', id).execute();
  expect(families.map((family) => family.id)).not.toContain(ended);
  expect(families).toHaveLength(1);
  const named = ['over', 'live'];
  const captchas = await w.db
    .selectFrom('used_captchas')
    .select('signature')
    .where('signature', 'in', named)
    .execute();
  const windows = await w.db.selectFrom('rate_limits').select('key').where('key', 'in', named).execute();
  const resets = await w.db.selectFrom('password_resets').select('token_hash').execute();
  expect([captchas, windows, resets]).toEqual([
    [{ signature: 'live' }],
    [{ key: 'live' }],
    [{ token_hash: Buffer.from('live') }],
  ]);
  const refreshed = await Promise.all(
    [live, over].map(({ refresh }) => w.call(refreshTokens, { body: { refresh } })),
  );
  expect(refreshed.map(({ status }) => status).sort()).toEqual([200, 401]);
});

import {
  confirmPasswordReset,
  getCurrentUser,
  obtainTokens,
  refreshTokens,
  requestPasswordReset,
} from '@mustalah/contract/accounts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { sendResetLink } from './request-password-reset.ts';

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example/' } });

const PASSWORD = 'سر طويل جدًا';
const NEW_PASSWORD = 'سر جديد تمامًا';
const HOUR_MS = 3_600_000;
let serial = 0;

async function account() {
  const email = `member${++serial}@example.org`;
  const id = await createUser(w.db, { email, name: 'عضو', password: PASSWORD }, w.clock.now);
  return { id: id ?? 0, email };
}

/** Ask for a link and read it in the mail. */
async function linkFor(email: string): Promise<string> {
  await w.call(requestPasswordReset, { body: { email } });
  await w.jobs.drain();
  const mail = w.mail.sent.findLast(({ to, text }) => to === email && text.includes('token='));
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string, password = NEW_PASSWORD) =>
  w.call(confirmPasswordReset, { body: { token, password } });
const signIn = (email: string, password: string) => w.call(obtainTokens, { body: { email, password } });

test('a known and an unknown address are answered alike, and only the known one gets a mail', async () => {
  const { email } = await account();
  const known = await w.call(requestPasswordReset, { body: { email } });
  const unknown = await w.call(requestPasswordReset, { body: { email: 'nobody@example.org' } });
  await w.jobs.drain();
  expect([known.status, known.answer]).toEqual([unknown.status, unknown.answer]);
  expect(w.mail.sent.filter(({ to }) => to === email)).toEqual([
    {
      to: email,
      subject: 'إعادة تعيين كلمة المرور في مصطلح',
      link: expect.stringMatching(/^https:\/\/mustalah\.example\/reset-password\?token=[\w-]{43}$/),
      text: expect.stringMatching(
        /^السلام عليكم عضو،[^]*\nhttps:\/\/mustalah\.example\/reset-password\?token=[\w-]{43}\n/,
      ),
    },
  ]);
  expect(w.mail.sent.filter(({ to }) => to === 'nobody@example.org')).toEqual([]);
});

test('the answer takes as long for an unknown address', async () => {
  const start = performance.now();
  await w.call(requestPasswordReset, { body: { email: 'nobody-at-all@example.org' } });
  expect(performance.now() - start).toBeGreaterThan(190);
});

test('a suspended user gets no link', async () => {
  const { id, email } = await account();
  await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
  expect(await linkFor(email)).toBe('');
});

test('the link sets a new password and tells the owner', async () => {
  const { email } = await account();
  const { status, answer } = await confirm(await linkFor(email));
  expect([status, answer]).toEqual([200, { detail: 'غُيّرت كلمة المرور، يمكنك تسجيل الدخول الآن' }]);
  expect((await signIn(email, PASSWORD)).status).toBe(401);
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  await w.jobs.drain();
  expect(w.mail.sent.at(-1)).toMatchObject({ to: email, subject: 'تغيّرت كلمة مرورك في مصطلح' });
});

test('a password that is easily guessed is refused, and the link goes on', async () => {
  const { email } = await account();
  const token = await linkFor(email);
  const { status, error } = await confirm(token, 'qwerty');
  expect([status, error?.password]).toEqual([400, ['كلمة المرور هذه شائعة يسهل تخمينها، اختر غيرها']]);
  expect((await confirm(token)).status).toBe(200);
});

test('an admin sets a password of twelve characters', async () => {
  const { id, email } = await account();
  await w.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  const token = await linkFor(email);
  expect((await confirm(token, 'سر قصير')).error).toMatchObject({
    code: 'admin_password_short',
    password: ['كلمة مرور المدير يجب ألا تقل عن ١٢ حرفًا'],
  });
  expect((await confirm(token)).status).toBe(200);
});

test('a new password ends all sessions at once', async () => {
  const { email } = await account();
  const { answer: tokens } = await signIn(email, PASSWORD);
  const holder = { token: async () => tokens.access } as unknown as TestUser;
  expect((await w.call(getCurrentUser, {}, holder)).status).toBe(200);
  await confirm(await linkFor(email));
  expect((await w.call(getCurrentUser, {}, holder)).error?.code).toBe('session_ended');
  expect((await w.call(refreshTokens, { body: { refresh: tokens.refresh } })).status).toBe(401);
});

test('the link is stored as a hash only', async () => {
  const { id, email } = await account();
  const token = await linkFor(email);
  const row = await w.db
    .selectFrom('password_resets')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.token_hash).toHaveLength(32);
  expect(row.token_hash.toString('base64url')).not.toBe(token);
});

test('no link stands in the work that waits, and work done twice loses none', async () => {
  const { id, email } = await account();
  const { headers } = await w.call(requestPasswordReset, { body: { email } });
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'password-reset' and state = 'created'`.execute(w.db);
  expect(rows.map(({ data }) => data)).toEqual([{ userId: id, sentBy: headers['x-request-id'] }]);
  await sendResetLink(w.deps, id);
  await w.jobs.drain();
  const links = w.mail.sent.filter(({ to }) => to === email).map(({ link = '' }) => link.split('=')[1] ?? '');
  expect(links).toHaveLength(2);
  expect((await confirm(links[0] ?? '')).status).toBe(200);
  expect((await confirm(links[1] ?? '')).status).toBe(400);
});

describe('the link is refused', () => {
  const refused = {
    status: 400,
    error: { code: 'reset_link_invalid', detail: 'رابط إعادة التعيين غير صالح أو انتهت مدته' },
  };

  test('the second time', async () => {
    const { email } = await account();
    const token = await linkFor(email);
    await confirm(token);
    expect(await confirm(token, 'another one')).toMatchObject(refused);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('to all but one of several who use it at once', async () => {
    const { email } = await account();
    const token = await linkFor(email);
    const calls = await Promise.all(
      ['first one', 'second one', 'third one'].map((each) => confirm(token, each)),
    );
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('after an hour', async () => {
    const { email } = await account();
    const token = await linkFor(email);
    const start = w.clock.now;
    w.clock.now = new Date(start.getTime() + HOUR_MS);
    expect(await confirm(token)).toMatchObject(refused);
    w.clock.now = start;
  });

  test('when a newer one was asked for', async () => {
    const { email } = await account();
    const older = await linkFor(email);
    const newer = await linkFor(email);
    expect(await confirm(older)).toMatchObject(refused);
    expect((await confirm(newer)).status).toBe(200);
  });

  test('after a suspension', async () => {
    const { id, email } = await account();
    const token = await linkFor(email);
    await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
    expect(await confirm(token)).toMatchObject(refused);
  });

  test('after a suspension that was lifted', async () => {
    const { id, email } = await account();
    const token = await linkFor(email);
    for (const status of ['suspended', 'active'] as const) {
      await changeUser(w.deps, { userId: id, change: { status }, actorId: null });
    }
    expect(await confirm(token)).toMatchObject(refused);
    expect((await confirm(await linkFor(email))).status).toBe(200);
  });

  test.each([['x'.repeat(43)], ['\u0000'], ['../../etc'], [' ']])(
    'when it is made up (%#)',
    async (token) => {
      expect(await confirm(token)).toMatchObject(refused);
    },
  );
});

test('a short password is refused and the link stays good', async () => {
  const { email } = await account();
  const token = await linkFor(email);
  const { status, error } = await confirm(token, '12345');
  expect([status, error?.password]).toEqual([400, ['كلمة المرور يجب ألا تقل عن ٦ محارف']]);
  expect((await confirm(token)).status).toBe(200);
});

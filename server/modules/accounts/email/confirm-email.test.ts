import {
  changeEmail,
  confirmEmail,
  confirmPasswordReset,
  getCurrentUser,
  obtainTokens,
  registerUser,
  requestPasswordReset,
  resendConfirmation,
  updateCurrentUser,
} from '@mustalah/contract/accounts';
import { undoWalletChange } from '@mustalah/contract/identity';
import { changePassword } from '@mustalah/contract/own-account';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { changeUser } from '../change-user.ts';
import { hashPassword } from '../password.ts';
import { sendConfirmation } from './send-link.ts';

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example/', CONFIRM_EMAIL: 'on' } });

const PASSWORD = 'سر طويل جدًا';
const TWO_DAYS_MS = 2 * 86_400_000;
let serial = 0;
const newAddress = () => `somebody${++serial}@example.org`;

const register = (email: string, name = 'ليلى') =>
  w.call(registerUser, { body: { name, email, password: PASSWORD } });
const confirm = (token: string) => w.call(confirmEmail, { body: { token } });

/** What went to an address, the newest last. */
async function mailsTo(email: string) {
  await w.jobs.drain();
  return w.mail.sent.filter(({ to }) => to === email);
}

async function tokenSentTo(email: string): Promise<string> {
  const link = (await mailsTo(email)).at(-1)?.link ?? '';
  return link.split('token=')[1] ?? '';
}

async function waiting(): Promise<TestUser> {
  return buildUser(w.db, { email: newAddress(), email_confirmed_at: null });
}

/** A confirmed member with a password. */
async function member(): Promise<TestUser> {
  const user = await buildUser(w.db, { email: newAddress() });
  const password_hash = await hashPassword(PASSWORD);
  await w.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
  return user;
}

const rowOf = ({ id }: { id: number }) =>
  w.db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a new account signs in at once, is told that it waits, and is confirmed by the link in its mailbox', async () => {
  const email = newAddress();
  const { answer } = await register(email);
  expect((await w.call(obtainTokens, { body: { email, password: PASSWORD } })).status).toBe(200);
  expect((await rowOf(answer)).email_confirmed_at).toBeNull();
  expect(await confirm(await tokenSentTo(email))).toMatchObject({ status: 200 });
  expect((await rowOf(answer)).email_confirmed_at).toEqual(w.clock.now);
});

test('users see whether their address is confirmed, and whether that is asked for', async () => {
  const seen = async (user: TestUser) => (await w.call(getCurrentUser, {}, user)).answer;
  expect(await seen(await waiting())).toMatchObject({
    email_confirmed: false,
    email_confirmation_required: true,
  });
  expect(await seen(await member())).toMatchObject({ email_confirmed: true });
});

test('a mail to an address that nobody has confirmed carries nothing that its sender wrote', async () => {
  const email = newAddress();
  await register(email, 'حسابك سيُغلق الآن');
  await w.call(requestPasswordReset, { body: { email } });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(2);
  expect(mails.filter(({ subject, text }) => `${subject} ${text}`.includes('سيُغلق'))).toEqual([]);
  expect(mails.every(({ text }) => text.startsWith('السلام عليكم،'))).toBe(true);
});

test('no link stands in the work that waits, and work done twice loses none', async () => {
  const user = await waiting();
  await w.call(resendConfirmation, {}, user);
  const { rows } = await sql<{ data: object }>`
    select data - 'sentBy' as data from pgboss.job where name = 'email-confirmation' and state = 'created'`.execute(
    w.db,
  );
  expect(rows.map(({ data }) => data)).toEqual([{ userId: user.id, email: user.email }]);
  await sendConfirmation(w.deps, { userId: user.id, email: user.email });
  const tokens = (await mailsTo(user.email)).map(({ link = '' }) => link.split('token=')[1] ?? '');
  expect(tokens).toHaveLength(2);
  expect((await confirm(tokens[0] ?? '')).status).toBe(200);
  expect((await confirm(tokens[1] ?? '')).error?.code).toBe('confirm_link_invalid');
});

test('the link is stored as a hash only', async () => {
  const user = await waiting();
  await w.call(resendConfirmation, {}, user);
  const token = await tokenSentTo(user.email);
  const row = await w.db
    .selectFrom('email_confirmations')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(row.token_hash).toHaveLength(32);
  expect(row.token_hash.toString('base64url')).not.toBe(token);
});

describe('the link is refused', () => {
  const refused = { status: 400, error: { code: 'confirm_link_invalid' } };

  test('to all but one of several who use it at once', async () => {
    const user = await waiting();
    await w.call(resendConfirmation, {}, user);
    const token = await tokenSentTo(user.email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('after two days, and then the night removes it', async () => {
    const user = await waiting();
    await w.call(resendConfirmation, {}, user);
    const token = await tokenSentTo(user.email);
    const start = w.clock.now;
    w.clock.now = new Date(start.getTime() + TWO_DAYS_MS);
    expect(await confirm(token)).toMatchObject(refused);
    w.clock.now = new Date(start.getTime() + TWO_DAYS_MS + 1);
    await w.cleanUp();
    const left = w.db.selectFrom('email_confirmations').selectAll().where('user_id', '=', user.id);
    expect(await left.execute()).toEqual([]);
    w.clock.now = start;
  });

  test('when a newer one was asked for', async () => {
    const user = await waiting();
    await w.call(resendConfirmation, {}, user);
    const older = await tokenSentTo(user.email);
    await w.call(resendConfirmation, {}, user);
    expect(await confirm(older)).toMatchObject(refused);
    expect((await confirm(await tokenSentTo(user.email))).status).toBe(200);
  });

  test('after a suspension', async () => {
    const user = await waiting();
    const admin = await buildAdmin(w.db);
    await w.call(resendConfirmation, {}, user);
    const token = await tokenSentTo(user.email);
    await changeUser(w.deps, { userId: user.id, change: { status: 'suspended' }, actorId: admin.id });
    expect(await confirm(token)).toMatchObject(refused);
    expect((await rowOf(user)).email_confirmed_at).toBeNull();
  });

  test.each([['x'.repeat(43)], ['\u0000'], ['../../etc'], [' ']])(
    'when it is made up (%#)',
    async (token) => {
      expect(await confirm(token)).toMatchObject(refused);
    },
  );

  test.each([[{}], [{ token: '' }], [{ token: 1 }], [{ token: 'x'.repeat(201) }], [[]]])(
    'when it is none (%#)',
    async (body) => {
      expect((await w.send('POST', '/api/confirm-email/', body)).status).toBe(400);
    },
  );
});

describe('a new link', () => {
  test('is not sent to an account that is confirmed', async () => {
    const { status, error } = await w.call(resendConfirmation, {}, await member());
    expect([status, error?.code]).toEqual([409, 'already_confirmed']);
  });

  test('is for members only', async () => {
    expect((await w.send('POST', '/api/confirm-email/resend/')).status).toBe(401);
    expect((await w.send('POST', '/api/users/me/email/', {})).status).toBe(401);
  });
});

describe('another address', () => {
  const change = (user: TestUser, email: string, password = PASSWORD) =>
    w.call(changeEmail, { body: { email, password } }, user);

  test('holds from the link on that was sent to it; the old one is told at once', async () => {
    const user = await member();
    const email = newAddress();
    expect((await change(user, email)).status).toBe(200);
    expect((await rowOf(user)).email).toBe(user.email);
    const [told] = await mailsTo(user.email);
    expect(told?.text).toContain(email);
    expect(told?.link).toBeUndefined();
    expect((await confirm(await tokenSentTo(email))).status).toBe(200);
    expect((await rowOf(user)).email).toBe(email);
    expect((await w.call(obtainTokens, { body: { email, password: PASSWORD } })).status).toBe(200);
  });

  test('needs the password of the account, not a session alone', async () => {
    const user = await member();
    const { status, error } = await change(user, newAddress(), 'wrong password');
    expect([status, error?.password]).toEqual([400, ['كلمة المرور غير صحيحة']]);
  });

  test('is not one that somebody has, asked for before or in the meantime', async () => {
    const user = await member();
    const other = await member();
    expect((await change(user, other.email)).error?.code).toBe('email_taken');
    const email = newAddress();
    await change(user, email);
    const token = await tokenSentTo(email);
    await buildUser(w.db, { email });
    expect((await confirm(token)).error).toMatchObject({ code: 'email_taken' });
    expect((await rowOf(user)).email).toBe(user.email);
  });

  test('is not the same again', async () => {
    const user = await member();
    expect((await change(user, user.email.toUpperCase())).error?.code).toBe('same_email');
  });

  test('is forgotten when the owner sets a new password', async () => {
    const user = await member();
    const email = newAddress();
    await change(user, email);
    const token = await tokenSentTo(email);
    await w.call(requestPasswordReset, { body: { email: user.email } });
    const reset = await tokenSentTo(user.email);
    await w.send('POST', '/api/password-reset/confirm/', { token: reset, password: 'another one' });
    expect((await confirm(token)).error?.code).toBe('confirm_link_invalid');
  });

  test('makes links in the old mailbox worthless', async () => {
    const user = await member();
    await w.call(requestPasswordReset, { body: { email: user.email } });
    const reset = await tokenSentTo(user.email);
    const email = newAddress();
    await change(user, email);
    await confirm(await tokenSentTo(email));
    const late = await w.send('POST', '/api/password-reset/confirm/', { token: reset, password: 'another' });
    expect(late.error?.code).toBe('reset_link_invalid');
  });

  describe('is taken back by the mailbox that was left', () => {
    const OWN = 'So11111111111111111111111111111111111111112';
    const THIEFS = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
    const reset = (token: string, password = 'another one') =>
      w.call(confirmPasswordReset, { body: { token, password } });

    /** Somebody who knows the password has moved the account. */
    async function robbed() {
      const user = await member();
      await w.db.updateTable('users').set({ wallet_address: OWN }).where('id', '=', user.id).execute();
      const email = newAddress();
      await change(user, email);
      await confirm(await tokenSentTo(email));
      return { user, email, link: await tokenSentTo(user.email) };
    }

    test('with the wallet of then, once, and the links to the other mailbox are over', async () => {
      const bystander = await member();
      const { user, email, link } = await robbed();
      const held = await w.db
        .selectFrom('users')
        .select(['id', 'wallet_held_until as until'])
        .where('id', 'in', [bystander.id, user.id])
        .orderBy('id')
        .execute();
      expect(held).toEqual([
        { id: bystander.id, until: null },
        { id: user.id, until: new Date(w.clock.now.getTime() + TWO_DAYS_MS) },
      ]);
      const profile = { name: 'أمل', bio: '', education_level: '', institution: '' };
      for (const wallet_address of [THIEFS, '']) {
        await w.call(updateCurrentUser, { body: { ...profile, wallet_address } }, user);
      }
      const undo = await tokenSentTo(email);
      await w.call(changePassword, { body: { current: PASSWORD, password: 'of the thief' } }, user);
      const uses = await Promise.all([reset(link), reset(link)]);
      expect(uses.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await rowOf(user)).email).toBe(user.email);
      expect(
        (await w.call(obtainTokens, { body: { email: user.email, password: 'another one' } })).status,
      ).toBe(200);
      const walletNow = w.db.selectFrom('users').select('wallet_address').where('id', '=', user.id);
      expect(await walletNow.execute()).toEqual([{ wallet_address: OWN }]);
      expect((await w.call(undoWalletChange, { body: { token: undo } })).error?.code).toBe(
        'undo_link_invalid',
      );
      const kept = w.db.selectFrom('token_families').select('id').where('user_id', '=', user.id);
      expect(await kept.where('revoked_at', 'is', null).execute()).toHaveLength(1);
    });

    test('without the second factors of whoever moved it, and with those from before', async () => {
      const { user, link } = await robbed();
      const user_id = user.id;
      const [before, since] = [new Date(w.clock.now.getTime() - 1), w.clock.now];
      for (const created_at of [before, since]) {
        const credential_id = `of ${user_id} at ${created_at.getTime()}`;
        const passkey = { user_id, credential_id, public_key: Buffer.from('key'), name: 'x', created_at };
        await w.db.insertInto('passkeys').values(passkey).execute();
        const code = { code_hash: Buffer.from(credential_id), user_id, given_at: created_at };
        await w.db.insertInto('recovery_codes').values(code).execute();
      }
      const app = { user_id, sealed_secret: Buffer.from('x'), created_at: since, confirmed_at: since };
      await w.db.insertInto('code_apps').values(app).execute();
      expect((await reset(link)).status).toBe(200);
      const left = await Promise.all([
        w.db.selectFrom('passkeys').select('created_at').where('user_id', '=', user_id).execute(),
        w.db.selectFrom('recovery_codes').select('given_at').where('user_id', '=', user_id).execute(),
        w.db.selectFrom('code_apps').select('user_id').where('user_id', '=', user_id).execute(),
      ]);
      expect(left).toEqual([[{ created_at: before }], [{ given_at: before }], []]);
    });

    test('to the password alone, where whoever moved it set up the only second factor', async () => {
      const { user, link } = await robbed();
      await w.db
        .insertInto('code_apps')
        .values({
          user_id: user.id,
          sealed_secret: Buffer.from('sealed'),
          created_at: w.clock.now,
          confirmed_at: w.clock.now,
        })
        .execute();
      await w.db
        .insertInto('recovery_codes')
        .values({ code_hash: Buffer.from(`only ${user.id}`), user_id: user.id, given_at: null })
        .execute();
      await reset(link);
      const body = { email: user.email, password: 'another one' };
      expect((await w.call(obtainTokens, { body })).status).toBe(200);
      const codes = w.db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', user.id);
      expect(await codes.execute()).toEqual([]);
    });

    test('also where the account was moved on, and the ways back to later addresses end with it', async () => {
      const { user, link } = await robbed();
      const start = w.clock.now;
      w.clock.now = new Date(start.getTime() + 60_000);
      const moved = { ...user, ...(await rowOf(user)) };
      const third = newAddress();
      await change(moved, third);
      await confirm(await tokenSentTo(third));
      const later = await tokenSentTo(moved.email);
      expect((await reset(link)).status).toBe(200);
      expect((await reset(later)).error?.code).toBe('reset_link_invalid');
      expect((await rowOf(user)).email).toBe(user.email);
      w.clock.now = start;
    });

    test('and nobody else takes the address meanwhile, however they ask', async () => {
      const { user, link } = await robbed();
      expect((await register(user.email)).error?.code).toBe('email_taken');
      expect((await change(await member(), user.email)).error?.code).toBe('email_taken');
      expect((await reset(link)).status).toBe(200);
    });

    test('but not after three days, nor after a suspension', async () => {
      const [late, suspended] = [await robbed(), await robbed()];
      const { id: actorId } = await buildAdmin(w.db);
      for (const status of ['suspended', 'active'] as const) {
        await changeUser(w.deps, { userId: suspended.user.id, change: { status }, actorId });
      }
      expect((await reset(suspended.link)).error?.code).toBe('reset_link_invalid');
      const start = w.clock.now;
      w.clock.now = new Date(start.getTime() + 3 * 86_400_000);
      expect((await reset(late.link)).error?.code).toBe('reset_link_invalid');
      w.clock.now = start;
    });
  });

  test('of an account that waits is told to nobody else', async () => {
    const user = await waiting();
    const password_hash = await hashPassword(PASSWORD);
    await w.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
    const email = newAddress();
    await change(user, email);
    expect(await mailsTo(user.email)).toEqual([]);
    await confirm(await tokenSentTo(email));
    expect(await rowOf(user)).toEqual({ email, email_confirmed_at: w.clock.now });
  });

  test.each([
    [{ email: 'none', password: PASSWORD }],
    [{ email: `${'x'.repeat(250)}@example.org`, password: PASSWORD }],
    [{ email: 'a@example.org' }],
    [{ password: PASSWORD }],
    [{ email: 'a@example.org', password: 'x'.repeat(201) }],
    [{ email: ['a@example.org'], password: PASSWORD }],
  ])('is refused as %o', async (body) => {
    expect((await w.send('POST', '/api/users/me/email/', body, await member())).status).toBe(400);
  });
});

import {
  changeEmail,
  getCurrentUser,
  obtainTokens,
  refreshTokens,
  updateCurrentUser,
  updateUser,
} from '@mustalah/contract/accounts';
import { type ErrorBody, errorText } from '@mustalah/contract/errors';
import * as identity from '@mustalah/contract/identity';
import { changePassword } from '@mustalah/contract/own-account';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAdmin, buildUser, provedLongAgo, type TestUser } from '../../../test/factories.ts';
import { type SoftPasskey, softPasskey } from '../../../test/soft-passkey.ts';
import { world } from '../../../test/world.ts';
import { hashPassword } from '../password.ts';
import { raiseEpoch, writePassword } from '../queries.ts';
import { codeAt } from './totp.ts';

const w = world({
  config: { PUBLIC_URL: 'https://mustalah.example', RATE_LIMIT: 'on', ADMIN_SECOND_FACTOR: 'required' },
});

const PASSWORD = 'سر طويل جدًا';
const WALLET = 'So11111111111111111111111111111111111111112';
const OTHER_WALLET = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const HOUR_MS = 60 * 60_000;

beforeEach(() => {
  // The start of a window, so that no test straddles two.
  w.clock.now = new Date(Math.ceil((w.clock.now.getTime() + 1) / HOUR_MS) * HOUR_MS);
  w.mail.sent.length = 0;
});

const wait = (seconds: number) => {
  w.clock.now = new Date(w.clock.now.getTime() + seconds * 1000);
};

let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

/** A person with a password, who has proved just now who they are. */
async function person(): Promise<TestUser> {
  const user = await buildUser(w.db);
  await w.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  return user;
}

/** A person in a sign-in of their own, which grows old. */
async function visitor(): Promise<TestUser> {
  const user = await person();
  const body = { email: user.email, password: PASSWORD };
  return signedIn(user, (await w.call(obtainTokens, { body })).answer.refresh);
}

/** Keeps one sign-in alive as a browser does. */
function signedIn(who: Pick<TestUser, 'id' | 'email' | 'name'>, first: string): TestUser {
  let refresh = first;
  return {
    ...who,
    async token() {
      const { answer } = await w.call(refreshTokens, { body: { refresh } });
      refresh = answer.refresh;
      return answer.access;
    },
  };
}

async function withCodeApp(owner?: TestUser) {
  const user = owner ?? (await person());
  const { secret } = (await w.call(identity.beginCodeApp, {}, user)).answer;
  const { answer } = await w.call(
    identity.confirmCodeApp,
    { body: { totp: codeAt(secret, w.clock.now) } },
    user,
  );
  // The code that set it up is spent.
  wait(30);
  return { user, secret, recoveryCodes: answer.recovery_codes };
}

async function withPasskey(user?: TestUser) {
  const owner = user ?? (await person());
  const device = softPasskey('mustalah.example', 'https://mustalah.example');
  const options = (await w.call(identity.offerPasskey, {}, owner)).answer;
  const credential = device.attest(String(options.challenge));
  const added = await w.call(identity.addPasskey, { body: { name: 'هاتفي', credential } }, owner);
  return { user: owner, device, added };
}

/** The first step of a sign-in: what is awaited. */
async function stepOne({ email }: TestUser): Promise<identity.AwaitedFactor> {
  const { error } = await w.call(obtainTokens, { body: { email, password: PASSWORD } });
  return awaitedIn(error);
}

const awaitedIn = (error: ErrorBody | undefined) => error?.second_factor as identity.AwaitedFactor;

const answerStep = (body: (typeof identity.finishSignIn)['body']['_zod']['input']) =>
  w.call(identity.finishSignIn, { body });

const assertFor = (device: SoftPasskey, awaited: identity.AwaitedFactor) =>
  device.assert(String(awaited.passkey?.challenge));

const mailsTo = async ({ email }: TestUser) => {
  await w.jobs.drain();
  return w.mail.sent.filter(({ to }) => to === email).map(({ text }) => text.split('\n\n')[1]);
};

const actsOn = async ({ id }: TestUser) =>
  (
    await w.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `user:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a code app', () => {
  test('makes signing in take two steps; its secret is nowhere in clear, and the person is told', async () => {
    const { user, secret, recoveryCodes } = await withCodeApp();
    expect(new Set(recoveryCodes).size).toBe(identity.RECOVERY_CODES);
    const refused = await w.call(obtainTokens, { body: { email: user.email, password: PASSWORD } });
    expect([refused.status, refused.error?.code]).toEqual([403, 'second_factor_awaited']);
    expect(refused.error?.second_factor).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      totp: true,
      passkey: null,
      recovery_code: true,
    });
    const { challenge } = await stepOne(user);
    const { status, answer } = await answerStep({ challenge, totp: codeAt(secret, w.clock.now) });
    expect([status, answer]).toEqual([200, { access: expect.any(String), refresh: expect.any(String) }]);
    const row = await w.db
      .selectFrom('code_apps')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    expect(row?.sealed_secret.includes(secret)).toBe(false);
    expect(await mailsTo(user)).toEqual([expect.stringContaining('تطبيق رموز')]);
    expect(await actsOn(user)).toEqual(['user.factor_add']);
  });

  test('a code works once, also where two use it at once, and an earlier one never after it', async () => {
    const { user, secret } = await withCodeApp();
    const earlier = codeAt(secret, w.clock.now);
    wait(30);
    const code = codeAt(secret, w.clock.now);
    const steps = [await stepOne(user), await stepOne(user)];
    const answers = await Promise.all(steps.map(({ challenge }) => answerStep({ challenge, totp: code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { challenge } = await stepOne(user);
    expect((await answerStep({ challenge, totp: earlier })).error?.code).toBe('second_factor_wrong');
  });

  test('a code may be typed in Arabic digits and with a space', async () => {
    const { user, secret } = await withCodeApp();
    const code = codeAt(secret, w.clock.now).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const { challenge } = await stepOne(user);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await answerStep({ challenge, totp: typed })).status).toBe(200);
  });

  test('counts only once it has shown a code, and only one is set up', async () => {
    const user = await person();
    await w.call(identity.beginCodeApp, {}, user);
    const wrong = await w.call(identity.confirmCodeApp, { body: { totp: '000000' } }, user);
    expect([wrong.status, wrong.error?.totp]).toEqual([400, [errorText.second_factor_wrong]]);
    expect((await w.call(obtainTokens, { body: { email: user.email, password: PASSWORD } })).status).toBe(
      200,
    );
    const other = await withCodeApp();
    expect((await w.call(identity.beginCodeApp, {}, other.user)).error?.code).toBe('code_app_known');
  });

  test('is not opened by the code that set it up', async () => {
    const user = await person();
    const { secret } = (await w.call(identity.beginCodeApp, {}, user)).answer;
    const totp = codeAt(secret, w.clock.now);
    expect((await w.call(identity.confirmCodeApp, { body: { totp } }, user)).status).toBe(200);
    const { challenge } = await stepOne(user);
    expect((await answerStep({ challenge, totp })).error?.code).toBe('second_factor_wrong');
  });

  test('that has shown no code proves nobody, though another factor is asked for', async () => {
    const { user } = await withPasskey();
    const { secret } = (await w.call(identity.beginCodeApp, {}, user)).answer;
    const { challenge } = await stepOne(user);
    const { error } = await answerStep({ challenge, totp: codeAt(secret, w.clock.now) });
    expect(error?.code).toBe('second_factor_wrong');
  });

  test('removed as the last factor, it takes the recovery codes along', async () => {
    const { user } = await withCodeApp();
    expect((await w.call(identity.removeCodeApp, {}, user)).status).toBe(200);
    const { answer } = await w.call(identity.getSecurity, {}, user);
    expect(answer).toMatchObject({ code_app_since: null, recovery_codes_left: 0 });
    expect((await w.call(obtainTokens, { body: { email: user.email, password: PASSWORD } })).status).toBe(
      200,
    );
    expect((await w.call(identity.removeCodeApp, {}, user)).status).toBe(404);
  });
});

describe('the second step', () => {
  test('is over after ten minutes, after an answer, and when the password or what the user may do changes', async () => {
    const { user, secret } = await withCodeApp();
    const late = await stepOne(user);
    wait(10 * 60);
    const code = codeAt(secret, w.clock.now);
    expect((await answerStep({ challenge: late.challenge, totp: code })).error?.code).toBe(
      'second_factor_late',
    );
    const before = await stepOne(user);
    await w.db.transaction().execute((tx) => writePassword(tx, user, passwordHash));
    expect((await answerStep({ challenge: before.challenge, totp: code })).error?.code).toBe(
      'second_factor_late',
    );
    const demoted = await stepOne(user);
    await w.db.transaction().execute((tx) => raiseEpoch(tx, user.id));
    expect((await answerStep({ challenge: demoted.challenge, totp: code })).error?.code).toBe(
      'second_factor_late',
    );
    const { challenge } = await stepOne(user);
    expect((await answerStep({ challenge, totp: code })).status).toBe(200);
    wait(30);
    const again = await answerStep({ challenge, totp: codeAt(secret, w.clock.now) });
    expect(again.error?.code).toBe('second_factor_late');
  });

  test('is over when a wallet is taken back, for whoever changed it may have begun it; so are all sign-ins', async () => {
    const { user, secret } = await withCodeApp(await visitor());
    const profile = { name: user.name, bio: '', education_level: '', institution: '' };
    for (const wallet_address of [WALLET, OTHER_WALLET]) {
      await w.call(updateCurrentUser, { body: { ...profile, wallet_address } }, user);
    }
    await w.jobs.drain();
    const sent = w.mail.sent.find(({ to, link }) => to === user.email && link?.includes('token='));
    const token = new URL(sent?.link ?? '').searchParams.get('token') ?? '';
    const { challenge } = await stepOne(user);
    expect((await w.call(identity.undoWalletChange, { body: { token } })).status).toBe(200);
    expect((await w.call(getCurrentUser, {}, user)).status).toBe(401);
    const late = await answerStep({ challenge, totp: codeAt(secret, w.clock.now) });
    expect(late.error?.code).toBe('second_factor_late');
  });

  test('takes five wrong codes; then the right one is too late, for nobody else, and the person hears of it', async () => {
    const { user, secret } = await withCodeApp();
    const other = await withCodeApp();
    const { challenge: others } = await stepOne(other.user);
    const { challenge } = await stepOne(user);
    const wrong = await Promise.all(
      Array.from({ length: 5 }, () => answerStep({ challenge, totp: '000000' })),
    );
    expect(wrong.map(({ error }) => error?.code)).toEqual(Array(5).fill('second_factor_wrong'));
    const late = await answerStep({ challenge, totp: codeAt(secret, w.clock.now) });
    expect(late.error?.code).toBe('second_factor_late');
    expect(await mailsTo(user)).toContainEqual(expect.stringContaining('رموز تحقق خاطئة'));
    wait(30);
    const answer = await answerStep({ challenge: others, totp: codeAt(other.secret, w.clock.now) });
    expect(answer.status).toBe(200);
  });

  test('takes ten wrong codes within an hour however many steps are begun; a passkey opens, and then codes do', async () => {
    const { user, secret } = await withCodeApp();
    const { device } = await withPasskey(user);
    for (const length of [5, 5]) {
      const { challenge } = await stepOne(user);
      await Promise.all(Array.from({ length }, () => answerStep({ challenge, totp: '000000' })));
    }
    const awaited = await stepOne(user);
    const code = codeAt(secret, w.clock.now);
    expect((await answerStep({ challenge: awaited.challenge, totp: code })).status).toBe(429);
    const passkey = assertFor(device, awaited);
    expect((await answerStep({ challenge: awaited.challenge, passkey })).status).toBe(200);
    const { challenge } = await stepOne(user);
    expect((await answerStep({ challenge, totp: code })).status).toBe(200);
  });

  test('takes a recovery code after ten wrong codes of an app, and ten wrong ones of its own', async () => {
    const { user, recoveryCodes } = await withCodeApp();
    const guess = async (answer: { totp: string } | { recovery_code: string }) => {
      const { challenge } = await stepOne(user);
      return (await answerStep({ challenge, ...answer })).status;
    };
    const right = { recovery_code: String(recoveryCodes[0]) };
    for (let i = 0; i < 10; i++) await guess({ totp: '000000' });
    expect(await guess(right)).toBe(200);
    const wrong = { recovery_code: 'AAAA-AAAA-AAAA-AAAA' };
    for (let i = 0; i < 10; i++) await guess(wrong);
    expect(await guess({ recovery_code: String(recoveryCodes[1]) })).toBe(429);
  });

  test('takes a recovery code once, as it is typed, also where it comes twice at once', async () => {
    const { user, recoveryCodes } = await withCodeApp();
    const recovery_code = String(recoveryCodes[0]).toLowerCase().replaceAll('-', ' ');
    const steps = [await stepOne(user), await stepOne(user)];
    const answers = await Promise.all(steps.map(({ challenge }) => answerStep({ challenge, recovery_code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await w.call(identity.getSecurity, {}, user)).answer.recovery_codes_left).toBe(9);
    expect(await mailsTo(user)).toContainEqual(expect.stringContaining('رموز الاسترداد'));
  });

  test('new recovery codes end the old ones', async () => {
    const { user, recoveryCodes } = await withCodeApp();
    const { answer } = await w.call(identity.renewRecoveryCodes, {}, user);
    const { challenge } = await stepOne(user);
    const [old, fresh] = [String(recoveryCodes[0]), String(answer.recovery_codes[0])];
    const { status, error } = await answerStep({ challenge, recovery_code: old });
    expect([status, error?.recovery_code]).toEqual([400, [errorText.second_factor_wrong]]);
    expect((await answerStep({ challenge, recovery_code: fresh })).status).toBe(200);
  });
});

describe('a passkey', () => {
  test('signs in, and is named and removed by its owner alone', async () => {
    const { user, device, added } = await withPasskey();
    expect([added.status, added.answer.recovery_codes.length]).toEqual([201, identity.RECOVERY_CODES]);
    const awaited = await stepOne(user);
    const answered = await answerStep({ challenge: awaited.challenge, passkey: assertFor(device, awaited) });
    expect(answered.status).toBe(200);
    const params = { id: added.answer.passkey.id };
    const stranger = await buildUser(w.db);
    const body = { name: 'مفتاح العمل' };
    expect((await w.call(identity.renamePasskey, { params, body }, stranger)).status).toBe(404);
    expect((await w.call(identity.removePasskey, { params }, stranger)).status).toBe(404);
    expect((await w.call(identity.renamePasskey, { params, body }, user)).answer.name).toBe('مفتاح العمل');
    expect((await w.call(identity.removePasskey, { params }, user)).status).toBe(200);
    expect(await actsOn(user)).toEqual(['user.factor_add', 'user.factor_remove']);
  });

  test('a copy that lags behind, an old answer and the passkey of another open nothing', async () => {
    const { user, device } = await withPasskey();
    const first = await stepOne(user);
    const used = assertFor(device, first);
    await answerStep({ challenge: first.challenge, passkey: used });
    const second = await stepOne(user);
    expect((await answerStep({ challenge: second.challenge, passkey: used })).status).toBe(400);
    device.counter = 0;
    const lagging = assertFor(device, second);
    expect((await answerStep({ challenge: second.challenge, passkey: lagging })).status).toBe(400);
    const other = await withPasskey();
    const foreign = assertFor(other.device, second);
    expect((await answerStep({ challenge: second.challenge, passkey: foreign })).status).toBe(400);
    device.counter = 5;
    const right = assertFor(device, second);
    expect((await answerStep({ challenge: second.challenge, passkey: right })).status).toBe(200);
  });

  test('is added within ten minutes, and only so many are', async () => {
    const { user } = await withPasskey();
    const another = softPasskey('mustalah.example', 'https://mustalah.example');
    const { challenge } = (await w.call(identity.offerPasskey, {}, user)).answer;
    wait(10 * 60);
    const body = { name: 'حاسوبي', credential: another.attest(String(challenge)) };
    expect((await w.call(identity.addPasskey, { body }, user)).error?.code).toBe('passkey_unusable');
    const others = Array.from({ length: identity.MOST_PASSKEYS - 1 }, (_, serial) => ({
      user_id: user.id,
      credential_id: `one more ${serial}`,
      public_key: Buffer.from('key'),
      counter: 0,
      name: `مفتاح ${serial}`,
      created_at: w.clock.now,
    }));
    await w.db.insertInto('passkeys').values(others).execute();
    expect((await w.call(identity.offerPasskey, {}, user)).error?.code).toBe('too_many_passkeys');
  });

  test('made for another site, for another challenge or twice is not added', async () => {
    const user = await person();
    const elsewhere = softPasskey('evil.example', 'https://evil.example');
    const offer = (await w.call(identity.offerPasskey, {}, user)).answer;
    const add = (credential: identity.Attestation) =>
      w.call(identity.addPasskey, { body: { name: 'هاتفي', credential } }, user);
    expect((await add(elsewhere.attest(String(offer.challenge)))).error?.code).toBe('passkey_unusable');
    const device = softPasskey('mustalah.example', 'https://mustalah.example');
    expect((await add(device.attest(String(offer.challenge)))).status).toBe(201);
    const late = softPasskey('mustalah.example', 'https://mustalah.example');
    expect((await add(late.attest(String(offer.challenge)))).error?.code).toBe('passkey_unusable');
    const third = (await w.call(identity.offerPasskey, {}, user)).answer;
    expect((await add(device.attest(String(third.challenge)))).error?.code).toBe('passkey_known');
  });
});

describe('proving oneself again', () => {
  test('takes the password of who has nothing else', async () => {
    const user = await visitor();
    wait(11 * 60);
    const begin = () => w.call(identity.beginCodeApp, {}, user);
    expect((await begin()).error?.code).toBe('fresh_sign_in_required');
    const wrong = await w.call(identity.proveIdentity, { body: { password: 'wrong' } }, user);
    expect([wrong.status, wrong.error?.password]).toEqual([400, ['كلمة المرور غير صحيحة']]);
    expect((await begin()).status).toBe(403);
    expect((await w.call(identity.proveIdentity, { body: { password: PASSWORD } }, user)).status).toBe(200);
    expect((await begin()).status).toBe(200);
  });

  test('takes the second factor too of who has one, and holds in that sign-in alone', async () => {
    const { user, secret } = await withCodeApp(await visitor());
    const step = await stepOne(user);
    const { refresh } = (await answerStep({ challenge: step.challenge, totp: codeAt(secret, w.clock.now) }))
      .answer;
    const other = signedIn(user, refresh);
    wait(11 * 60);
    const renew = (as: TestUser) => w.call(identity.renewRecoveryCodes, {}, as);
    const { error } = await w.call(identity.proveIdentity, { body: { password: PASSWORD } }, user);
    expect(error?.code).toBe('second_factor_awaited');
    expect((await renew(user)).error?.code).toBe('fresh_sign_in_required');
    const { challenge } = awaitedIn(error);
    const body = { challenge, totp: codeAt(secret, w.clock.now) };
    expect((await w.call(identity.finishProof, { body }, other)).error?.code).toBe('second_factor_late');
    expect((await answerStep(body)).error?.code).toBe('second_factor_late');
    expect((await w.call(identity.finishProof, { body }, user)).status).toBe(200);
    expect([(await renew(user)).status, (await renew(other)).status]).toEqual([200, 403]);
  });

  test('moves neither address nor password of who has a second factor with the password alone', async () => {
    const { user } = await withCodeApp();
    const old = provedByPassword(user);
    const move = { email: `new-${user.email}`, password: PASSWORD };
    const change = { current: PASSWORD, password: 'سر آخر أطول من الأول' };
    const answers = [
      await w.call(changeEmail, { body: move }, old),
      await w.call(changePassword, { body: change }, old),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(2).fill('second_factor_required'));
    expect((await w.call(changeEmail, { body: move }, await person())).status).toBe(200);
  });

  test('guessing the password is stopped at the tenth time', async () => {
    const user = await person();
    const guess = () => w.call(identity.proveIdentity, { body: { password: 'wrong' } }, user);
    const statuses = (await Promise.all(Array.from({ length: 11 }, guess))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(10).fill(400), 429]);
  });

  test('a sign-in from before the second factor is asked for it', async () => {
    const { user } = await withCodeApp();
    const old = provedByPassword(user);
    expect((await w.call(identity.renewRecoveryCodes, {}, old)).error?.code).toBe('second_factor_required');
  });
});

/** A sign-in of the user that has used the password alone. */
const provedByPassword = (user: TestUser): TestUser => ({
  ...user,
  async token(at) {
    const token = await user.token(at);
    await w.db
      .updateTable('token_families')
      .set({ proved_by: 'password' })
      .where('user_id', '=', user.id)
      .execute();
    return token;
  },
});

describe('an admin', () => {
  test('who has no second factor is told to set one up before roles change', async () => {
    const admin = await buildAdmin(w.db);
    const { id } = await buildUser(w.db);
    const promote = { params: { id }, body: { role: 'admin' } } as const;
    expect((await w.call(updateUser, promote, admin)).error?.code).toBe('second_factor_missing');
    await withPasskey(admin);
    // Whoever has just set it up has just used it.
    expect((await w.call(updateUser, promote, admin)).status).toBe(200);
  });

  test('takes the second factor off another account, and that is kept and told', async () => {
    const admin = await adminWithPasskey();
    const { user } = await withCodeApp();
    const reset = (id: number) => w.call(identity.resetSecondFactor, { params: { id } }, admin);
    expect((await reset(user.id)).status).toBe(200);
    expect((await reset(user.id)).error?.code).toBe('no_second_factor');
    expect((await reset(admin.id)).error?.code).toBe('own_second_factor');
    expect((await reset(999_999)).status).toBe(404);
    expect((await w.call(obtainTokens, { body: { email: user.email, password: PASSWORD } })).status).toBe(
      200,
    );
    expect(await actsOn(user)).toEqual(['user.factor_add', 'user.factor_reset']);
    expect(await mailsTo(user)).toContainEqual(expect.stringContaining('إدارة المنصة'));
  });

  test('who signed in long ago resets nobody', async () => {
    const { user } = await withCodeApp();
    const old = provedLongAgo(await adminWithPasskey());
    const { error } = await w.call(identity.resetSecondFactor, { params: { id: user.id } }, old);
    expect(error?.code).toBe('fresh_sign_in_required');
  });
});

async function adminWithPasskey(): Promise<TestUser> {
  const admin = await buildAdmin(w.db);
  await withPasskey(admin);
  return admin;
}

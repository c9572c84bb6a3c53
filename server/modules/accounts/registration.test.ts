import { obtainTokens, registerUser } from '@mustalah/contract/accounts';
import { describe, expect, test } from 'vitest';
import { fakeCaptcha } from '../../gateways/captcha.ts';
import { buildUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';

const w = world({ gateways: { captcha: fakeCaptcha('solved') } });

const form = {
  name: 'أمل الباحثة',
  email: 'amal@example.org',
  password: 'سر طويل جدًا',
  recaptcha: 'solved',
};

const findUser = (email: string) =>
  w.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

test('a visitor opens an account, as a plain active user, and signs in with it', async () => {
  const { status, answer } = await w.call(registerUser, { body: form });
  expect(status).toBe(201);
  expect(answer.detail).toBe('تم إنشاء الحساب بنجاح');
  expect(await findUser('amal@example.org')).toMatchObject({
    id: answer.id,
    name: 'أمل الباحثة',
    role: 'user',
    status: 'active',
    is_reviewer: false,
    is_contributor: false,
    created_at: w.clock.now,
    last_login: null,
  });
  const signedIn = await w.call(obtainTokens, { body: { email: form.email, password: form.password } });
  expect(signedIn.status).toBe(200);
});

test('the password is stored as an Argon2id hash only', async () => {
  await w.call(registerUser, { body: { ...form, email: 'hash@example.org' } });
  const user = await findUser('hash@example.org');
  expect(user?.password_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(user)).not.toContain(form.password);
});

test('an address is taken whatever its case', async () => {
  await w.call(registerUser, { body: { ...form, email: 'taken@example.org' } });
  const { status, error } = await w.call(registerUser, { body: { ...form, email: ' Taken@Example.ORG ' } });
  expect(status).toBe(400);
  expect(error).toEqual({
    code: 'email_taken',
    detail: 'هذا البريد الإلكتروني مسجّل من قبل',
    email: ['هذا البريد الإلكتروني مسجّل من قبل'],
  });
});

test('of several registrations of one address at once exactly one succeeds', async () => {
  const body = { ...form, email: 'twice@example.org' };
  const calls = await Promise.all(Array.from({ length: 4 }, () => w.call(registerUser, { body })));
  expect(calls.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  const refused = calls.filter(({ status }) => status === 400).map(({ error }) => error?.email);
  expect(refused).toEqual(Array(3).fill(['هذا البريد الإلكتروني مسجّل من قبل']));
});

describe('the captcha', () => {
  test.each([
    ['missing', { ...form, recaptcha: undefined }, 'captcha_required', 'يرجى التحقق من reCAPTCHA'],
    ['wrong', { ...form, recaptcha: 'guessed' }, 'captcha_failed', 'تعذّر التحقق من reCAPTCHA، حاول مجددًا'],
  ])('is needed: %s', async (_name, body, code, detail) => {
    const answer = await w.send('POST', '/api/users/register/', { ...body, email: 'captcha@example.org' });
    expect(answer.status).toBe(400);
    expect(answer.error).toEqual({ code, detail, recaptcha: [detail] });
    expect(await findUser('captcha@example.org')).toBeUndefined();
  });
});

describe('nobody registers with rights', () => {
  test('role, flags and status in the form are ignored', async () => {
    const { status } = await w.send('POST', '/api/users/register/', {
      ...form,
      email: 'sneaky@example.org',
      id: 1,
      role: 'admin',
      is_admin: true,
      is_staff: true,
      is_journal_admin: true,
      is_reviewer: true,
      is_contributor: true,
      token_epoch: 7,
      password_hash: 'x',
    });
    expect(status).toBe(201);
    expect(await findUser('sneaky@example.org')).toMatchObject({
      role: 'user',
      is_reviewer: false,
      is_contributor: false,
      token_epoch: 0,
    });
  });
});

describe('bad fields are named in Arabic', () => {
  test.each([
    ['an empty name', { name: '   ' }, { name: ['هذا الحقل مطلوب'] }],
    ['no name', { name: undefined }, { name: ['هذا الحقل مطلوب'] }],
    ['a name of a wrong type', { name: { $ne: '' } }, { name: ['هذا الحقل مطلوب'] }],
    ['a long name', { name: 'ا'.repeat(101) }, { name: ['عدد الحروف لا يتجاوز ١٠٠'] }],
    ['NUL in the name', { name: 'أم\u0000ل' }, { name: ['يحتوي النص على رموز غير مسموح بها'] }],
    ['bidi control in the name', { name: 'أمل\u202egnp' }, { name: ['يحتوي النص على رموز غير مسموح بها'] }],
    ['a lone surrogate', { name: 'أمل\ud800' }, { name: ['يحتوي النص على رموز غير مسموح بها'] }],
    ['no address', { email: 'amal' }, { email: ['صيغة البريد الإلكتروني غير صحيحة'] }],
    ['NUL in the address', { email: 'a\u0000@example.org' }, { email: ['صيغة البريد الإلكتروني غير صحيحة'] }],
    [
      'a long address',
      { email: `${'a'.repeat(250)}@example.org` },
      { email: ['البريد الإلكتروني طويل جدًا'] },
    ],
    ['a list as address', { email: ['a@example.org'] }, { email: ['البريد الإلكتروني مطلوب'] }],
    ['a short password', { password: '12345' }, { password: ['كلمة المرور يجب ألا تقل عن ٦ محارف'] }],
    ['a long password', { password: 'a'.repeat(201) }, { password: ['كلمة المرور طويلة جدًا'] }],
  ])('%s', async (_name, change, fields) => {
    const { status, error } = await w.send('POST', '/api/users/register/', { ...form, ...change });
    expect(status).toBe(400);
    expect(error).toEqual({ code: 'bad_request', detail: 'الطلب غير صحيح، يرجى مراجعة الحقول', ...fields });
  });

  test.each([
    ['123456', 'كلمة المرور هذه شائعة يسهل تخمينها، اختر غيرها'],
    [form.email, 'لا تجعل اسمك أو بريدك كلمة مرور، اختر غيرها'],
  ])('a password that is easily guessed: %s', async (password, sentence) => {
    const { status, error } = await w.call(registerUser, { body: { ...form, password } });
    expect([status, error?.password]).toEqual([400, [sentence]]);
  });

  test.each([[[]], ['text'], [null], [7]])('a body that is no form (%#)', async (body) => {
    const answer = await w.app.inject({
      method: 'POST',
      url: '/api/users/register/',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('bad_request');
  });
});

describe('a name is refused', () => {
  const withName = async (name: string) =>
    (await w.call(registerUser, { body: { ...form, name, email: `${crypto.randomUUID()}@example.org` } }))
      .error?.name;

  test.each([
    ['\u200b\u2060\u00ad'],
    ['\u3164'],
    ['\u2800\u2800'],
    ['\u200f'],
    ['\u{e0041}\u{e0042}'],
    ['\u0301'],
    ['\ufe0f'],
  ])('that shows nothing (%#)', async (name) => {
    expect(await withName(name)).toEqual(['هذا الحقل مطلوب']);
  });

  test.each([['عزيزنا\n\nحسابك سيُغلق'], ['عزيزنا\r\nحسابك'], ['عزيزنا\u2028حسابك'], ['عزيزنا\u0085حسابك']])(
    'of several lines (%#)',
    async (name) => {
      expect(await withName(name)).toEqual(['اكتبه في سطر واحد']);
    },
  );

  test.each([
    ['فعّله: https://evil.example/login'],
    ['www.evil.example'],
    ['evil.example/login'],
    ['FTP://evil.example'],
  ])('that has a link: %s', async (name) => {
    expect(await withName(name)).toEqual(['لا يُكتب رابط في هذا الحقل']);
  });

  test.each([
    ['مصطلح'],
    ['إدارة مصطلح'],
    ['مُدير المنصّة'],
    ['م\u200cدير  المنصه'],
    ['مـصـطـلـح'],
    ['Mustalah'],
    ['A.d.m.i.n'],
    ['هدى الأمينة'],
    ['هُدى  الامينه'],
    // Letters of other keyboards and scripts that look the same.
    ['ھدى الأمینۃ'],
    ['مڝطلح'],
    ['مصطڵح'],
    ['ݦصطلح'],
    ['هيئۀ التحریر'],
    ['إد١رة المنصة'],
    ['ﻣﺼﻄﻠﺢ'],
    ['аdmin'],
    ['АDМІN'],
    ['аԁміп'],
    ['Adm1n'],
    ['ADMlN'],
    ['Adrnin'],
    ['ᴀᴅᴍɪɴ'],
    ['𝐌ustalah'],
    ['Мustаlаһ'],
    ['Мυѕtаlah Тeаm'],
    ['Sуstem'],
    ['R00t'],
    ['Ꮪupport'],
    ['ádmïn'],
  ])('that is one of the team: %s', async (name) => {
    await buildUser(w.db, { role: 'admin', name: 'هدى الأمينة' });
    expect(await withName(name)).toEqual(['هذا الاسم محجوز لإدارة المنصة، اختر اسمًا آخر']);
  });
});

test.each([
  ['د. محمد'],
  ['د.محمد علي'],
  ["Shu'ayb O'Neill"],
  ['هدى مصطلحي'],
  ['م. أ/ سعاد'],
  ['王'],
  ['Node.js Fan'],
  ['مصطفى'],
  ['صلاح الإداري'],
  ['Adam Minsk'],
  ['Анна Админова'],
  ['پروین گلزار'],
])('a name may be %s', async (name) => {
  const body = { ...form, name, email: `${crypto.randomUUID()}@example.org` };
  expect((await w.call(registerUser, { body })).status).toBe(201);
});

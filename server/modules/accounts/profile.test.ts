import { getCurrentUser, updateCurrentUser } from '@mustalah/contract/accounts';
import { describe, expect, test } from 'vitest';
import { buildAdmin, buildUser, type TestUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';

const w = world();

const WALLET = 'So11111111111111111111111111111111111111112';
const profile = {
  name: 'أمل الباحثة',
  bio: 'أكتب عن المصطلح',
  education_level: 'دكتوراه',
  institution: 'اللسانيات',
  wallet_address: WALLET,
};

test('users see themselves, and no secret', async () => {
  const user = await buildUser(w.db, { name: 'عضو', role: 'journal_admin', is_reviewer: true });
  const { status, answer } = await w.call(getCurrentUser, {}, user);
  expect(status).toBe(200);
  expect(answer).toEqual({
    id: user.id,
    name: 'عضو',
    email: user.email,
    email_confirmed: true,
    email_confirmation_required: false,
    education_level: '',
    institution: '',
    affiliation: '',
    orcid: '',
    bio: '',
    wallet_address: '',
    area_of_expertise: '',
    author_page: false,
    role: 'journal_admin',
    status: 'active',
    is_admin: false,
    is_staff: false,
    is_journal_admin: true,
    is_reviewer: true,
    is_contributor: false,
    deletion_due_at: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('an admin is staff', async () => {
  const { answer } = await w.call(getCurrentUser, {}, await buildAdmin(w.db));
  expect(answer).toMatchObject({ is_admin: true, is_staff: true, is_journal_admin: false, role: 'admin' });
});

test('a user changes the profile, and what the form does not show stays', async () => {
  const user = await buildUser(w.db);
  await w.call(updateCurrentUser, { body: { ...profile, area_of_expertise: 'الصرف' } }, user);
  const { status, answer } = await w.call(updateCurrentUser, { body: { ...profile, bio: ' جديد ' } }, user);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ ...profile, bio: 'جديد', area_of_expertise: 'الصرف' });
  expect((await w.call(getCurrentUser, {}, user)).answer).toEqual(answer);
});

test('who works where under which ORCID is kept when a client says nothing of it', async () => {
  const user = await buildUser(w.db);
  const own = { affiliation: 'جامعة الأندلس', orcid: 'https://orcid.org/0000-0002-1825-0097' };
  await w.call(updateCurrentUser, { body: { ...profile, ...own } }, user);
  const { answer } = await w.call(updateCurrentUser, { body: profile }, user);
  expect(answer).toMatchObject({ affiliation: 'جامعة الأندلس', orcid: '0000-0002-1825-0097' });
  const cleared = await w.call(updateCurrentUser, { body: { ...profile, affiliation: '', orcid: '' } }, user);
  expect(cleared.answer).toMatchObject({ affiliation: '', orcid: '' });
});

test('nobody grants themselves anything', async () => {
  const user = await buildUser(w.db);
  const body = {
    ...profile,
    role: 'admin',
    is_admin: true,
    is_reviewer: true,
    email: 'x@example.org',
    id: 1,
  };
  const { status, answer } = await w.send('PUT', '/api/users/me/', body, user);
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    id: user.id,
    email: user.email,
    role: 'user',
    is_admin: false,
    is_reviewer: false,
  });
});

describe('the wallet address', () => {
  test.each([
    ['nothing', ''],
    ['44 characters', WALLET.padEnd(44, '2').slice(0, 44)],
    ['32 characters', '1'.repeat(32)],
  ])('may be %s', async (_name, wallet_address) => {
    const { status } = await w.call(
      updateCurrentUser,
      { body: { ...profile, wallet_address } },
      await buildUser(w.db),
    );
    expect(status).toBe(200);
  });

  test.each([
    ['31 characters', '1'.repeat(31)],
    ['45 characters', '1'.repeat(45)],
    ['a zero', `${'1'.repeat(40)}0`],
    ['a capital o', `${'1'.repeat(40)}O`],
    ['a capital i', `${'1'.repeat(40)}I`],
    ['a small L', `${'1'.repeat(40)}l`],
    ['Arabic', 'عنوان محفظتي في الشبكة الموزعة هنا'],
    ['a number', 7],
    ['something huge', '1'.repeat(5000)],
  ])('is refused with %s, and nothing is saved', async (_name, wallet_address) => {
    const user = await buildUser(w.db);
    const { status, error } = await w.send('PUT', '/api/users/me/', { ...profile, wallet_address }, user);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'bad_request' });
    expect((await w.call(getCurrentUser, {}, user)).answer.name).toBe(user.name);
  });

  test('is explained', async () => {
    const body = { ...profile, wallet_address: 'short' };
    const { error } = await w.call(updateCurrentUser, { body }, await buildUser(w.db));
    expect(error?.wallet_address).toEqual(['عنوان محفظة UAS غير صالح']);
  });
});

test.each([
  [{ name: '' }, { name: ['هذا الحقل مطلوب'] }],
  [{ bio: 'ا'.repeat(2001) }, { bio: ['عدد الحروف لا يتجاوز ٢٠٠٠'] }],
  [{ bio: 'a\u0000b' }, { bio: ['يحتوي النص على رموز غير مسموح بها'] }],
  [{ bio: 'a\u2067b' }, { bio: ['يحتوي النص على رموز غير مسموح بها'] }],
  [{ education_level: 'غيرها' }, { education_level: ['اختر قيمة من القائمة'] }],
  [{ institution: 'غيرها' }, { institution: ['اختر قيمة من القائمة'] }],
  [{ orcid: '0000-0002-1825-0098' }, { orcid: ['رقم ORCID غير صحيح'] }],
])('bad fields are named (%#)', async (change, fields) => {
  const { status, error } = await w.send(
    'PUT',
    '/api/users/me/',
    { ...profile, ...change },
    await buildUser(w.db),
  );
  expect(status).toBe(400);
  expect(error).toMatchObject(fields);
});

test('strangers, and holders of odd tokens, see nobody', async () => {
  const codes = [];
  for (const authorization of ['', 'Bearer x', 'Bearer a.b.c', 'Basic dTpw']) {
    const answer = await w.app.inject({ url: '/api/users/me/', headers: { authorization } });
    codes.push([answer.statusCode, answer.json().code]);
  }
  expect(codes).toEqual([
    [401, 'unauthenticated'],
    [401, 'session_ended'],
    [401, 'session_ended'],
    [401, 'unauthenticated'],
  ]);
});

test('a name of the team is nobody else’s, and whoever has one keeps it and changes the rest', async () => {
  const [admin, member] = [await buildAdmin(w.db), await buildUser(w.db, { name: 'منصة مصطلح' })];
  const name = 'إدارة مصطلح';
  const save = (user: TestUser, called: string) =>
    w.call(updateCurrentUser, { body: { name: called, bio: 'نبذة' } }, user);
  expect((await save(member, name)).error?.name).toEqual(['هذا الاسم محجوز لإدارة المنصة، اختر اسمًا آخر']);
  expect((await save(member, admin.name)).error?.code).toBe('name_reserved');
  expect((await save(member, 'منصة مصطلح')).status).toBe(200);
  expect((await save(admin, name)).status).toBe(200);
});

import { updateUser } from '@mustalah/contract/accounts';
import { listNotifications, readNotifications } from '@mustalah/contract/notifications';
import { describe, expect, test } from 'vitest';
import { buildAdmin, buildUser, type TestUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { notify } from './notify.ts';

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example' } });

const notice = {
  kind: 'term_approved',
  title: 'اعتُمد مصطلحك «خوارزمية»',
  body: 'أضيفت 10 نقاط إلى رصيدك.',
  link: '/dictionary/42',
};

const tell = (user: TestUser, change: Partial<typeof notice> = {}) =>
  w.db.transaction().execute((tx) => notify(tx, w.deps, { userId: user.id, ...notice, ...change }));
const list = async (user: TestUser) => (await w.call(listNotifications, { query: {} }, user)).answer;

test('a notice is shown on the site, newest first, with how many are unread', async () => {
  const user = await buildUser(w.db);
  await tell(user);
  await tell(user, { title: 'ثانٍ', body: '', link: '' });
  expect(await list(user)).toEqual({
    results: [
      {
        id: expect.any(Number),
        kind: 'term_approved',
        title: 'ثانٍ',
        body: '',
        link: '',
        is_read: false,
        created_at: w.clock.now.toISOString(),
      },
      { id: expect.any(Number), ...notice, is_read: false, created_at: w.clock.now.toISOString() },
    ],
    count: 2,
    unread: 2,
    next: null,
    previous: null,
  });
});

test('it goes out by mail as well, with a whole address', async () => {
  const user = await buildUser(w.db, { name: 'أمل' });
  await tell(user);
  await w.jobs.drain();
  expect(w.mail.sent.filter(({ to }) => to === user.email)).toEqual([
    {
      to: user.email,
      link: 'https://mustalah.example/dictionary/42',
      subject: notice.title,
      text: [
        'السلام عليكم أمل،',
        `${notice.title}\n${notice.body}`,
        'للاطلاع على التفاصيل:\nhttps://mustalah.example/dictionary/42',
        'مع خالص التقدير،\nمنصة مصطلح',
      ].join('\n\n'),
    },
  ]);
});

test('nothing is shown or mailed when the transaction is undone', async () => {
  const user = await buildUser(w.db);
  const undone = w.db.transaction().execute(async (tx) => {
    await notify(tx, w.deps, { userId: user.id, ...notice });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await w.jobs.drain();
  expect((await list(user)).count).toBe(0);
  expect(w.mail.sent.filter(({ to }) => to === user.email)).toEqual([]);
});

test('a suspended user gets no mail', async () => {
  const user = await buildUser(w.db);
  await w.call(
    updateUser,
    { params: { id: user.id }, body: { status: 'suspended' } },
    await buildAdmin(w.db),
  );
  await tell(user);
  await w.jobs.drain();
  expect(w.mail.sent.filter(({ to }) => to === user.email)).toEqual([]);
});

describe('reading', () => {
  test('marks the named ones, or all', async () => {
    const user = await buildUser(w.db);
    for (const title of ['أول', 'ثانٍ', 'ثالث']) await tell(user, { title });
    const [newest] = (await list(user)).results;
    const one = await w.call(readNotifications, { body: { ids: [newest?.id ?? 0] } }, user);
    expect(one.answer).toEqual({ unread: 2 });
    expect((await list(user)).results.map(({ is_read }) => is_read)).toEqual([true, false, false]);
    expect((await w.call(readNotifications, { body: { ids: [] } }, user)).answer).toEqual({ unread: 2 });
    expect((await w.call(readNotifications, { body: {} }, user)).answer).toEqual({ unread: 0 });
  });

  test('leaves the notices of others alone, and does not show them', async () => {
    const [user, other] = [await buildUser(w.db), await buildUser(w.db)];
    await tell(other);
    const [foreign] = (await list(other)).results;
    const { status, answer } = await w.call(readNotifications, { body: { ids: [foreign?.id ?? 0] } }, user);
    expect([status, answer]).toEqual([200, { unread: 0 }]);
    await w.call(readNotifications, { body: {} }, user);
    expect((await list(user)).results).toEqual([]);
    expect((await list(other)).unread).toBe(1);
  });

  test.each([
    [{ ids: 'all' }],
    [{ ids: [0] }],
    [{ ids: [1.5] }],
    [{ ids: [1e30] }],
    [{ ids: ['1 or 1=1'] }],
    [{ ids: Array.from({ length: 101 }, (_, i) => i + 1) }],
  ])('refuses a bad list (%#)', async (body) => {
    expect((await w.send('POST', '/api/notifications/read/', body, await buildUser(w.db))).status).toBe(400);
  });
});

test('the list is paged', async () => {
  const user = await buildUser(w.db);
  for (let i = 0; i < 11; i++) await tell(user);
  const first = await list(user);
  expect([first.results.length, first.count, first.next]).toEqual([10, 11, '/api/notifications/?page=2']);
  const second = await w.send('GET', first.next ?? '', undefined, user);
  expect(second.answer).toMatchObject({ count: 11, next: null });
});

test('strangers are asked to sign in', async () => {
  expect((await w.call(listNotifications, { query: {} })).status).toBe(401);
  expect((await w.call(readNotifications, { body: {} })).status).toBe(401);
});

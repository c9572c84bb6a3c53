import {
  countUsers,
  listUsers,
  type UserGroup,
  type UserSort,
  updateUser,
} from '@mustalah/contract/accounts';
import { describe, expect, test } from 'vitest';
import { buildAdmin, buildUser, buildUsers } from '../../../test/factories.ts';
import { withPoints } from '../../../test/points.ts';
import { world } from '../../../test/world.ts';
import { createUser } from '../create-user.ts';

const w = world();

const search = async (text: string) => {
  const { answer } = await w.call(listUsers, { query: { search: text } }, await buildAdmin(w.db));
  return answer.results.map(({ name }) => name);
};

test.each([
  [{}, 403],
  [{ is_reviewer: true }, 403],
  [{ is_contributor: true }, 403],
  [{ role: 'journal_admin' as const }, 200],
  [{ role: 'admin' as const }, 200],
])('%o gets %i', async (fields, status) => {
  expect((await w.call(listUsers, { query: {} }, await buildUser(w.db, fields))).status).toBe(status);
});

test('a stranger is asked to sign in', async () => {
  expect((await w.call(listUsers, { query: {} })).status).toBe(401);
});

test('a user is shown with flags, balance and full address, without secrets', async () => {
  const user = await buildUser(w.db, { name: 'سلمى الفريدة' });
  const vote = {
    userId: user.id,
    reason: 'vote_cast',
    subject: 'vote:1',
    label: '',
    now: w.clock.now,
  } as const;
  await withPoints(w.db, user.id, (points) => points.credit({ ...vote, amount: 500_000n }));
  const { answer } = await w.call(listUsers, { query: { search: 'سلمى الفريدة' } }, await buildAdmin(w.db));
  expect(answer.results).toEqual([
    {
      id: user.id,
      name: 'سلمى الفريدة',
      email: user.email,
      role: 'user',
      status: 'active',
      is_admin: false,
      is_staff: false,
      is_journal_admin: false,
      is_reviewer: false,
      uas_balance: 0.5,
      wallet_address: '',
      created_at: expect.any(String),
      last_login: null,
      last_activity: null,
      area_of_expertise: '',
      institution: '',
      bio: '',
    },
  ]);
  expect(answer.users).toEqual(answer.results);
  expect(answer.count).toBe(1);
});

test('whoever runs the journal sees of a user what its roles need: neither points nor wallet, nor bio', async () => {
  const wallet_address = '4Nd1mYvNqVwHhEGBdvoGc4pGGxhVWjNyD2xMbTKKz3cb';
  const user = await buildUser(w.db, { name: 'سلمى المحكّمة', wallet_address, area_of_expertise: 'كيمياء' });
  const editor = await buildUser(w.db, { role: 'journal_admin' });
  const { answer } = await w.call(listUsers, { query: { search: 'سلمى المحكّمة' } }, editor);
  expect(answer.results).toEqual([
    {
      id: user.id,
      name: 'سلمى المحكّمة',
      email: user.email,
      role: 'user',
      status: 'active',
      is_admin: false,
      is_staff: false,
      is_journal_admin: false,
      is_reviewer: false,
      created_at: expect.any(String),
      area_of_expertise: 'كيمياء',
    },
  ]);
  expect(answer.users).toEqual(answer.results);
});

describe('the search', () => {
  test('finds parts of names and addresses, whatever their case', async () => {
    await buildUser(w.db, { name: 'Ibn Sina', email: 'canon@medicine.example' });
    expect(await search('bn sIN')).toEqual(['Ibn Sina']);
    expect(await search('CANON@')).toEqual(['Ibn Sina']);
  });

  test('finds an Arabic name in whatever spelling', async () => {
    const now = w.clock.now;
    await createUser(w.db, { email: 'k@example.org', name: 'إيمانُ الخطيبة', password: 'سر طويل' }, now);
    expect(await search('ايمان')).toEqual(['إيمانُ الخطيبة']);
    expect(await search('الخطيبه')).toEqual(['إيمانُ الخطيبة']);
  });

  test('takes the signs of patterns as they are', async () => {
    await buildUser(w.db, { name: '100% عربي' });
    await buildUser(w.db, { name: 'snake_case' });
    await buildUser(w.db, { name: 'back\\slash' });
    expect(await search('100%')).toEqual(['100% عربي']);
    expect(await search('e_c')).toEqual(['snake_case']);
    expect(await search('k\\s')).toEqual(['back\\slash']);
    expect(await search('%%')).toEqual([]);
    expect(await search("'; drop table users; --")).toEqual([]);
  });
});

test('pages neither overlap nor skip, and say where the next one is', async () => {
  await buildUsers(w.db, 7, { name: 'من الصفحات' });
  const admin = await buildAdmin(w.db);
  const page = (number: number) =>
    w.call(listUsers, { query: { search: 'من الصفحات', page: number, page_size: 3 } }, admin);
  const pages = [await page(1), await page(2), await page(3)].map(({ answer }) => answer);
  const ids = pages.flatMap(({ results }) => results.map(({ id }) => id));
  expect(new Set(ids).size).toBe(7);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(pages.map(({ count }) => count)).toEqual([7, 7, 7]);
  expect(pages[0]?.previous).toBeNull();
  expect(pages[2]?.next).toBeNull();
  expect((await w.send('GET', pages[0]?.next ?? '', undefined, admin)).answer).toEqual(pages[1]);
});

describe('an order', () => {
  const WORD = 'مرتبون';
  const dates = [new Date('2026-02-02T00:00:00Z'), null, new Date('2026-02-01T00:00:00Z')];

  test.each<[UserSort, string[]]>([
    ['created_at', ['باء', 'ألف', 'جيم']],
    ['-created_at', ['جيم', 'ألف', 'باء']],
    ['name', ['ألف', 'باء', 'جيم']],
    ['-name', ['جيم', 'باء', 'ألف']],
    ['email', ['جيم', 'باء', 'ألف']],
    ['-email', ['ألف', 'باء', 'جيم']],
    ['last_activity', ['ألف', 'جيم', 'باء']],
    ['-last_activity', ['باء', 'جيم', 'ألف']],
  ])('by %s is total', async (sort, expected) => {
    const word = `${WORD}${crypto.randomUUID()}`;
    for (const [index, name] of ['باء', 'ألف', 'جيم'].entries()) {
      const { id } = await buildUser(w.db, {
        name: `${name} ${word}`,
        email: `${['m', 'z', 'a'][index]}-${word}@example.org`,
      });
      await w.db
        .updateTable('users')
        .set({ last_active_at: dates[index] ?? null })
        .where('id', '=', id)
        .execute();
    }
    const admin = await buildAdmin(w.db);
    const names: string[] = [];
    for (const page of [1, 2, 3]) {
      const { answer } = await w.call(
        listUsers,
        { query: { search: word, sort, page, page_size: 1 } },
        admin,
      );
      names.push(...answer.results.map(({ name }) => name.split(' ')[0] ?? ''));
    }
    expect(names).toEqual(expected);
  });
});

describe('a group', () => {
  test.each<[UserGroup, Parameters<typeof buildUser>[1]]>([
    ['admins', { role: 'admin' }],
    ['journal_admins', { role: 'journal_admin' }],
    ['reviewers', { is_reviewer: true }],
    ['contributors', { is_contributor: true }],
    ['unconfirmed', { email_confirmed_at: null }],
  ])('of %s holds those and nobody else, and is counted', async (group, fields) => {
    const admin = await buildAdmin(w.db);
    const countOf = async () => (await w.call(countUsers, {}, admin)).answer;
    const before = await countOf();
    const name = `من الجماعة ${crypto.randomUUID()}`;
    const member = await buildUser(w.db, { name, ...fields });
    await buildUser(w.db, { name, role: 'user' });
    const { answer } = await w.call(listUsers, { query: { search: name, group } }, admin);
    expect([answer.count, answer.results.map(({ id }) => id)]).toEqual([1, [member.id]]);
    const after = await countOf();
    expect([after[group] - before[group], after.all - before.all]).toEqual([1, 2]);
  });

  test('of the suspended holds whoever was suspended', async () => {
    const [admin, user] = [await buildAdmin(w.db), await buildUser(w.db, { name: 'موقوف فريد' })];
    const query = { search: 'موقوف فريد', group: 'suspended' } as const;
    expect((await w.call(listUsers, { query }, admin)).answer.count).toBe(0);
    await w.call(updateUser, { params: { id: user.id }, body: { status: 'suspended' } }, admin);
    expect((await w.call(listUsers, { query }, admin)).answer.count).toBe(1);
  });
});

test.each([
  ['sort=id;drop'],
  ['group=gods'],
  ['page=0'],
  ['page=x'],
  ['page_size=101'],
  ['page_size=-1'],
  ['search=%00'],
  [`search=${'a'.repeat(900)}`],
])('a bad query is refused: %s', async (query) => {
  expect((await w.send('GET', `/api/users/?${query}`, undefined, await buildAdmin(w.db))).status).toBe(400);
});

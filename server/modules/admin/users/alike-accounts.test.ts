import { listUsers, obtainTokens, registerUser, updateUser } from '@mustalah/contract/accounts';
import { listAlikeAccounts, listAlikeGroups } from '@mustalah/contract/administration';
import { revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { describe, expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world({ config: { TRUST_PROXY: '127.0.0.1' } });
const MINUTE_MS = 60_000;

let networks = 0;
const newNetwork = (): string => `10.1.${Math.floor(networks / 250)}.${(networks++ % 250) + 1}`;

/** An account opened at an address, and signed in to from there whenever it acts. */
async function opened(address: string, name = 'عضو'): Promise<TestUser> {
  const body = { email: `${crypto.randomUUID()}@example.org`, password: 'سر طويل' };
  const from = (path: string, payload: object) =>
    w.app.inject({ method: 'POST', url: path, headers: { 'x-forwarded-for': address }, payload });
  const { id } = (await from(registerUser.path, { ...body, name })).json();
  const token = async () => (await from(obtainTokens.path, { ...body, recaptcha: '' })).json().access;
  return { id, name, email: body.email, token };
}

const pass = (minutes: number): void => {
  w.clock.now = new Date(w.clock.now.getTime() + minutes * MINUTE_MS);
};
const vote = (user: TestUser, term: { id: number }) => w.call(voteOnTerm, { params: { id: term.id } }, user);

async function alikeTo(user: TestUser) {
  const { answer } = await w.call(listAlikeAccounts, { params: { id: user.id } }, await buildAdmin(w.db));
  return answer;
}

test('accounts opened one after the other on one network are hinted at, with what they did for one another', async () => {
  const address = newNetwork();
  const author = await opened(address);
  pass(2);
  const puppet = await opened(address, 'الدمية');
  const term = await buildTerm(w.db, { author });
  await vote(puppet, term);
  expect(await alikeTo(author)).toEqual({
    accounts: [
      {
        id: puppet.id,
        name: 'الدمية',
        email: puppet.email,
        status: 'active',
        created_at: w.clock.now.toISOString(),
        signs: ['opened_together', 'same_network'],
        minutes_apart: 2,
        votes: 1,
        common_votes: 0,
        votes_for_user: 1,
        votes_from_user: 0,
      },
    ],
    on_same_network: 1,
  });
});

test('a campus is counted, not named', async () => {
  const address = newNetwork();
  const student = await opened(address);
  pass(600);
  await opened(address);
  pass(600);
  await opened(address);
  expect(await alikeTo(student)).toEqual({ accounts: [], on_same_network: 2 });
});

test('who votes as another does, from one network, is hinted at however late the account was opened', async () => {
  const address = newNetwork();
  const first = await opened(address);
  pass(600);
  const second = await opened(address);
  const terms = [await buildTerm(w.db), await buildTerm(w.db), await buildTerm(w.db)];
  for (const term of terms) for (const voter of [first, second]) await vote(voter, term);
  const { accounts } = await alikeTo(first);
  expect(accounts).toMatchObject([
    { id: second.id, signs: ['votes_alike', 'same_network'], common_votes: 3 },
  ]);
});

test('a shared taste alone is no hint; votes for one another beside it are, whatever the network', async () => {
  const [one, other] = [await buildUser(w.db), await buildUser(w.db)];
  const terms = [await buildTerm(w.db), await buildTerm(w.db), await buildTerm(w.db)];
  for (const term of terms) for (const voter of [one, other]) await vote(voter, term);
  expect((await alikeTo(one)).accounts).toEqual([]);
  for (let count = 0; count < 5; count++) await vote(other, await buildTerm(w.db, { author: one }));
  expect((await alikeTo(one)).accounts).toMatchObject([
    { id: other.id, signs: ['votes_for_other', 'votes_alike'], votes_for_user: 5, votes: 8 },
  ]);
  expect((await alikeTo(other)).accounts).toMatchObject([
    { id: one.id, signs: ['votes_for_other', 'votes_alike'], votes_from_user: 5, votes: 3 },
  ]);
});

test.each([
  ['a tag behind a plus', 'tagged+two@mail.example', 'TAGGED@mail.example', true],
  ['two tags', 'both+one@mail.example', 'both+two@mail.example', true],
  ['dots at Gmail', 'first.last@gmail.com', 'firstlast@gmail.com', true],
  ['the other name of Gmail', 'f.l.n+news@googlemail.com', 'fln@gmail.com', true],
  ['dots elsewhere', 'first.last@mail.example', 'firstlast@mail.example', false],
  ['another house', 'one.name@gmail.com', 'onename@mail.example', false],
  ['nothing before the plus', '+one@mail.example', '+two@mail.example', false],
])('two addresses of one mailbox are enough by themselves: %s', async (_, one, other, isOne) => {
  const admin = await buildAdmin(w.db);
  const [first, second] = [await buildUser(w.db, { email: one }), await buildUser(w.db, { email: other })];
  const found = isOne ? [{ id: second.id, signs: ['one_mailbox'] }] : [];
  expect((await alikeTo(first)).accounts).toMatchObject(found);
  expect(await alikeTo(first)).toHaveProperty('accounts.length', found.length);
  const { answer } = await w.call(listAlikeGroups, { query: { page_size: 100 } }, admin);
  const groups = answer.results.filter(({ accounts }) => accounts.some(({ id }) => id === first.id));
  expect(groups.map(({ size, signs }) => [size, signs])).toEqual(isOne ? [[2, ['one_mailbox']]] : []);
});

test('an address that is changed reaches another mailbox', async () => {
  const [first, second] = [
    await buildUser(w.db, { email: 'moved+a@mail.example' }),
    await buildUser(w.db, { email: 'moved+b@mail.example' }),
  ];
  expect((await alikeTo(first)).accounts).toHaveLength(1);
  await w.db.updateTable('users').set({ email: 'gone@mail.example' }).where('id', '=', second.id).execute();
  expect((await alikeTo(first)).accounts).toEqual([]);
});

test('a vote that was revoked says nothing', async () => {
  const address = newNetwork();
  const first = await opened(address);
  pass(600);
  const second = await opened(address);
  const terms = [await buildTerm(w.db), await buildTerm(w.db), await buildTerm(w.db)];
  for (const term of terms) for (const voter of [first, second]) await vote(voter, term);
  expect((await alikeTo(first)).accounts).toHaveLength(1);
  const [term] = terms;
  await w.call(revokeVote, { params: { id: term?.id ?? 0 } }, second);
  expect((await alikeTo(first)).accounts).toEqual([]);
});

describe('the overview', () => {
  async function groupOf(user: TestUser) {
    const query = { page_size: 100 };
    const { answer } = await w.call(listAlikeGroups, { query }, await buildAdmin(w.db));
    return answer.results.find(({ accounts }) => accounts.some(({ id }) => id === user.id));
  }

  test('shows accounts opened one after the other as one group, with what they voted for one another', async () => {
    const address = newNetwork();
    const first = await opened(address, 'الأول');
    pass(20);
    const second = await opened(address, 'الثاني');
    pass(20);
    const third = await opened(address, 'الثالث');
    const term = await buildTerm(w.db, { author: first });
    for (const voter of [second, third]) await vote(voter, term);
    await vote(third, await buildTerm(w.db));
    const group = await groupOf(second);
    expect(group).toEqual({
      id: first.id,
      size: 3,
      signs: ['opened_together', 'same_network'],
      first_opened_at: group?.accounts[0]?.created_at,
      last_opened_at: w.clock.now.toISOString(),
      votes: 3,
      votes_within: 2,
      accounts: [first, second, third].map(({ id, name, email }) =>
        expect.objectContaining({ id, name, email }),
      ),
    });
  });

  test('keeps those apart who only shared a network', async () => {
    const address = newNetwork();
    const student = await opened(address);
    pass(31);
    await opened(address);
    expect(await groupOf(student)).toBeUndefined();
  });

  test('keeps a reader apart whose votes were all for one author', async () => {
    const [author, reader] = [await buildUser(w.db), await buildUser(w.db)];
    for (let count = 0; count < 4; count++) await vote(reader, await buildTerm(w.db, { author }));
    expect(await groupOf(reader)).toBeUndefined();
  });

  test('shows who vote alike from one network, and puppets on as many networks as accounts', async () => {
    const address = newNetwork();
    const one = await opened(address);
    pass(600);
    const other = await opened(address);
    const terms = [await buildTerm(w.db), await buildTerm(w.db), await buildTerm(w.db)];
    for (const term of terms) for (const voter of [one, other]) await vote(voter, term);
    expect(await groupOf(one)).toMatchObject({ size: 2, signs: ['votes_alike', 'same_network'] });

    const [author, puppet] = [await buildUser(w.db), await buildUser(w.db)];
    for (const term of terms) for (const voter of [author, puppet]) await vote(voter, term);
    for (let count = 0; count < 5; count++) await vote(puppet, await buildTerm(w.db, { author }));
    expect(await groupOf(author)).toMatchObject({
      size: 2,
      signs: ['votes_for_other', 'votes_alike'],
      votes: 11,
      votes_within: 5,
    });
  });

  test('leaves out who was suspended, and a group of which one is left', async () => {
    const address = newNetwork();
    const [first, second, third] = [await opened(address), await opened(address), await opened(address)];
    const admin = await buildAdmin(w.db);
    const suspend = ({ id }: TestUser) =>
      w.call(updateUser, { params: { id }, body: { status: 'suspended' } }, admin);
    await suspend(second);
    expect(await groupOf(first)).toMatchObject({ size: 2, accounts: [{ id: first.id }, { id: third.id }] });
    await suspend(third);
    expect(await groupOf(first)).toBeUndefined();
  });

  test('is turned by pages that neither overlap nor skip', async () => {
    const admin = await buildAdmin(w.db);
    const page = async (number: number) =>
      (await w.call(listAlikeGroups, { query: { page: number, page_size: 2 } }, admin)).answer;
    for (let count = 0; count < 3; count++) {
      const address = newNetwork();
      for (let seat = 0; seat < 2; seat++) await opened(address);
    }
    const { count } = await page(1);
    const pages = await Promise.all(Array.from({ length: Math.ceil(count / 2) }, (_, at) => page(at + 1)));
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(count);
    expect((await page(9_999)).results).toEqual([]);
  });
});

describe('the hint', () => {
  test('is not in what others than admins are told of users', async () => {
    const editor = await buildUser(w.db, { role: 'journal_admin' });
    const { answer } = await w.call(listUsers, { query: {} }, editor);
    expect(JSON.stringify(answer)).not.toMatch(/network|alike/);
    expect((await w.call(listAlikeAccounts, { params: { id: editor.id } }, editor)).status).toBe(403);
    expect((await w.call(listAlikeGroups, { query: {} }, editor)).status).toBe(403);
  });

  test('is of somebody', async () => {
    const admin = await buildAdmin(w.db);
    const { error } = await w.call(listAlikeAccounts, { params: { id: 999_999 } }, admin);
    expect(error?.code).toBe('not_found');
  });
});

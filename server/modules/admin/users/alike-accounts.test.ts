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
      author: null,
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

describe('voters of one author', () => {
  const DAY_MS = 86_400_000;

  /** Someone who gave so many votes to the author and to others, opened so many days after the first. */
  async function voter(
    author: TestUser,
    forAuthor: number,
    forOthers: number,
    daysLater = 0,
  ): Promise<TestUser> {
    const user = await buildUser(w.db);
    const openedAt = new Date(Date.UTC(2026, 0, 1) + daysLater * DAY_MS);
    await w.db.updateTable('users').set({ created_at: openedAt }).where('id', '=', user.id).execute();
    for (let count = 0; count < forAuthor; count++) await vote(user, await buildTerm(w.db, { author }));
    for (let count = 0; count < forOthers; count++) await vote(user, await buildTerm(w.db));
    return user;
  }
  async function votersOf(author: TestUser) {
    const { answer } = await w.call(listAlikeGroups, { query: { page_size: 100 } }, await buildAdmin(w.db));
    return answer.results.find((group) => group.author?.id === author.id);
  }

  test('are shown as a group, with the author, though nothing else joins them', async () => {
    const author = await buildUser(w.db, { name: 'الكاتب' });
    const puppets = [await voter(author, 5, 0), await voter(author, 4, 1), await voter(author, 6, 0)];
    expect(await votersOf(author)).toMatchObject({
      id: puppets[0]?.id,
      size: 3,
      signs: ['votes_to_one_author', 'opened_at_once'],
      author: { id: author.id, name: 'الكاتب', email: author.email, votes: 15 },
      votes: 16,
      votes_within: 0,
      accounts: puppets.map(({ id, name, email }) => ({ id, name, email })),
    });
  });

  test('who came on their own days are not said to be opened at once', async () => {
    const author = await buildUser(w.db);
    for (const day of [1, 2, 3]) await voter(author, 5, 0, day);
    expect((await votersOf(author))?.signs).toEqual(['votes_to_one_author']);
  });

  test.each([
    [
      'two of them',
      [
        [5, 0],
        [5, 0],
      ],
    ],
    [
      'of few votes',
      [
        [5, 0],
        [5, 0],
        [4, 0],
      ],
    ],
    [
      'who vote for others too',
      [
        [5, 0],
        [5, 0],
        [7, 2],
      ],
    ],
  ])('are not shown: %s', async (_, given) => {
    const author = await buildUser(w.db);
    for (const [forAuthor = 0, forOthers = 0] of given) await voter(author, forAuthor, forOthers);
    expect(await votersOf(author)).toBeUndefined();
  });

  test('are not counted when they are suspended, nor by votes that were revoked', async () => {
    const author = await buildUser(w.db);
    const [first, second] = [await voter(author, 5, 0), await voter(author, 5, 0)];
    const [third] = [await voter(author, 5, 0), await voter(author, 5, 0)];
    expect(await votersOf(author)).toMatchObject({ size: 4 });
    const suspended = { params: { id: first.id }, body: { status: 'suspended' as const } };
    await w.call(updateUser, suspended, await buildAdmin(w.db));
    expect(await votersOf(author)).toMatchObject({
      size: 3,
      accounts: [{ id: second.id }, { id: third.id }, {}],
    });
    const { term_id } = await w.db
      .selectFrom('votes')
      .select('term_id')
      .where('user_id', '=', second.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    await w.call(revokeVote, { params: { id: term_id } }, second);
    expect(await votersOf(author)).toBeUndefined();
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

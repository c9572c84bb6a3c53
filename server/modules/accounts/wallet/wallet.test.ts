import { getCurrentUser, updateCurrentUser } from '@mustalah/contract/accounts';
import { getSecurity, undoWalletChange } from '@mustalah/contract/identity';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser, provedLongAgo, type TestUser } from '../../../test/factories.ts';
import { withPoints } from '../../../test/points.ts';
import { world } from '../../../test/world.ts';
import { POINT } from '../../rewards/rules.ts';

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example' } });

const OWN = 'So11111111111111111111111111111111111111112';
const OTHER = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const THIRD = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const profile = { name: 'أمل', bio: '', education_level: '', institution: '' };

beforeEach(() => {
  w.mail.sent.length = 0;
});

const save = (user: TestUser, wallet_address: string, name = profile.name) =>
  w.call(updateCurrentUser, { body: { ...profile, name, wallet_address } }, user);

const walletOf = async (user: TestUser) => (await w.call(getCurrentUser, {}, user)).answer.wallet_address;
const securityOf = async (user: TestUser) => (await w.call(getSecurity, {}, user)).answer.wallet;
const inHours = (hours: number) => new Date(w.clock.now.getTime() + hours * 3_600_000).toISOString();

/** The tokens of the links that went out, oldest first. */
async function linksTo({ email }: TestUser): Promise<string[]> {
  await w.jobs.drain();
  return w.mail.sent
    .filter(({ to }) => to === email)
    .map(({ link }) => new URL(link ?? '').searchParams.get('token') ?? '');
}

const undo = (token: string | undefined) => w.call(undoWalletChange, { body: { token: token ?? '' } });

test('a first wallet is saved as it is given, and nothing waits', async () => {
  const user = provedLongAgo(await buildUser(w.db));
  expect((await save(user, OWN)).status).toBe(200);
  expect(await securityOf(user)).toEqual({
    held_until: null,
    changes: [
      { id: expect.any(Number), from: '', to: OWN, at: w.clock.now.toISOString(), is_undoing: false },
    ],
  });
});

test('a first wallet waits where points could be paid to it at once', async () => {
  const user = await buildUser(w.db);
  await withPoints(w.db, user.id, (points) =>
    points.credit({
      userId: user.id,
      amount: 10n * POINT,
      reason: 'term_approved',
      subject: 'term:1',
      label: 'مصطلح',
      now: w.clock.now,
    }),
  );
  await save(user, OWN);
  expect((await securityOf(user)).held_until).toBe(inHours(48));
});

describe('another wallet', () => {
  test.each([
    ['in its place', OTHER],
    ['that is none', ''],
  ])('%s is not saved by who signed in long ago, and nothing else of the form is', async (_, wallet) => {
    const user = await buildUser(w.db, { wallet_address: OWN });
    const { status, error } = await save(provedLongAgo(user), wallet, 'اسم آخر');
    expect([status, error?.code]).toEqual([403, 'fresh_sign_in_required']);
    const { answer } = await w.call(getCurrentUser, {}, user);
    expect([answer.wallet_address, answer.name]).toEqual([OWN, user.name]);
  });

  test('leaves the rest of the form free: with the same wallet it is saved as before', async () => {
    const user = provedLongAgo(await buildUser(w.db, { wallet_address: OWN }));
    expect((await save(user, OWN, 'اسم آخر')).answer).toMatchObject({ name: 'اسم آخر', wallet_address: OWN });
    expect(await linksTo(user)).toEqual([]);
  });

  test('is told by mail and on the site, kept in both logs, and waits', async () => {
    const user = await buildUser(w.db, { wallet_address: OWN });
    await save(user, OTHER);
    await w.jobs.drain();
    expect(w.mail.sent.map(({ to, text }) => [to, text.includes(OWN), text.includes(OTHER)])).toEqual([
      [user.email, true, true],
    ]);
    const notices = await w.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', user.id)
      .execute();
    expect(notices).toEqual([{ kind: 'wallet_changed' }]);
    const kept = await w.db
      .selectFrom('wallet_changes')
      .select(['old_wallet', 'new_wallet', 'proved_by', 'network_hash'])
      .where('user_id', '=', user.id)
      .execute();
    expect(kept).toEqual([
      { old_wallet: OWN, new_wallet: OTHER, proved_by: 'password', network_hash: expect.any(Buffer) },
    ]);
    const acts = await w.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject', '=', `user:${user.id}`)
      .execute();
    expect(acts).toEqual([{ action: 'user.wallet', actor_id: user.id }]);
    expect((await securityOf(user)).held_until).toBe(inHours(48));
  });

  test('given twice at once is changed once, and two at once follow one another', async () => {
    const user = await buildUser(w.db, { wallet_address: OWN });
    const answers = await Promise.all([
      save(user, OTHER),
      save(user, OTHER),
      save(user, THIRD),
      save(user, THIRD),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { changes } = await securityOf(user);
    const path = changes.toReversed();
    expect(path[0]?.from).toBe(OWN);
    expect(path.slice(1).map(({ from }) => from)).toEqual(path.slice(0, -1).map(({ to }) => to));
    expect(path.at(-1)?.to).toBe(await walletOf(user));
  });
});

describe('the link of the mail', () => {
  test('brings the wallet from before back, once, and ends all sessions', async () => {
    const user = await buildUser(w.db, { wallet_address: OWN });
    await save(user, OTHER);
    const [link] = await linksTo(user);
    const thief = { ...user, token: await keptToken(user) };
    const uses = await Promise.all([undo(link), undo(link)]);
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await w.call(getCurrentUser, {}, thief)).status).toBe(401);
    const row = await w.db
      .selectFrom('users')
      .select(['wallet_address', 'wallet_held_until'])
      .where('id', '=', user.id)
      .executeTakeFirst();
    expect(row).toEqual({ wallet_address: OWN, wallet_held_until: null });
    const [last] = await w.db
      .selectFrom('wallet_changes')
      .select(['new_wallet', 'undoes'])
      .where('user_id', '=', user.id)
      .orderBy('id', 'desc')
      .execute();
    expect(last).toEqual({ new_wallet: OWN, undoes: expect.any(Number) });
  });

  test('of the first of two changes takes both back, and the later one is over', async () => {
    const user = await buildUser(w.db, { wallet_address: OWN });
    await save(user, OTHER);
    const [first] = await linksTo(user);
    await save(user, THIRD);
    const second = (await linksTo(user))[1];
    expect((await undo(first)).status).toBe(200);
    expect((await undo(second)).error?.code).toBe('undo_link_invalid');
    const { wallet_address } = await w.db
      .selectFrom('users')
      .select('wallet_address')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(wallet_address).toBe(OWN);
  });

  test('ends the way of a later change too whose mail has not gone out yet', async () => {
    const user = await buildUser(w.db, { wallet_address: OWN });
    await save(user, OTHER);
    const [first] = await linksTo(user);
    await save(user, THIRD);
    expect((await undo(first)).status).toBe(200);
    // It would lead to the wallet that was just taken back.
    expect(await linksTo(user)).toEqual([first]);
  });

  test('of the second leaves the hold of the first', async () => {
    const user = await buildUser(w.db, { wallet_address: OWN });
    await save(user, OTHER);
    await linksTo(user);
    const until = inHours(48);
    w.clock.now = new Date(w.clock.now.getTime() + 3_600_000);
    await save(user, THIRD);
    await undo((await linksTo(user)).at(-1));
    const row = await w.db
      .selectFrom('users')
      .select(['wallet_address', 'wallet_held_until'])
      .where('id', '=', user.id)
      .executeTakeFirst();
    expect(row).toEqual({ wallet_address: OTHER, wallet_held_until: new Date(until) });
  });

  test('is over after three days, and where nobody made it', async () => {
    const user = await buildUser(w.db, { wallet_address: OWN });
    await save(user, OTHER);
    const [link] = await linksTo(user);
    w.clock.now = new Date(w.clock.now.getTime() + 72 * 3_600_000);
    const answers = await Promise.all([undo(link), undo('x'.repeat(43))]);
    expect(answers.map(({ error }) => error?.code)).toEqual(['undo_link_invalid', 'undo_link_invalid']);
  });

  test('brings no wallet back to an account that is suspended meanwhile, and none goes out for one', async () => {
    const user = await buildUser(w.db, { wallet_address: OWN });
    await save(user, OTHER);
    const [link] = await linksTo(user);
    await save(user, THIRD);
    await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
    expect(await linksTo(user)).toEqual([link]);
    expect((await undo(link)).error?.code).toBe('undo_link_invalid');
    const row = await w.db
      .selectFrom('users')
      .select('wallet_address')
      .where('id', '=', user.id)
      .executeTakeFirst();
    expect(row?.wallet_address).toBe(THIRD);
  });
});

async function keptToken(user: TestUser): Promise<TestUser['token']> {
  const token = await user.token(w);
  return async () => token;
}

test('nobody alters what became of a wallet', async () => {
  const user = await buildUser(w.db, { wallet_address: OWN });
  await save(user, OTHER);
  const alter = w.db.updateTable('wallet_changes').set({ new_wallet: THIRD }).where('user_id', '=', user.id);
  await expect(alter.execute()).rejects.toThrow(/append-only/);
});

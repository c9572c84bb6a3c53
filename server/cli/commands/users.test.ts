import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCurrentUser, obtainTokens } from '@mustalah/contract/accounts';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import { voteOnTerm } from '@mustalah/contract/terms/votes';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { buildTerm } from '../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers } from '../../test/factories.ts';
import { testTerminal } from '../../test/terminal.ts';
import { world } from '../../test/world.ts';
import { CommandError, UsageError } from '../command.ts';
import { command as confirm } from './user-confirm.ts';
import { command as create } from './user-create.ts';
import { command as exportData } from './user-export.ts';
import { command as grant } from './user-grant.ts';
import { command as leave } from './user-leave.ts';
import { command as reset } from './user-reset-second-factor.ts';

const w = world();

const findUser = (email: string) =>
  w.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

describe('user:create', () => {
  test('opens an account with a password that is printed once', async () => {
    const terminal = testTerminal(w);
    await create.run(terminal, [
      'Amal@Example.org',
      '--name',
      'أمل',
      '--role',
      'journal_admin',
      '--reviewer',
    ]);
    const user = await findUser('amal@example.org');
    expect(user).toMatchObject({ name: 'أمل', role: 'journal_admin', is_reviewer: true, status: 'active' });
    expect(terminal.printed).toEqual([
      `User ${user?.id}: amal@example.org, journal_admin, reviewer`,
      expect.stringMatching(/^Password: [\w-]{16}$/),
    ]);
    const password = terminal.printed[1]?.replace('Password: ', '') ?? '';
    expect((await w.call(obtainTokens, { body: { email: 'amal@example.org', password } })).status).toBe(200);
    const log = await w.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', `user:${user?.id}`)
      .execute();
    expect(log).toMatchObject([{ actor_id: null, action: 'user.create' }]);
  });

  test('takes a password from standard input and does not print it', async () => {
    const terminal = testTerminal(w, 'سر من الملف\n');
    await create.run(terminal, ['input@example.org', '--name', 'عضو', '--password-stdin']);
    expect(terminal.printed).toEqual([expect.stringContaining('input@example.org, user')]);
    const body = { email: 'input@example.org', password: 'سر من الملف' };
    expect((await w.call(obtainTokens, { body })).status).toBe(200);
  });

  test('refuses an address that is taken and leaves nothing behind', async () => {
    const { email } = await buildUser(w.db);
    await expect(create.run(testTerminal(w), [email, '--name', 'عضو'])).rejects.toThrow(CommandError);
  });

  test('refuses a password that is easily guessed', async () => {
    const args = ['weak@example.org', '--name', 'عضو', '--password-stdin'];
    await expect(create.run(testTerminal(w, 'Password\n'), args)).rejects.toThrow('password_common');
    expect(await findUser('weak@example.org')).toBeUndefined();
  });

  test.each([
    [['not-an-address', '--name', 'عضو']],
    [['a@example.org', '--name', '']],
    [['a@example.org', '--name', 'عضو', '--role', 'god']],
    [['a@example.org', '--name', 'عضو', '--password-stdin']],
    [['a@example.org', '--name', 'عضو', '--admin']],
    [[]],
    [['a@example.org', 'b@example.org', '--name', 'عضو']],
  ])('refuses %o', async (args) => {
    await expect(create.run(testTerminal(w, '12345'), args)).rejects.toThrow();
    expect(await findUser('a@example.org')).toBeUndefined();
  });
});

describe('user:confirm', () => {
  const confirmedAt = async (email: string) => (await findUser(email))?.email_confirmed_at;

  test('lets the votes of an account count, and is kept in the audit log', async () => {
    const user = await buildUser(w.db, { email_confirmed_at: null });
    const term = await buildTerm(w.db);
    await w.call(voteOnTerm, { params: { id: term.id } }, user);
    const terminal = testTerminal(w);
    await confirm.run(terminal, [user.email]);
    expect(terminal.printed).toEqual([`User ${user.id}: ${user.email}, confirmed`]);
    expect(await confirmedAt(user.email)).toBeInstanceOf(Date);
    expect((await w.call(getTerm, { params: { id: term.id } })).answer.votes).toBe(1);
    const log = await w.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .where('subject', '=', `user:${user.id}`)
      .execute();
    expect(log).toEqual([{ actor_id: null, action: 'user.confirm' }]);
  });

  test('lets in all accounts that wait', async () => {
    const users = await buildUsers(w.db, 3, { email_confirmed_at: null });
    const terminal = testTerminal(w);
    await confirm.run(terminal, ['--all']);
    expect(terminal.printed).toEqual(['3 accounts confirmed']);
    const dates = await Promise.all(users.map(({ email }) => confirmedAt(email)));
    expect(dates).toEqual(Array(3).fill(expect.any(Date)));
  });

  test('refuses an address that nobody has, and one that is confirmed', async () => {
    const { email } = await buildUser(w.db);
    await expect(confirm.run(testTerminal(w), ['nobody@example.org'])).rejects.toThrow(CommandError);
    await expect(confirm.run(testTerminal(w), [email])).rejects.toThrow(CommandError);
  });

  test.each([[[]], [['--all', 'a@example.org']]])('is misused with %o', async (args) => {
    await expect(confirm.run(testTerminal(w), args)).rejects.toThrow(UsageError);
  });
});

describe('user:grant', () => {
  test('changes role, flag and status, and says what stands now', async () => {
    const user = await buildUser(w.db);
    const terminal = testTerminal(w);
    await grant.run(terminal, [user.email, '--role', 'journal_admin', '--reviewer', '--suspend']);
    await grant.run(terminal, [user.email, '--no-reviewer', '--activate']);
    expect(terminal.printed).toEqual([
      `User ${user.id}: ${user.email}, journal_admin, reviewer, suspended`,
      `User ${user.id}: ${user.email}, journal_admin, active`,
    ]);
    const log = await w.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .where('subject', '=', `user:${user.id}`)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'user.role',
      'user.reviewer',
      'user.suspend',
      'user.reviewer',
      'user.activate',
    ]);
    expect(log.every((row) => row.actor_id === null)).toBe(true);
  });

  test('ends the access of a suspended user at once', async () => {
    const user = await buildUser(w.db);
    const token = await user.token(w);
    await grant.run(testTerminal(w), [user.email, '--suspend']);
    expect((await w.call(getCurrentUser, {}, { ...user, token: async () => token })).status).toBe(401);
  });

  test('does not take away the last admin', async () => {
    await w.db.updateTable('users').set({ role: 'user' }).where('role', '=', 'admin').execute();
    const admin = await buildAdmin(w.db);
    await expect(grant.run(testTerminal(w), [admin.email, '--suspend'])).rejects.toMatchObject({
      code: 'last_admin',
    });
  });

  test('refuses an address that nobody has', async () => {
    await expect(grant.run(testTerminal(w), ['nobody@example.org', '--reviewer'])).rejects.toThrow(
      CommandError,
    );
  });

  test.each([[['a@example.org']], [['a@example.org', '--suspend', '--activate']], [['--suspend']]])(
    'is misused with %o',
    async (args) => {
      await expect(grant.run(testTerminal(w), args)).rejects.toThrow(UsageError);
    },
  );
});

describe('for a suspended user, who cannot sign in,', () => {
  test('user:leave has the account erased in a month', async () => {
    const user = await buildUser(w.db, { status: 'suspended' });
    await leave.run(testTerminal(w), [user.email]);
    expect((await findUser(user.email))?.deletion_requested_at).toBeInstanceOf(Date);
  });

  test('user:export writes their data into a new file, which others cannot read', async () => {
    const user = await buildUser(w.db, { status: 'suspended', name: 'موقوفة' });
    const file = join(await mkdtemp(join(tmpdir(), 'mustalah-export-')), 'own.zip');
    await exportData.run(testTerminal(w), [user.email, file]);
    const files = unzipSync(await readFile(file));
    expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain('موقوفة');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(exportData.run(testTerminal(w), [user.email, file])).rejects.toThrow('EEXIST');
    await rm(dirname(file), { recursive: true });
  });
});

test('user:reset-second-factor takes off what an account has, once, and refuses others', async () => {
  const user = await buildUser(w.db);
  await w.db
    .insertInto('passkeys')
    .values({
      user_id: user.id,
      credential_id: 'of-the-command',
      public_key: Buffer.alloc(1),
      name: 'هاتفي',
      created_at: w.clock.now,
    })
    .execute();
  const terminal = testTerminal(w);
  await reset.run(terminal, [user.email]);
  expect(terminal.printed).toEqual([`User ${user.id}: ${user.email}, no second factor any more`]);
  await expect(reset.run(testTerminal(w), [user.email])).rejects.toThrow(/has no second factor/);
  await expect(reset.run(testTerminal(w), ['nobody@example.org'])).rejects.toThrow(CommandError);
});

import { getCurrentUser, obtainTokens } from '@mustalah/contract/accounts';
import { describe, expect, test } from 'vitest';
import { buildAdmin, buildUser } from '../../test/factories.ts';
import { testTerminal } from '../../test/terminal.ts';
import { world } from '../../test/world.ts';
import { CommandError, UsageError } from '../command.ts';
import { command as create } from './user-create.ts';
import { command as grant } from './user-grant.ts';

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

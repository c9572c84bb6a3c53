import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PROFILE_LIMITS, Role } from '@mustalah/contract/accounts';
import { Email, line, Password } from '@mustalah/contract/fields';
import { z } from 'zod';
import { createUser } from '../../modules/accounts/create-user.ts';
import { refuseWeakPassword } from '../../modules/accounts/passwords/objection.ts';
import { audit } from '../../platform/audit.ts';
import { type Command, CommandError, onlyArgument } from '../command.ts';

const NewUser = z.object({
  email: Email,
  name: line({ max: PROFILE_LIMITS.name }),
  password: Password,
  role: Role,
});

export const command: Command = {
  summary: 'open an account',
  help: `Usage: user:create EMAIL --name NAME [--role user|journal_admin|admin] [--reviewer] [--password-stdin]

Opens an account. Without --password-stdin a password is made and printed once.

  --name NAME         the name that readers see (required)
  --role ROLE         user (default), journal_admin or admin
  --reviewer          the user may review papers
  --password-stdin    read the password from standard input

Example: user:create amal@example.org --name 'أمل' --role journal_admin`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string', default: '' },
        role: { type: 'string', default: 'user' },
        reviewer: { type: 'boolean', default: false },
        'password-stdin': { type: 'boolean', default: false },
      },
    });
    const email = onlyArgument(positionals, 'EMAIL');
    const isGiven = values['password-stdin'];
    const password = isGiven
      ? (await terminal.readInput()).replace(/\r?\n$/, '')
      : randomBytes(12).toString('base64url');
    const user = NewUser.parse({ email, name: values.name, password, role: values.role });
    refuseWeakPassword(user.password, user);

    const { db } = await terminal.openStore();
    const id = await db.transaction().execute(async (tx) => {
      const made = await createUser(tx, { ...user, isReviewer: values.reviewer }, new Date());
      if (made === null) throw new CommandError(`There is an account for ${user.email} already.`);
      const detail = { role: user.role, is_reviewer: values.reviewer };
      await audit(tx, { actorId: null, action: 'user.create', subject: `user:${made}`, detail });
      return made;
    });
    terminal.print(`User ${id}: ${user.email}, ${user.role}${values.reviewer ? ', reviewer' : ''}`);
    if (!isGiven) terminal.print(`Password: ${password}`);
  },
};

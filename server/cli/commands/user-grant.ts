import { parseArgs } from 'node:util';
import { Role } from '@mustalah/contract/accounts';
import { ADMIN_PASSWORD_LENGTH, Email } from '@mustalah/contract/fields';
import { changeUser } from '../../modules/accounts/change-user.ts';
import { findUserByEmail } from '../../modules/accounts/public-users.ts';
import { type Command, CommandError, onlyArgument, UsageError } from '../command.ts';

export const command: Command = {
  summary: 'change role, reviewer flag or status of a user',
  help: `Usage: user:grant EMAIL [--role user|journal_admin|admin] [--reviewer|--no-reviewer] [--suspend|--activate]

Changes what a user may do; it holds from the user's next request on and is kept in the audit log.
The last active admin can be neither demoted nor suspended.

  --role ROLE                   user, journal_admin or admin
  --reviewer, --no-reviewer     may review papers, or no longer
  --suspend, --activate         shut the account and end its sessions, or open it again

Example: user:grant amal@example.org --reviewer`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        role: { type: 'string' },
        reviewer: { type: 'boolean' },
        suspend: { type: 'boolean' },
        activate: { type: 'boolean' },
      },
    });
    const email = Email.parse(onlyArgument(positionals, 'EMAIL'));
    const changes = changesOf(values);
    const { db } = await terminal.openStore();
    const user = await findUserByEmail(db, email);
    if (!user) throw new CommandError(`There is no account for ${email}.`);
    const deps = { db, now: () => new Date(), jobs: null };
    for (const change of changes) await changeUser(deps, { userId: user.id, change, actorId: null });

    const after = await findUserByEmail(db, email);
    terminal.print(
      `User ${user.id}: ${email}, ${after?.role}${after?.is_reviewer ? ', reviewer' : ''}, ${after?.status}`,
    );
    if (user.role !== 'admin' && after?.role === 'admin') {
      terminal.print(
        `Their next password has at least ${ADMIN_PASSWORD_LENGTH} characters; tell them to change it now.`,
      );
    }
  },
};

interface Values {
  role?: string;
  reviewer?: boolean;
  suspend?: boolean;
  activate?: boolean;
}

function changesOf({ role, reviewer, suspend, activate }: Values) {
  if (suspend && activate) throw new UsageError('--suspend and --activate exclude each other');
  const changes = [
    ...(role === undefined ? [] : [{ role: Role.parse(role) }]),
    ...(reviewer === undefined ? [] : [{ is_reviewer: reviewer }]),
    ...(suspend ? [{ status: 'suspended' as const }] : []),
    ...(activate ? [{ status: 'active' as const }] : []),
  ];
  if (changes.length === 0)
    throw new UsageError('nothing to change: give --role, --reviewer, --suspend or --activate');
  return changes;
}

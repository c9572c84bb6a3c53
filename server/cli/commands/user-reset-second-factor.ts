import { parseArgs } from 'node:util';
import { Email } from '@mustalah/contract/fields';
import { findUserByEmail } from '../../modules/accounts/public-users.ts';
import { resetSecondFactor } from '../../modules/accounts/second-factor/remove-factor.ts';
import { Refusal } from '../../platform/errors.ts';
import { openJobs } from '../../platform/jobs.ts';
import { type Command, CommandError, onlyArgument } from '../command.ts';

export const command: Command = {
  summary: 'take the second factor off an account whose owner has lost it',
  help: `Usage: user:reset-second-factor EMAIL

Removes the passkeys, the code app and the recovery codes of an account; the password alone opens it from then on.
The owner is told by mail, and the act is kept in the audit log. Make sure that it is the owner who asks.

Example: user:reset-second-factor amal@example.org`,

  async run(terminal, args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const email = Email.parse(onlyArgument(positionals, 'EMAIL'));
    const { db, databaseUrl } = await terminal.openStore();
    const user = await findUserByEmail(db, email);
    if (!user) throw new CommandError(`There is no account for ${email}.`);
    const jobs = openJobs(databaseUrl, (error) => terminal.progress(String(error)));
    try {
      await resetSecondFactor({ db, jobs }, { userId: user.id, actorId: null });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'no_second_factor') {
        throw new CommandError(`${email} has no second factor.`, { cause: error });
      }
      throw error;
    } finally {
      await jobs.stop();
    }
    terminal.print(`User ${user.id}: ${email}, no second factor any more`);
  },
};

import { Email } from '@mustalah/contract/fields';
import { askToLeave } from '../../modules/accounts/leaving/leave.ts';
import { findUserByEmail } from '../../modules/accounts/public-users.ts';
import { readConfig } from '../../platform/config.ts';
import { openJobs } from '../../platform/jobs.ts';
import { type Command, CommandError, onlyArgument } from '../command.ts';

export const command: Command = {
  summary: 'have an account erased in a month, for a user who cannot sign in',
  help: `Usage: user:leave EMAIL

Does what the user would do on the page of their profile: sign-ins end, a mail tells the day, and the account is erased
when the time to come back is over. For a suspended user, who cannot sign in. Make sure first that whoever asks is the
owner of the address.

Example: user:leave amal@example.org`,

  async run(terminal, args) {
    const email = Email.parse(onlyArgument(args, 'EMAIL'));
    const { db, databaseUrl } = await terminal.openStore();
    const user = await findUserByEmail(db, email);
    if (!user) throw new CommandError(`There is no account for ${email}.`);
    const jobs = openJobs(databaseUrl, (error) => terminal.progress(String(error)));
    try {
      const deps = { db, jobs, config: readConfig(), now: () => new Date() };
      const due = await askToLeave(deps, user.id, email);
      terminal.print(`User ${user.id}: erased after ${due.toISOString()}`);
    } finally {
      await jobs.stop();
    }
  },
};

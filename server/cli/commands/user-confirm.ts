import { parseArgs } from 'node:util';
import { Email } from '@mustalah/contract/fields';
import { confirmByHand } from '../../modules/accounts/email/confirm-email.ts';
import { findUserByEmail, listUnconfirmed } from '../../modules/accounts/public-users.ts';
import { countFromNow } from '../../modules/terms/votes/count-waiting.ts';
import { audit } from '../../platform/audit.ts';
import { readConfig } from '../../platform/config.ts';
import { openJobs } from '../../platform/jobs.ts';
import { type Command, CommandError, onlyArgument, type Terminal, UsageError } from '../command.ts';

export const command: Command = {
  summary: 'confirm the address of a user, so that votes and points count',
  help: `Usage: user:confirm EMAIL | user:confirm --all

Takes the address of an account as confirmed: the votes that waited are counted and points credited.

  --all     every account that waits

Example: user:confirm amal@example.org`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    });
    if (values.all && positionals.length > 0) throw new UsageError('--all takes no EMAIL');
    const email = values.all ? null : Email.parse(onlyArgument(positionals, 'EMAIL'));
    const { db } = await terminal.openStore();
    if (email === null) {
      const waiting = await listUnconfirmed(db);
      await confirm(terminal, waiting);
      terminal.print(`${waiting.length} accounts confirmed`);
      return;
    }
    const user = await findUserByEmail(db, email);
    if (!user) throw new CommandError(`There is no account for ${email}.`);
    if (user.email_confirmed_at) throw new CommandError(`${email} is confirmed already.`);
    await confirm(terminal, [user.id]);
    terminal.print(`User ${user.id}: ${email}, confirmed`);
  },
};

async function confirm(terminal: Terminal, userIds: readonly number[]): Promise<void> {
  const { db, databaseUrl } = await terminal.openStore();
  const jobs = openJobs(databaseUrl, (error) => terminal.progress(String(error)));
  const deps = { db, jobs, config: readConfig(), now: () => new Date() };
  try {
    for (const userId of userIds) {
      await countFromNow(deps, userId, async (tx) => {
        await confirmByHand(tx, userId, deps.now());
        await audit(tx, { actorId: null, action: 'user.confirm', subject: `user:${userId}`, detail: {} });
      });
    }
  } finally {
    await jobs.stop();
  }
}

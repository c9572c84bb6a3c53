import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Password } from '@mustalah/contract/fields';
import { pino } from 'pino';
import { openGateways } from '../../open-gateways.ts';
import { audit } from '../../platform/audit.ts';
import { readConfig } from '../../platform/config.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { migrateStore, withOwner } from '../../platform/open.ts';
import { openSecrets } from '../../platform/secrets.ts';
import { fillDemo } from '../../seed/demo/fill.ts';
import { addressOf, people } from '../../seed/demo/people.ts';
import {
  countEntangledPapers,
  FILLED,
  hasDemo,
  isEmptyInstallation,
  removeDemo,
} from '../../seed/demo/remove.ts';
import { loadSeed } from '../../seed/load-seed.ts';
import { type Command, CommandError } from '../command.ts';

/** Nothing the trial does is to be sent to anybody. */
const noJobs: Jobs = {
  async send() {},
  handle() {},
  async forget() {},
  async start() {},
  async stop() {},
  countFailed: async () => 0,
  figures: async () => [],
  retryFailed: async () => 0,
  drain: async () => 0,
};

export const command: Command = {
  summary: 'fill an empty installation with a community to try it with',
  help: `Usage: demo [--password-stdin]
       demo --remove

Fills an empty installation, and refuses any other, with people, terms near approval, announcements, papers in every
state with their PDFs, reviews in two rounds and two published volumes. All accounts end in @demo.invalid and share one
password, which is printed once. No mail is sent.

  --password-stdin    read the password from standard input
  --remove            take all of it away again; what others did meanwhile stays

Example: demo`,

  async run(terminal, args) {
    const { values } = parseArgs({
      args,
      options: {
        remove: { type: 'boolean', default: false },
        'password-stdin': { type: 'boolean', default: false },
      },
    });
    const store = await terminal.openStore();
    const { db } = store;
    const config = readConfig();
    const log = pino({ level: 'silent' });
    await migrateStore(store);
    const secrets = await openSecrets(db, store.local);
    const gateways = openGateways(config, { db, secrets }, log);
    if (values.remove) {
      if (!(await hasDemo(db))) throw new CommandError('There is no trial community here.');
      const papers = await countEntangledPapers(db);
      if (papers > 0) {
        throw new CommandError(
          `People of the trial took part in ${papers} papers of others, whose logs must stay whole: nothing was removed.`,
        );
      }
      await withOwner(store.ownerUrl, (owner) => removeDemo(owner, gateways.files));
      // It says, too, why the chains of the logs begin anew.
      await audit(db, { actorId: null, action: 'demo.remove', subject: 'demo' });
      terminal.print('The trial community is gone.');
      return;
    }

    await loadSeed(db);
    if (!(await isEmptyInstallation(db))) {
      throw new CommandError('This installation is in use; the trial community only goes into an empty one.');
    }
    const password = values['password-stdin']
      ? Password.parse((await terminal.readInput()).replace(/\r?\n$/, ''))
      : randomBytes(9).toString('base64url');
    const deps = {
      db,
      replica: store.replica,
      replicas: null,
      searching: store.searching,
      config,
      secrets,
      log,
      now: () => new Date(),
      jobs: noJobs,
      gateways,
    };
    try {
      await fillDemo(deps, { password, say: (step) => terminal.progress(step) });
    } finally {
      // Also what was cut short can be removed.
      await audit(db, { actorId: null, action: FILLED, subject: 'demo' });
    }
    for (const { key, name } of people) terminal.print(`${addressOf(key)}  ${name}`);
    if (!values['password-stdin']) terminal.print(`Password of all: ${password}`);
  },
};

import { parseArgs } from 'node:util';
import { migrateStore } from '../../platform/open.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  summary: 'bring the tables up to date',
  help: `Usage: db:migrate

Applies the migrations that the database has not seen yet. The server does the same when it starts.`,

  async run(terminal, args) {
    parseArgs({ args });
    const applied = await migrateStore(await terminal.openStore());
    for (const name of applied) terminal.print(`applied ${name}`);
    if (applied.length === 0) terminal.print('The database is up to date.');
  },
};

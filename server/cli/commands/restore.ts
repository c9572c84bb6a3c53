import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrateStore } from '../../platform/open.ts';
import { readBackup } from '../backup/read-backup.ts';
import { type Command, onlyArgument } from '../command.ts';

export const command: Command = {
  summary: 'read all data back from a folder',
  help: `Usage: restore DIR [--force]

Reads a backup into an empty database, wholly or not at all, and checks the number of rows of each table and
the sums of the ledger. Stop the server first. The backup and this program must have the same migrations.

  --force    replace what the database holds

Example: restore /var/backups/mustalah-2026-03-10`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const folder = resolve(onlyArgument(positionals, 'DIR'));
    const store = await terminal.openStore();
    await migrateStore(store);
    const { tables, createdAt } = await readBackup(store.ownerUrl, folder, values, terminal.progress);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    terminal.print(`Restored ${rows} rows of ${tables.length} tables as they were on ${createdAt}`);
  },
};

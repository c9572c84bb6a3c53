import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config.ts';
import { migrateStore } from '../../platform/open.ts';
import { forgetSecrets, keyPrint } from '../../platform/secrets.ts';
import { keyIn } from '../backup/keys.ts';
import { readBackup } from '../backup/read-backup.ts';
import { type Command, onlyArgument } from '../command.ts';

/** What a restore ends where another key is. */
const ELSEWHERE = `The key here is not the one that the backup was made with, so the secrets in it stay shut and this installation has its
own: everybody signs in again, links to files and open captchas end, and what was sealed with them cannot be opened, such as
second factors that are codes. Set SECRETS_KEY to the old key (or copy the old secrets.json, but for databasePassword) and
restore again to keep all that.`;

export const command: Command = {
  summary: 'read all data back from a folder',
  help: `Usage: restore DIR [--force]

Reads a backup into an empty database, wholly or not at all, and checks the number of rows of each table and
the sums of the ledger. Stop the server first. The backup and this program must have the same migrations.

For an encrypted one set BACKUP_IDENTITY (a file of identities of age) or BACKUP_PASSPHRASE.

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
    const { tables, createdAt, secrets } = await readBackup(
      store.ownerUrl,
      folder,
      { ...values, key: keyIn(readConfig()) },
      terminal.progress,
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    terminal.print(`Restored ${rows} rows of ${tables.length} tables as they were on ${createdAt}`);
    if (secrets === keyPrint(store.local)) return;
    // guard: A restore with another key starts with secrets of its own (../backup/backup.test.ts)
    await forgetSecrets(store.db);
    terminal.print(ELSEWHERE);
  },
};

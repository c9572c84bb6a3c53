import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sealChains } from '../../modules/evidence/seal.ts';
import { readConfig } from '../../platform/config.ts';
import { keyPrint } from '../../platform/secrets.ts';
import { lockIn } from '../backup/keys.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type Command, onlyArgument } from '../command.ts';

export const command: Command = {
  summary: 'write all data into a folder',
  help: `Usage: backup DIR

Writes every table, as it is at one moment, into the new or empty folder DIR: one compressed file per table and
manifest.json, which is written last. The server may go on meanwhile. The folder holds password hashes and
addresses: keep it private, or encrypted: with BACKUP_RECIPIENT (recipients of age, such as age1…) or BACKUP_PASSPHRASE
each file is one of the age format, which \`age\` itself opens too. Uploaded files (FILES_URL) are copied separately, and the key that seals the
secrets in it (SECRETS_KEY, else secrets.json in DATA_DIR) is kept elsewhere; work that is waiting, such as mails not yet sent, is not part of a backup.

Example: backup /var/backups/mustalah-2026-03-10`,

  async run(terminal, args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const folder = resolve(onlyArgument(positionals, 'DIR'));
    const { db, ownerUrl, local } = await terminal.openStore();
    const lock = lockIn(readConfig());
    // So that the heads it holds are those of all that it holds.
    await sealChains(db);
    const { tables } = await writeBackup(
      ownerUrl,
      folder,
      { lock, secrets: keyPrint(local) },
      terminal.progress,
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    terminal.print(`Backed up ${rows} rows of ${tables.length} tables to ${folder}`);
  },
};

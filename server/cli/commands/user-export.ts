import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Email } from '@mustalah/contract/fields';
import { openFiles } from '../../gateways/files.ts';
import { findUserByEmail } from '../../modules/accounts/public-users.ts';
import { archiveOf } from '../../modules/personal-data/export/archive.ts';
import { exportOwnData } from '../../modules/personal-data/export/export-own-data.ts';
import { readConfig } from '../../platform/config.ts';
import { type Command, CommandError, UsageError } from '../command.ts';

export const command: Command = {
  summary: 'write everything that is kept of a user into a file, for one who cannot sign in',
  help: `Usage: user:export EMAIL FILE

Writes the archive that the user would get from the page of their profile. Make sure first that whoever asks is the owner
of the address; the file is for them alone.

Example: user:export amal@example.org amal.zip`,

  async run(terminal, [email, file, ...rest]) {
    if (!email || !file || rest.length > 0) throw new UsageError('EMAIL and FILE are needed');
    const { db } = await terminal.openStore();
    const user = await findUserByEmail(db, Email.parse(email));
    if (!user) throw new CommandError(`There is no account for ${email}.`);
    const { FILES_URL, DATA_DIR } = readConfig();
    const gateways = { files: openFiles(FILES_URL, DATA_DIR) };
    const archive = archiveOf(exportOwnData({ db, gateways }, user.id), new Date());
    await pipeline(archive, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    terminal.print(`User ${user.id}: written to ${file}`);
  },
};

import { parseArgs } from 'node:util';
import { openFiles } from '../../gateways/files.ts';
import { FolderInUse, preserve } from '../../modules/journal/reading/preserve.ts';
import { journalOf } from '../../modules/journal/standards/article.ts';
import { readConfig } from '../../platform/config.ts';
import { type Command, CommandError, onlyArgument } from '../command.ts';

export const command: Command = {
  summary: 'write all that the journal has published, with checksums, for keeping',
  help: `Usage: journal:preserve FOLDER

Writes every published article into an empty folder as a bag (BagIt 1.0, RFC 8493): its PDF, its record in JATS and RIS,
and the SHA-256 of each file. Any program for bags tells later whether it is still whole. An article whose file is
missing, or is not what was published, is named, and the exit code is 1; everything else is written all the same.

Example: journal:preserve /archive/journal-2026`,

  async run(terminal, args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const folder = onlyArgument(positionals, 'folder');
    const config = readConfig();
    const { db } = await terminal.openStore();
    const files = openFiles(config.FILES_URL, config.DATA_DIR);
    try {
      const bag = await preserve({ db, files, journal: journalOf(config), now: new Date() }, folder);
      terminal.print(`${bag.articles} articles, ${bag.bytes} bytes in ${folder}`);
      if (bag.faults.length > 0) throw new CommandError(bag.faults.join('\n'));
    } catch (fault) {
      if (fault instanceof FolderInUse) throw new CommandError(`${folder} is not empty`);
      throw fault;
    }
  },
};

import { parseArgs } from 'node:util';
import { removeGlossary } from '../../modules/shelf/exchange/import-glossary.ts';
import { OWN_LISTS } from '../../modules/shelf/fill/load-lists.ts';
import { type Command, CommandError, onlyArgument, UsageError } from '../command.ts';

export const command: Command = {
  summary: 'take a glossary off the shelf',
  help: `Usage: shelf:remove KEY [--confirm]

Says how many rows and doubts of readers would go; with --confirm they are gone.

  --confirm   remove

Example: shelf:remove soil --confirm`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { confirm: { type: 'boolean', default: false } },
    });
    const key = onlyArgument(positionals, 'KEY');
    if (key === OWN_LISTS)
      throw new UsageError(`${OWN_LISTS} is the product's own: it would come back at the next start`);
    const { db } = await terminal.openStore();
    const removed = await removeGlossary(db, key, values.confirm);
    if (!removed) throw new CommandError(`no source on the shelf has the key ${key}`);
    terminal.print(`rows ${removed.rows}, doubts ${removed.doubts}`);
    terminal.print(values.confirm ? 'removed' : 'Nothing was removed. Add --confirm to remove.');
  },
};

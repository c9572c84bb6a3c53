import { constants, createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importTerms } from '../../modules/terms/exchange/import-terms.ts';
import { readRows } from '../../modules/terms/exchange/read-rows.ts';
import { type Command, CommandError, onlyArgument } from '../command.ts';

const ROWS_A_REPORT = 10_000;

export const command: Command = {
  summary: 'add terms from a CSV, TSV or JSON lines file',
  help: `Usage: terms:import FILE [--category NAME] [--source TEXT] [--confirm]

Says what each row of the file would do and writes nothing. With --confirm the new rows and those that are
only close to a term are added, approved, in one transaction; duplicates and unreadable rows are passed over.

The columns are arabic, latin, definition, category and source, in any order; , ; and tab separate them.

  --category NAME   the category of rows that name none
  --source TEXT     the source of rows that name none
  --confirm         write

Example: terms:import physics.csv --category الفيزياء --source 'لجنة المصطلحات' --confirm`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        category: { type: 'string', default: '' },
        source: { type: 'string', default: '' },
        confirm: { type: 'boolean', default: false },
      },
    });
    const file = onlyArgument(positionals, 'FILE');
    await checkReadable(file);
    const { db } = await terminal.openStore();
    const counts = { new: 0, near: 0, duplicate: 0, unreadable: 0 };
    let read = 0;
    const added = await importTerms(db, {
      rows: readRows(() => createReadStream(file)),
      file: basename(file),
      defaults: { category: values.category, source: values.source },
      isConfirmed: values.confirm,
      now: new Date(),
      report({ row, outcome, arabic, message }) {
        counts[outcome] += 1;
        read += 1;
        if (read % ROWS_A_REPORT === 0) terminal.progress(`${read} rows read`);
        if (outcome === 'new') return;
        terminal.print(`row ${row}: ${outcome}: ${arabic ? `«${arabic}» ` : ''}${message}`);
      },
    });
    const summary = Object.entries(counts).map(([outcome, count]) => `${outcome} ${count}`);
    terminal.print(summary.join(', '));
    terminal.print(values.confirm ? `${added} terms added` : 'Nothing was written. Add --confirm to import.');
  },
};

async function checkReadable(file: string): Promise<void> {
  try {
    await access(file, constants.R_OK);
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

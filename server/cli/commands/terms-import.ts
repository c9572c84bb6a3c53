import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importTerms } from '../../modules/terms/exchange/import-terms.ts';
import { type PlannedRow, planImport } from '../../modules/terms/exchange/plan-import.ts';
import { decodeText, readRows } from '../../modules/terms/exchange/read-rows.ts';
import { type Command, CommandError, onlyArgument } from '../command.ts';

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
    const rows = readRows(decodeText(await readBytes(file)));
    if (!rows) throw new CommandError('The first line must name the columns, arabic among them.');
    terminal.progress(`${rows.length} rows read`);

    const { db } = await terminal.openStore();
    const plan = await planImport(db, rows, { category: values.category, source: values.source });
    for (const { row, outcome, arabic, message } of plan) {
      if (outcome !== 'new')
        terminal.print(`row ${row}: ${outcome}: ${arabic ? `«${arabic}» ` : ''}${message}`);
    }
    terminal.print(summaryOf(plan));
    if (!values.confirm) {
      terminal.print('Nothing was written. Add --confirm to import.');
      return;
    }
    const added = await importTerms(db, plan, basename(file), new Date());
    terminal.print(`${added} terms added`);
  },
};

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function summaryOf(plan: readonly PlannedRow[]): string {
  const count = (wanted: PlannedRow['outcome']) => plan.filter(({ outcome }) => outcome === wanted).length;
  return [
    `new ${count('new')}`,
    `near ${count('near')}`,
    `duplicate ${count('duplicate')}`,
    `unreadable ${count('unreadable')}`,
  ].join(', ');
}

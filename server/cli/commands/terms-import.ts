import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importTerms } from '../../modules/terms/exchange/import-terms.ts';
import { openPreparing } from '../../modules/terms/exchange/open-preparing.ts';
import { readRows } from '../../modules/terms/exchange/read-rows.ts';
import type { ImportDefaults } from '../../modules/terms/exchange/read-term.ts';
import type { ImportedRow } from '../../modules/terms/exchange/weigh-rows.ts';
import type { Db } from '../../platform/db.ts';
import { type Command, onlyArgument } from '../command.ts';
import { openReport } from '../import-report.ts';
import { sizeOf, tellOf } from '../reading-progress.ts';

export const command: Command = {
  summary: 'add terms from a CSV, TSV or JSON lines file',
  help: `Usage: terms:import FILE [--category NAME] [--source TEXT] [--report FILE] [--json] [--confirm]

Says what the rows of the file would do and writes no term. With --confirm the new rows and those that are
only close to a term are added, approved; duplicates and unreadable rows are passed over. A file that cannot
be read to its end is refused as a whole. What is interrupted goes on when the same command is given again.

The columns are arabic, latin, definition, category and source, in any order; , ; and tab separate them.

  --category NAME   the category of rows that name none
  --source TEXT     the source of rows that name none
  --report FILE     what every row did that was not plainly new, as CSV (FILE.report.csv unless said)
  --json            the summary as one line of JSON
  --confirm         write

Example: terms:import physics.csv --category الفيزياء --source 'لجنة المصطلحات' --confirm`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        category: { type: 'string', default: '' },
        source: { type: 'string', default: '' },
        report: { type: 'string' },
        json: { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
      },
    });
    const file = onlyArgument(positionals, 'FILE');
    const size = await sizeOf(file);
    const reportFile = values.report ?? `${basename(file)}.report.csv`;
    const defaults: ImportDefaults = { category: values.category, source: values.source };
    const { db } = await terminal.openStore();
    const counts = { new: 0, near: 0, duplicate: 0, unreadable: 0 };
    const told = tellOf(terminal, size);
    const rows = () => readRows(() => told.watched(createReadStream(file)));
    const count = (weighed: readonly ImportedRow[]) => {
      for (const { outcome } of weighed) counts[outcome] += 1;
      told.rows(weighed.length);
    };
    const report = await openReport(reportFile);
    const preparing = await openPreparing({ defaults, categories: await listNames(db) }, size);
    let added: number | null = null;
    let resumedAt = 0;
    try {
      if (values.confirm) {
        const digest = await digestOf(file, defaults);
        const done = await importTerms(db, {
          rows,
          preparing,
          digest,
          file: basename(file),
          now: new Date(),
          report: count,
          keepReport: (weighed) => report.add(weighed),
          async resume({ rowsDone, reportSize }) {
            resumedAt = rowsDone;
            await report.cutAt(reportSize);
          },
        });
        added = done.added;
      } else {
        const writes: Promise<number>[] = [];
        // What is close is found by the language, which an import leaves to its threads.
        const { weighTerms } = await import('../../modules/terms/exchange/weigh-terms.ts');
        await weighTerms(db, {
          rows,
          preparing,
          report(weighed) {
            count(weighed);
            writes.push(report.add(weighed));
          },
        });
        await Promise.all(writes);
      }
    } finally {
      await preparing.close();
      await report.close();
    }
    if (values.json) {
      terminal.print(
        JSON.stringify({ ...counts, added, report: reportFile, ...(resumedAt > 0 && { resumedAt }) }),
      );
      return;
    }
    if (resumedAt > 0) terminal.print(`went on behind row ${resumedAt} of the file`);
    terminal.print(
      Object.entries(counts)
        .map(([outcome, number]) => `${outcome} ${number}`)
        .join(', '),
    );
    terminal.print(`report: ${reportFile}`);
    terminal.print(added === null ? 'Nothing was written. Add --confirm to import.' : `${added} terms added`);
  },
};

const listNames = (db: Db) => db.selectFrom('categories').select(['id', 'name']).execute();

/** Of what is imported and how: the same again is the same import. */
async function digestOf(file: string, { category, source }: ImportDefaults): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify([category, source]));
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest();
}

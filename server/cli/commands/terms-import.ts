import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { csvLine } from '../../modules/terms/exchange/csv.ts';
import { type ImportedRow, importTerms, weighTerms } from '../../modules/terms/exchange/import-terms.ts';
import { readRows } from '../../modules/terms/exchange/read-rows.ts';
import type { ImportDefaults } from '../../modules/terms/exchange/read-term.ts';
import { type Command, CommandError, onlyArgument, type Terminal } from '../command.ts';

const PROGRESS_MS = 1_000;

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
    let added: number | null = null;
    let resumedAt = 0;
    try {
      if (values.confirm) {
        const digest = await digestOf(file, defaults);
        const done = await importTerms(db, {
          rows,
          defaults,
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
        await weighTerms(db, {
          rows,
          defaults,
          report(weighed) {
            count(weighed);
            writes.push(report.add(weighed));
          },
        });
        await Promise.all(writes);
      }
    } finally {
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

async function sizeOf(file: string): Promise<number> {
  try {
    await (await open(file)).close();
    return (await stat(file)).size;
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Of what is imported and how: the same again is the same import. */
async function digestOf(file: string, { category, source }: ImportDefaults): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify([category, source]));
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest();
}

/** Says now and then how far it is. */
function tellOf(terminal: Terminal, size: number) {
  const started = performance.now();
  let told = started;
  let read = 0;
  let bytes = 0;
  return {
    async *watched(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      bytes = 0;
      for await (const piece of stream) {
        bytes += piece.length;
        yield piece;
      }
    },
    rows(count: number): void {
      read += count;
      const now = performance.now();
      if (now - told < PROGRESS_MS) return;
      told = now;
      const share = size === 0 ? 100 : Math.floor((100 * bytes) / size);
      terminal.progress(`${read} rows, ${share} %, ${Math.round((1_000 * read) / (now - started))} a second`);
    },
  };
}

interface Report {
  /** Write what was not plainly new; gives how long the file is then. */
  add(rows: readonly ImportedRow[]): Promise<number>;
  /** Forget what stands behind this length. */
  cutAt(size: number): Promise<void>;
  close(): Promise<void>;
}

const HEAD = '\ufeffrow,outcome,arabic,message\r\n';

/** Begin a report, or go on with it where an import was interrupted. */
async function openReport(path: string): Promise<Report> {
  let file: FileHandle;
  try {
    file = await open(path, 'a+');
  } catch (error) {
    throw new CommandError(`${path} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
  let size = 0;
  let isBegun = false;
  let turn: Promise<unknown> = Promise.resolve();
  const add = async (text: string): Promise<number> => {
    if (!isBegun) {
      isBegun = true;
      await file.truncate(0);
      size = 0;
      text = HEAD + text;
    }
    const { bytesWritten } = await file.write(text);
    size += bytesWritten;
    return size;
  };
  return {
    add(rows) {
      const lines = rows.flatMap(({ row, outcome, arabic, message }) =>
        outcome === 'new' ? [] : [`${csvLine([String(row), outcome, arabic, message])}\r\n`],
      );
      const written = turn.then(() => add(lines.join('')));
      turn = written.catch(() => {});
      return written;
    },
    async cutAt(length) {
      // What was moved away meanwhile begins anew.
      const { size: found } = await file.stat();
      if (found < length) return;
      await file.truncate(length);
      size = length;
      isBegun = true;
    },
    close: () => file.close(),
  };
}

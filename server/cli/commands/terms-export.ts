import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { EXPORT_FORMATS, type ExportFormat, exportTerms } from '../../modules/terms/exchange/export-terms.ts';
import { type Command, UsageError } from '../command.ts';

export const command: Command = {
  summary: 'write the dictionary as CSV or JSON lines',
  help: `Usage: terms:export [--format csv|json] [--pending] [--output FILE]

Writes the approved terms, by default as CSV for spreadsheets, to standard output.

  --format FORMAT   csv (default) or json (one object per line, the first tells about the file)
  --pending         terms under review too
  --output FILE     write to a file

Example: terms:export --format json --output terms.jsonl`,

  async run(terminal, args) {
    const { values } = parseArgs({
      args,
      options: {
        format: { type: 'string', default: 'csv' },
        pending: { type: 'boolean', default: false },
        output: { type: 'string' },
      },
    });
    const { format } = values;
    if (!isFormat(format)) throw new UsageError(`unknown format: ${format}`);
    const { db } = await terminal.openStore();
    const lines = exportTerms(db, { format, withPending: values.pending, now: new Date() });
    // Spreadsheets expect both; the other half is added to every line below.
    const carriage = format === 'csv' ? '\r' : '';
    if (values.output === undefined) {
      for await (const line of lines) terminal.print(line + carriage);
      return;
    }
    const written = await writeLines(values.output, lines, `${carriage}\n`);
    terminal.progress(`${written} terms written to ${values.output}`);
  },
};

const isFormat = (format: string): format is ExportFormat => EXPORT_FORMATS.some((each) => each === format);

/** Write the lines and give how many terms they hold; the first line is the header. */
async function writeLines(path: string, lines: AsyncIterable<string>, end: string): Promise<number> {
  const file = await open(path, 'w');
  let count = -1;
  try {
    for await (const line of lines) {
      await file.write(line + end);
      count += 1;
    }
  } finally {
    await file.close();
  }
  return count;
}

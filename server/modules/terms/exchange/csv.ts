import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { Refusal } from '../../../platform/errors.ts';
import { fileFault } from '../text.ts';

/** A line of a table and where it stands, counted as a spreadsheet counts. */
export interface CsvRow {
  row: number;
  cells: string[];
}

interface CsvOptions {
  delimiter: string;
  /** The first line is about the file and no part of the table. */
  hasComment: boolean;
}

/** No row of terms comes near it; a quote that is never closed would make one row of the whole rest of a file. */
const LONGEST_ROW = 100_000;

/** Split a table into rows and cells (RFC 4180) as its text comes; rows without content are left out. */
export async function* readCsv(
  text: AsyncIterable<string>,
  { delimiter, hasComment }: CsvOptions,
): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  const parser = parse({
    delimiter,
    from_line: hasComment ? 2 : 1,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    info: true,
    on_record(record, { lines }) {
      lastLine = lines;
      return record;
    },
  });
  // What goes wrong with the text comes out of the parser too.
  pipeline(Readable.from(text), parser, () => {});
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      yield { row: info.records + (hasComment ? 1 : 0), cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? badQuote(error, lastLine) : error;
  }
}

function badQuote({ code, lines }: CsvError, lastLine: number): Refusal {
  const isOpen = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  const detail = isOpen ? fileFault.openQuote(lastLine + 1) : fileFault.strayQuote(Number(lines));
  return new Refusal(400, 'bad_request', { detail });
}

/** The commonest of , ; and tab in a line. */
export function delimiterOf(line: string): string {
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** A cell that a spreadsheet would take for a formula, or that already carries the guard. */
const LIKE_FORMULA = /^'*[=+\-@\t\r]/;

/** Write one line; a cell that looks like a formula is guarded by an apostrophe. */
export const csvLine = (cells: readonly string[]): string =>
  cells
    // guard: A cell that a spreadsheet would take for a formula is guarded in an export (exchange.test.ts) ‹`'${cell}` → cell›
    .map((cell) => (LIKE_FORMULA.test(cell) ? `'${cell}` : cell))
    .map((cell) => (/[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');

/** Take the guard of `csvLine` off again. */
export const withoutGuard = (cell: string): string => (/^''*[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { Refusal } from '../../../platform/errors.ts';
import { fileFault } from '../text.ts';
import { delimiterOf, readCsv, withoutGuard } from './csv.ts';
import { type OpenFile, readText } from './read-text.ts';

/** One term of a file, not yet checked. */
export interface RawRow {
  /** The line, or the row of the spreadsheet. */
  row: number;
  arabic?: string;
  latin?: string;
  definition?: string;
  category?: string;
  source?: string;
  /** Why the row cannot be read at all. */
  fault?: string;
}

const COLUMNS = ['arabic', 'latin', 'definition', 'category', 'source'] as const;
type Column = (typeof COLUMNS)[number];

const ARABIC_HEADERS: Record<string, Column> = {
  المصطلح: 'arabic',
  العربي: 'arabic',
  المقابل: 'latin',
  اللاتيني: 'latin',
  التعريف: 'definition',
  التخصص: 'category',
  المصدر: 'source',
};

/** As much of the beginning as tells what kind of file it is. */
const HEAD = 10_000;

/** Read CSV, TSV or JSON lines, told apart by their beginning, row by row; what is no such file is refused. */
export async function* readRows(open: OpenFile): AsyncGenerator<RawRow> {
  const pieces = readText(open);
  let head = '';
  while (head.length < HEAD) {
    const { value, done } = await pieces.next();
    if (done) break;
    head += value;
  }
  const text = (async function* () {
    yield head;
    yield* pieces;
  })();
  yield* head.trimStart().startsWith('{') ? readJsonLines(text) : readTable(text, head);
}

async function* readTable(text: AsyncIterable<string>, head: string): AsyncGenerator<RawRow> {
  const [first = '', second = ''] = head.split('\n', 2);
  // Our own files begin with a comment on their origin.
  const hasComment = first.startsWith('#');
  const rows = readCsv(text, { delimiter: delimiterOf(hasComment ? second : first), hasComment });
  const header = await rows.next();
  const columns = header.done ? [] : header.value.cells.map(columnOf);
  if (!columns.includes('arabic')) throw new Refusal(400, 'bad_request', { detail: fileFault.noColumn });
  for await (const { row, cells } of rows) {
    if (cells.length > columns.length) {
      yield { row, fault: `more cells than the ${columns.length} columns` };
      continue;
    }
    const fields = columns.flatMap((column, at) =>
      column && cells[at] !== undefined ? [[column, withoutGuard(cells[at])]] : [],
    );
    yield { row, ...Object.fromEntries(fields) };
  }
}

function columnOf(cell: string): Column | undefined {
  const name = cell.trim().toLowerCase();
  return COLUMNS.find((column) => column === name) ?? ARABIC_HEADERS[name];
}

async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let row = 0;
  for await (const line of createInterface({ input: Readable.from(text), crlfDelay: Infinity })) {
    row += 1;
    if (line.trim() === '') continue;
    const value = parseObject(line);
    if (!value) {
      yield { row, fault: 'not a JSON object' };
      continue;
    }
    // The first line of our own export tells about the file.
    if (row === 1 && 'format' in value) continue;
    const texts = COLUMNS.flatMap((column) =>
      typeof value[column] === 'string' ? [[column, value[column]]] : [],
    );
    yield { row, ...Object.fromEntries(texts) };
  }
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    // Said to the operator with the number of the line.
    return null;
  }
}

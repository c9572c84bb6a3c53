import { parseCsv, withoutGuard } from './csv.ts';

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

/** The text of a file in UTF-8, in UTF-16 with its mark, or else in the Arabic Windows encoding. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what old spreadsheets write.
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** Read CSV, TSV or JSON lines, told apart by their beginning; null when a table has no column `arabic`. */
export function readRows(content: string): RawRow[] | null {
  return content.trimStart().startsWith('{') ? readJsonLines(content) : readTable(content);
}

function readTable(content: string): RawRow[] | null {
  // Our own files begin with a comment on their origin.
  const [first = ''] = content.split('\n', 1);
  const hasComment = first.startsWith('#');
  const [header, ...rows] = parseCsv(hasComment ? content.slice(first.length + 1) : content);
  const columns = header?.cells.map(columnOf) ?? [];
  if (!columns.includes('arabic')) return null;
  return rows.map(({ row, cells }) => {
    const place = row + (hasComment ? 1 : 0);
    if (cells.length > columns.length)
      return { row: place, fault: `more cells than the ${columns.length} columns` };
    const fields = columns.flatMap((column, at) =>
      column && cells[at] !== undefined ? [[column, withoutGuard(cells[at])]] : [],
    );
    return { row: place, ...Object.fromEntries(fields) };
  });
}

function columnOf(cell: string): Column | undefined {
  const name = cell.trim().toLowerCase();
  return COLUMNS.find((column) => column === name) ?? ARABIC_HEADERS[name];
}

function readJsonLines(content: string): RawRow[] {
  return content.split('\n').flatMap((line, index): RawRow[] => {
    const row = index + 1;
    if (line.trim() === '') return [];
    const value = parseObject(line);
    if (!value) return [{ row, fault: 'not a JSON object' }];
    // The first line of our own export tells about the file.
    if (row === 1 && 'format' in value) return [];
    const texts = COLUMNS.flatMap((column) =>
      typeof value[column] === 'string' ? [[column, value[column]]] : [],
    );
    return [{ row, ...Object.fromEntries(texts) }];
  });
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

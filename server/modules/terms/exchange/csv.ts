/** A line of a table and where it stands, counted as a spreadsheet counts. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** Split a table into rows and cells (RFC 4180); the delimiter is the commonest of , ; and tab in the first line. */
export function parseCsv(content: string): CsvRow[] {
  const delimiter = delimiterOf(content);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let row = 1;

  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each.trim() !== '')) rows.push({ row, cells });
    cells = [];
    row += 1;
  };
  for (let at = 0; at < content.length; at++) {
    const letter = content[at] as string;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (content[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === delimiter) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

function delimiterOf(content: string): string {
  const [first = ''] = content.split('\n', 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** A cell that a spreadsheet would take for a formula, or that already carries the guard. */
const LIKE_FORMULA = /^'*[=+\-@\t\r]/;

/** Write one line; a cell that looks like a formula is guarded by an apostrophe. */
export const csvLine = (cells: readonly string[]): string =>
  cells
    .map((cell) => (LIKE_FORMULA.test(cell) ? `'${cell}` : cell))
    .map((cell) => (/[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');

/** Take the guard of `csvLine` off again. */
export const withoutGuard = (cell: string): string => (/^''*[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

import { type FileHandle, open } from 'node:fs/promises';
import { csvLine } from '../modules/terms/exchange/csv.ts';
import { CommandError } from './command.ts';

/** A row of an imported file and what it did. */
export interface ReportedRow {
  row: number;
  outcome: string;
  arabic: string;
  message: string;
}

interface Report {
  /** Write what was not plainly new; gives how long the file is then. */
  add(rows: readonly ReportedRow[]): Promise<number>;
  /** Forget what stands behind this length. */
  cutAt(size: number): Promise<void>;
  close(): Promise<void>;
}

const HEAD = '\ufeffrow,outcome,arabic,message\r\n';

/** Begin a report, or go on with it where an import was interrupted. */
export async function openReport(path: string): Promise<Report> {
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

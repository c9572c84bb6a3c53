import type { Terminal } from './command.ts';

/** So many rows are written at once: one write a row would take longer than the work. */
const BATCH = 500;
/** Who types line by line sees each answer at once. */
const PATIENCE_MS = 50;

/** Answer each line of standard input with rows, in their order, as they are ready; empty lines are left out. */
export async function eachLine(terminal: Terminal, answer: (line: string) => string[]): Promise<void> {
  let rows: string[] = [];
  let printed = performance.now();
  for await (const line of terminal.readLines()) {
    const word = line.trim();
    if (word === '') continue;
    rows.push(...answer(word));
    if (rows.length === 0 || (rows.length < BATCH && performance.now() - printed < PATIENCE_MS)) continue;
    terminal.print(rows.join('\n'));
    rows = [];
    printed = performance.now();
  }
  if (rows.length > 0) terminal.print(rows.join('\n'));
}

import { readdirSync, readFileSync } from 'node:fs';

// Linux counts processor time in hundredths of a second.
const TICK_MS = 10;

/** Milliseconds of processor time that a process has had; NaN where the system does not tell. */
export function processorTime(pid: number): number {
  const fields = fieldsOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : Number.NaN;
}

/** The same for all processes that were started by one, and for itself. */
export function processorTimeOfAll(parent: number): number {
  if (!fieldsOf(parent)) return Number.NaN;
  const processes = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid === parent || Number(fieldsOf(pid)?.[1]) === parent);
  return processes.reduce((sum, pid) => sum + (processorTime(pid) || 0), 0);
}

/** What `/proc` says of a process behind its name: state, parent, and so on. */
function fieldsOf(pid: number): string[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

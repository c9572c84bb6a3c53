import { readdirSync, readFileSync } from 'node:fs';

// Linux counts processor time in hundredths of a second.
const TICK_MS = 10;

/** Milliseconds of processor time that a process has had; NaN where the system does not tell. */
export function processorTime(pid: number): number {
  const fields = fieldsOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : Number.NaN;
}

/** The same for all processes that were started by one, those that ended since too, and for itself. */
export function processorTimeOfAll(parent: number): number {
  const fields = fieldsOf(parent);
  if (!fields) return Number.NaN;
  const ended = (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  const processes = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid === parent || Number(fieldsOf(pid)?.[1]) === parent);
  return processes.reduce((sum, pid) => sum + (processorTime(pid) || 0), ended);
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

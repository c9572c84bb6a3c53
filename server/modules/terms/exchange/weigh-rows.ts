import {
  type EntryKeys,
  findNear,
  findSame,
  type KnownWords,
  nameOfRow,
  remember,
  type SeenRow,
} from './known-words.ts';
import type { Preparing } from './open-preparing.ts';
import type { PreparedRows, WeighableRow } from './prepare-rows.ts';
import type { RawRow } from './read-rows.ts';

/** What one row does. A near duplicate is shown and imported, a duplicate is passed over. */
export interface ImportedRow {
  row: number;
  outcome: 'new' | 'near' | 'duplicate' | 'unreadable';
  arabic: string;
  /** What it is near to or a duplicate of, or why it cannot be read. */
  message: string;
}

export interface Weighing {
  /** The rows of the file, from the first one each time. */
  rows: () => AsyncIterable<RawRow>;
  /** Told of rows as they are weighed. */
  report(rows: readonly ImportedRow[]): void;
}

export const wordsOf = (rows: readonly WeighableRow[]): EntryKeys[] =>
  rows.flatMap((row) => ('keys' in row ? [row.keys] : []));

interface Weighed {
  weighed: ImportedRow[];
  /** What is new or near. */
  seen: SeenRow[];
  /** Whether it is, of each row that is a term. */
  taken: boolean[];
}

/** Compare rows with the dictionary and with the rows above them. */
export function weighBatch(rows: readonly WeighableRow[], known: KnownWords): Weighed {
  const seen: SeenRow[] = [];
  const taken: boolean[] = [];
  const weighed = rows.map((read): ImportedRow => {
    const { row, arabic } = read;
    if ('fault' in read) return { row, arabic, outcome: 'unreadable', message: read.fault };
    const same = findSame(known, read.keys);
    taken.push(same === undefined);
    if (same) return { row, arabic, outcome: 'duplicate', message: `the same entry as ${same}` };
    const near = findNear(known, read.keys);
    remember(known, read.keys, nameOfRow(read));
    seen.push(read);
    return { row, arabic, outcome: near ? 'near' : 'new', message: near ? `close to ${near}` : '' };
  });
  return { weighed, seen, taken };
}

/** So many rows are in memory together, and written in one transaction. */
const BATCH = 2_000;

/** Prepare the rows behind the first ones, batch by batch in their order, while the database is busy with those before. */
export async function* prepareBatches(
  rows: AsyncIterable<RawRow>,
  preparing: Preparing,
  passed = 0,
): AsyncGenerator<PreparedRows> {
  const given = (async function* () {
    for await (const batch of inBatches(rows, passed)) {
      const ready = preparing.run(batch);
      // What goes wrong with it is thrown when its turn comes.
      ready.catch(() => {});
      yield { ready };
    }
  })();
  for await (const { ready } of ahead(given, 2 * preparing.count)) yield await ready;
}

async function* inBatches(rows: AsyncIterable<RawRow>, passed: number): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  let at = 0;
  for await (const row of rows) {
    if (at++ < passed) continue;
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Give what comes, while so much of what follows is being made. */
async function* ahead<Made>(made: AsyncGenerator<Made>, count: number): AsyncGenerator<Made> {
  const ask = () => {
    const next = made.next();
    next.catch(() => {});
    return next;
  };
  const coming = Array.from({ length: count }, ask);
  for (;;) {
    const { value, done } = await (coming.shift() as Promise<IteratorResult<Made>>);
    if (done) return;
    coming.push(ask());
    yield value;
  }
}

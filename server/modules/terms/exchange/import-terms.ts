import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { categoryKey, listCategories } from '../rows/categories.ts';
import { insertTerms, type ReadyTerm } from '../rows/insert-terms.ts';
import {
  addSeenRows,
  findKnown,
  findNear,
  findSame,
  nameOfRow,
  openSeenRows,
  remember,
  type SeenRow,
} from './known-words.ts';
import type { RawRow } from './read-rows.ts';
import { type ImportDefaults, type ReadRow, readTerm } from './read-term.ts';

/** What one row does. A near duplicate is shown and imported, a duplicate is passed over. */
export interface ImportedRow {
  row: number;
  outcome: 'new' | 'near' | 'duplicate' | 'unreadable';
  arabic: string;
  /** What it is near to or a duplicate of, or why it cannot be read. */
  message: string;
}

export interface Import {
  rows: AsyncIterable<RawRow>;
  /** For the audit log. */
  file: string;
  defaults: ImportDefaults;
  /** Without it nothing is written. */
  isConfirmed: boolean;
  now: Date;
  /** Told of each row as soon as it is weighed. */
  report(row: ImportedRow): void;
}

/** So many rows are in memory together. */
const BATCH = 1_000;

/**
 * Weigh the rows of a file as they are read and, once confirmed, write the new and the near ones as approved terms,
 * all or nothing; give how many were added.
 */
export function importTerms(db: Db, { rows, defaults, ...options }: Import): Promise<number> {
  const { file, isConfirmed, now, report } = options;
  return db.transaction().execute(async (tx) => {
    const categories = new Map((await listCategories(tx)).map(({ name, id }) => [categoryKey(name), id]));
    await openSeenRows(tx);
    const added = { count: 0, first: undefined as number | undefined, last: undefined as number | undefined };
    for await (const batch of inBatches(rows)) {
      const terms = await weighBatch(
        tx,
        batch.map((row) => readTerm(row, defaults, categories)),
        report,
      );
      if (!isConfirmed) continue;
      const ids = await insertTerms(tx, terms, now);
      added.count += ids.length;
      added.first ??= ids.at(0);
      added.last = ids.at(-1) ?? added.last;
    }
    if (isConfirmed) {
      const detail = { file, ...added };
      await audit(tx, { actorId: null, action: 'terms.import', subject: 'terms', detail });
    }
    return added.count;
  });
}

/** Compare rows with the dictionary and with the rows above them; give the terms to import. */
async function weighBatch(tx: Tx, rows: readonly ReadRow[], report: Import['report']): Promise<ReadyTerm[]> {
  const known = await findKnown(
    tx,
    rows.flatMap((read) => ('keys' in read ? [read.keys] : [])),
  );
  const taken: (SeenRow & { term: ReadyTerm })[] = [];
  for (const read of rows) {
    const { row, arabic } = read;
    if ('fault' in read) {
      report({ row, arabic, outcome: 'unreadable', message: read.fault });
      continue;
    }
    const same = findSame(known, read.keys);
    if (same) {
      report({ row, arabic, outcome: 'duplicate', message: `the same word as ${same}` });
      continue;
    }
    const near = findNear(known, read.keys);
    report({ row, arabic, outcome: near ? 'near' : 'new', message: near ? `close to ${near}` : '' });
    remember(known, read.keys, nameOfRow(read));
    taken.push(read);
  }
  await addSeenRows(tx, taken);
  return taken.map(({ term }) => term);
}

async function* inBatches(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

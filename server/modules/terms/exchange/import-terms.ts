import { setImmediate as breathe } from 'node:timers/promises';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';
import { categoryKey, listCategories } from '../rows/categories.ts';
import { insertKeyed, type KeyedTerm, type ReadyTerm, WordCount, withKeys } from '../rows/insert-terms.ts';
import {
  addSeenRows,
  type EntryKeys,
  findClose,
  findNear,
  findSame,
  findSameWords,
  findSeen,
  type KnownWords,
  nameOfRow,
  openSeenRows,
  remember,
  type SeenRow,
} from './known-words.ts';
import { finishImport, holdImport, keepProgress, type Progress } from './progress.ts';
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

export interface Weighing {
  /** The rows of the file, from the first one each time. */
  rows: () => AsyncIterable<RawRow>;
  defaults: ImportDefaults;
  /** Told of rows as they are weighed. */
  report(rows: readonly ImportedRow[]): void;
}

/** So many rows are in memory together, and written in one transaction. */
const BATCH = 2_000;

/** Say what each row of a file would do, against the dictionary and the rows above it; nothing is written. */
export async function weighTerms(db: Db, { rows, defaults, report }: Weighing): Promise<void> {
  const categories = await categoriesOf(db);
  await db.transaction().execute(async (tx) => {
    await openSeenRows(tx);
    for await (const batch of inBatches(rows())) {
      const read = batch.map((row) => readTerm(row, defaults, categories));
      const words = wordsOf(read);
      // The rows above first: the operator knows them by their row.
      const { weighed, taken } = weighBatch(read, await findClose(tx, words, await findSeen(tx, words)));
      await addSeenRows(tx, taken);
      report(weighed);
    }
  });
}

export interface Import extends Weighing {
  /** For the log of acts. */
  file: string;
  /** Of the content and the defaults: tells whether this import was begun before. */
  digest: Buffer;
  now: Date;
  /** Told, before their terms are kept, of the rows of a batch; gives how long the report is then. */
  keepReport(rows: readonly ImportedRow[]): Promise<number>;
  /** An import that was interrupted goes on, with a report of this length. */
  resume(progress: Progress): Promise<void>;
}

/**
 * Write the new and the near rows of a file as approved terms (of what is close only the same words are told here: the rest
 * was told before), a batch in a transaction together with how far it has
 * come; give the whole of it. Whoever begins an import that was interrupted goes on behind its last batch.
 *
 * @throws Refusal before anything is written, when the file cannot be read to its end.
 */
export async function importTerms(db: Db, options: Import): Promise<Progress> {
  const { rows, defaults, file, digest, now, report, keepReport, resume } = options;
  // A file that breaks off in the middle is refused as a whole.
  for await (const _ of rows());
  const categories = await categoriesOf(db);
  return holdImport(db, { file, digest, now }, async (begun) => {
    let progress = begun;
    if (progress.rowsDone > 0) await resume(progress);
    const words = new WordCount();
    const prepared = withKeysReady(inBatches(rows(), progress.rowsDone), defaults, categories);
    for await (const { read, keyed } of oneAhead(prepared)) {
      const before = progress;
      progress = await db.transaction().execute(async (tx) => {
        const { weighed, taken } = weighBatch(read, await findSameWords(tx, wordsOf(read)));
        const terms = taken.map(({ term }) => keyed.get(term) ?? withKeys(term));
        const ids = await insertKeyed(tx, terms, now);
        await words.add(tx, terms);
        report(weighed);
        const kept: Progress = {
          ...before,
          rowsDone: before.rowsDone + read.length,
          added: before.added + ids.length,
          firstId: before.firstId ?? ids.at(0) ?? null,
          lastId: ids.at(-1) ?? before.lastId,
          reportSize: await keepReport(weighed),
        };
        await keepProgress(tx, kept);
        return kept;
      });
    }
    await db.transaction().execute(async (tx) => {
      await words.write(tx);
      await finishImport(tx, progress, now);
      const { added: count, firstId: first, lastId: last } = progress;
      const detail = { file, count, ...(first !== null && { first, last }) };
      await audit(tx, { actorId: null, action: 'terms.import', subject: 'terms', detail });
    });
    return progress;
  });
}

const categoriesOf = async (db: Db): Promise<Map<string, number>> =>
  new Map((await listCategories(db)).map(({ name, id }) => [categoryKey(name), id]));

const wordsOf = (rows: readonly ReadRow[]): EntryKeys[] =>
  rows.flatMap((read) => ('keys' in read ? [read.keys] : []));

interface Weighed {
  weighed: ImportedRow[];
  /** What is new or near. */
  taken: (SeenRow & { term: ReadyTerm })[];
}

/** Compare rows with the dictionary and with the rows above them. */
function weighBatch(rows: readonly ReadRow[], known: KnownWords): Weighed {
  const taken: Weighed['taken'] = [];
  const weighed = rows.map((read): ImportedRow => {
    const { row, arabic } = read;
    if ('fault' in read) return { row, arabic, outcome: 'unreadable', message: read.fault };
    const same = findSame(known, read.keys);
    if (same) return { row, arabic, outcome: 'duplicate', message: `the same entry as ${same}` };
    const near = findNear(known, read.keys);
    remember(known, read.keys, nameOfRow(read));
    taken.push(read);
    return { row, arabic, outcome: near ? 'near' : 'new', message: near ? `close to ${near}` : '' };
  });
  return { weighed, taken };
}

/** The rows behind the first ones, some together. */
async function* inBatches(rows: AsyncIterable<RawRow>, passed = 0): AsyncGenerator<RawRow[]> {
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

interface Prepared {
  read: ReadRow[];
  keyed: ReadonlyMap<ReadyTerm, KeyedTerm>;
}

/** So many rows are read in one go: answers of the database wait no longer. */
const IN_A_ROW = 50;

/** Rows that are read, and the keys of those that are terms. */
async function* withKeysReady(
  batches: AsyncIterable<readonly RawRow[]>,
  defaults: ImportDefaults,
  categories: ReadonlyMap<string, number>,
): AsyncGenerator<Prepared> {
  for await (const batch of batches) {
    const read: ReadRow[] = [];
    const keyed = new Map<ReadyTerm, KeyedTerm>();
    for (const raw of batch) {
      const row = readTerm(raw, defaults, categories);
      read.push(row);
      if ('term' in row) keyed.set(row.term, withKeys(row.term));
      if (read.length % IN_A_ROW === 0) await breathe();
    }
    yield { read, keyed };
  }
}

/** Give what comes, while the next of it is being made: keys are made here while the database writes. */
async function* oneAhead<Made>(made: AsyncGenerator<Made>): AsyncGenerator<Made> {
  let next = made.next();
  for (;;) {
    const { value, done } = await next;
    if (done) return;
    next = made.next();
    // What goes wrong with it is thrown when its turn comes.
    next.catch(() => {});
    yield value;
  }
}

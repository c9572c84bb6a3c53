import { setImmediate as breathe } from 'node:timers/promises';
import type { PairKind } from '@mustalah/contract/shelf';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { KEYS_VERSION, rowKeys } from '../rows/row-keys.ts';

/** What is told of a source. */
export interface Source {
  key: string;
  name: string;
  licence: string;
  link: string;
  /** Of what its rows are made of now. */
  version: string;
}

/** A row as its source writes it. */
export interface SourceRow {
  arabic: string;
  latin: string;
  kind: PairKind;
  note: string;
  categoryId: number | null;
}

export interface Replaced {
  added: number;
  removed: number;
  /** Gone from the source, and kept out of sight for what people said of them. */
  kept: number;
}

/** So many rows are in memory together, and in one statement. */
const BATCH = 1_000;
/** After so many the process answers whoever waits. */
const IN_A_ROW = 25;

/**
 * Let a source hold these rows and no others, within the transaction. A row that it had before stays the same row: what
 * was corrected stays corrected, and who doubted it is still waited for.
 */
export async function replaceRows(
  tx: Tx,
  source: Source,
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  now: Date,
): Promise<Replaced> {
  const sourceId = await writeSource(tx, source, now);
  await sql`create temporary table seen_origins (origin uuid primary key) on commit drop`.execute(tx);
  let added = 0;
  for await (const batch of inBatches(rows)) added += await writeRows(tx, sourceId, batch);
  const gone = await removeUnseen(tx, sourceId);
  await sql`drop table seen_origins`.execute(tx);
  return { added, ...gone };
}

async function writeSource(tx: Tx, { key, ...told }: Source, now: Date): Promise<number> {
  const values = { ...told, imported_at: now, keys_version: KEYS_VERSION };
  const { id } = await tx
    .insertInto('shelf_sources')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Write rows, those twice in their source once; give how many are new. */
async function writeRows(tx: Tx, sourceId: number, rows: readonly SourceRow[]): Promise<number> {
  const keyed: ReturnType<typeof rowKeys>[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % IN_A_ROW === 0) await breathe();
    keyed.push(rowKeys(row));
  }
  const column = <Value>(of: (row: SourceRow) => Value): Value[] => rows.map(of);
  const { rows: written } = await sql<{ is_new: boolean }>`
    with given as (
      select *, md5(concat_ws(E'\\t', arabic, latin, category_id))::uuid as origin from unnest(
        ${column(({ arabic }) => arabic)}::text[], ${column(({ latin }) => latin)}::text[],
        ${column(({ kind }) => kind)}::text[], ${column(({ note }) => note)}::text[],
        ${column(({ categoryId }) => categoryId)}::bigint[],
        ${keyed.map(({ arabicBare }) => arabicBare)}::text[], ${keyed.map(({ latinFolded }) => latinFolded)}::text[],
        ${keyed.map(({ keys }) => `{${keys.join(',')}}`)}::text[]
      ) as given (arabic, latin, kind, note, category_id, arabic_bare, latin_folded, keys)
    ), fresh as (
      insert into seen_origins select origin from given on conflict do nothing returning origin
    )
    insert into shelf_rows
      (source_id, origin, arabic, latin, kind, note, category_id, arabic_bare, latin_folded, keys)
    select distinct on (origin) ${sourceId}::bigint, origin, arabic, latin, kind, note, category_id, arabic_bare,
      latin_folded, keys::bigint[]
    from given join fresh using (origin)
    on conflict (source_id, origin) do update set
      arabic_bare = case when shelf_rows.is_corrected then shelf_rows.arabic_bare else excluded.arabic_bare end,
      latin_folded = case when shelf_rows.is_corrected then shelf_rows.latin_folded else excluded.latin_folded end,
      keys = case when shelf_rows.is_corrected then shelf_rows.keys else excluded.keys end,
      kind = excluded.kind, note = excluded.note, hidden_by = nullif(shelf_rows.hidden_by, 'source')
    where shelf_rows.kind <> excluded.kind or shelf_rows.note <> excluded.note or shelf_rows.hidden_by = 'source'
      or not shelf_rows.is_corrected and shelf_rows.keys <> excluded.keys
    returning xmax = 0 as is_new`.execute(tx);
  return written.filter(({ is_new }) => is_new).length;
}

/** Take away what the source has no more; what people said of a row lasts, out of sight with it. */
async function removeUnseen(tx: Tx, sourceId: number): Promise<Omit<Replaced, 'added'>> {
  const gone = sql<boolean>`source_id = ${sourceId}
    and not exists (select from seen_origins where seen_origins.origin = shelf_rows.origin)`;
  const said = sql<boolean>`(is_corrected or hidden_by is not distinct from 'reviewer'
    or exists (select from shelf_doubts where shelf_doubts.row_id = shelf_rows.id))`;
  const kept = await tx
    .updateTable('shelf_rows')
    .set({ hidden_by: 'source' })
    .where(gone)
    .where(said)
    .where('hidden_by', 'is', null)
    .executeTakeFirst();
  const removed = await tx
    .deleteFrom('shelf_rows')
    .where(gone)
    .where(({ not }) => not(said))
    .executeTakeFirst();
  return { removed: Number(removed.numDeletedRows), kept: Number(kept.numUpdatedRows) };
}

async function* inBatches<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

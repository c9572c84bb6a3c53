import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { SAME_ENTRY } from '../queries.ts';
import type { ReadyTerm, TermColumns } from './term-columns.ts';

export type AddedRow = Pick<ReadyTerm, 'arabic' | 'latin' | 'categoryId'> & { id: number };

/**
 * Insert terms, those that stand already left out; one without parts says all of its first version itself, until it is
 * changed.
 */
export async function insertRows(tx: Tx, columns: TermColumns, now: Date): Promise<AddedRow[]> {
  const { rows } = await sql<AddedRow>`
    with added as (${inserting(columns, now)} returning id, arabic, latin, category_id)
    select id, arabic, latin, category_id as "categoryId" from added order by id`.execute(tx);
  return rows;
}

/** What a batch came to. */
export interface AddedCount {
  count: number;
  first: number | null;
  last: number | null;
}

/** The same for those terms only that are taken; how many these are is enough to know. */
export async function insertTaken(
  tx: Tx,
  columns: TermColumns,
  taken: readonly boolean[],
  now: Date,
): Promise<AddedCount> {
  const { rows } = await sql<AddedCount>`
    with added as (${inserting(columns, now, taken)} returning id)
    select count(*) as count, min(id) as first, max(id) as last from added`.execute(tx);
  return rows[0] ?? { count: 0, first: null, last: null };
}

const inserting = (columns: TermColumns, now: Date, taken?: readonly boolean[]) => sql`
  insert into all_terms (arabic, latin, definition, source, category_id, arabic_bare, latin_folded, roots, keys,
    approved_by, approved_at, created_at, updated_at)
  select arabic, latin, definition, source, category_id, arabic_bare, latin_folded, roots::text[], keys::bigint[],
    'person', ${now}, ${now}, ${now}
  from unnest(${columns.arabic}::text[], ${columns.latin}::text[], ${columns.definition}::text[],
    ${columns.source}::text[], ${columns.categoryId}::bigint[], ${columns.arabicBare}::text[],
    ${columns.latinFolded}::text[], ${columns.roots}::text[], ${columns.keys}::text[],
    ${taken ? `{${taken.join(',')}}` : null}::boolean[])
    as given (arabic, latin, definition, source, category_id, arabic_bare, latin_folded, roots, keys, is_taken)
  where is_taken is not false
  on conflict (${sql.join(SAME_ENTRY.map((name) => sql.ref(name)))}) where rejected_at is null do nothing`;

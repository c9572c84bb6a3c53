import type { ShelfRow } from '@mustalah/contract/shelf';
import type { SearchKeys } from '@mustalah/morphology';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { plannedOnce } from '../../../platform/planned-once.ts';
import { ENTRY_OF_ROW, presentRow, type ReadRow } from '../rows/present-row.ts';
import { stemKeys, wholeKeys } from '../rows/row-keys.ts';

export interface ShelfSearch {
  /** Of what was typed. */
  keys: SearchKeys;
  limit: number;
  categoryId?: number | undefined;
}

/** A shorter beginning is the beginning of too much. */
const SHORTEST_BEGINNING = 2;
/** Rows that only hold the words are looked for while fewer were found. */
const FEW = 10;
/** Pairs that stand in several fields are one; so many rows are looked at for each way of being found. */
const LOOKED_AT = { whole: 80, begun: 40, words: 40 } as const;

type FoundRow = ReadRow & { fields: ShelfRow['fields'] };

/**
 * The rows of the shelf that a search finds, best first: the whole text in any spelling, then what begins so, then what
 * has all its words. A pair of several fields is one row; everyday words are found only as a whole, and come last.
 */
export async function searchShelf(db: Db, { keys, limit, categoryId }: ShelfSearch): Promise<ShelfRow[]> {
  if (keys.bare === '') return [];
  const { rows } = await statement(keys, { limit, categoryId }).execute(db);
  return rows.map(({ fields, ...row }) => ({ ...presentRow(row), fields: fields ?? [] }));
}

/** One text for each script, and for a field or all: each connection plans it once. */
function statement(keys: SearchKeys, { limit, categoryId }: Omit<ShelfSearch, 'keys'>) {
  const isLatin = /[a-z]/.test(keys.bare);
  const side = isLatin ? sql.raw('latin_folded') : sql.raw('arabic_bare');
  const text = isLatin ? keys.folded : keys.bare;
  const within = categoryId === undefined ? sql`` : sql`and category_id = ${categoryId}`;
  const isBegun = text.length >= SHORTEST_BEGINNING;
  return sql<FoundRow>`
    with whole as materialized (
      select id, arabic_bare, latin_folded, category_id, kind, case when ${side} = ${text} then 0 else 1 end as tier
      from shelf where keys && ${arrayOf(wholeKeys(keys))} ${within} limit ${LOOKED_AT.whole}
    ), found as (
      select * from whole
      union all
      (select id, arabic_bare, latin_folded, category_id, kind, 2 from shelf
        where ${isBegun} and ${side} >= ${text} and ${side} < ${`${text}\u{10ffff}`} and kind <> 'general' ${within}
        order by ${side} limit ${LOOKED_AT.begun})
      union all
      (select id, arabic_bare, latin_folded, category_id, kind, 3 from shelf
        where (select count(*) from whole) < ${FEW} and keys @> ${arrayOf(stemKeys(keys))} and kind <> 'general' ${within}
        limit ${LOOKED_AT.words})
    ), pairs as (
      select min(id) as id, min(tier) as tier, bool_and(kind = 'general') as is_general, bool_and(kind = 'name') as is_name,
        count(distinct category_id) as known_in, array_agg(distinct category_id) as category_ids
      from found group by arabic_bare, latin_folded
      order by is_general, tier, is_name, known_in desc, length(min(${side})), min(id) limit ${limit}
    )
    select row.id, row.arabic, row.latin, row.kind, row.note, row.category_id, null as category,
      source.name as source, source.licence, source.link, entry.id as entry_id, entry.approved_by as entry_approved_by,
      (select json_agg(json_build_object('id', categories.id, 'name', categories.name) order by categories.id)
        from categories where categories.id = any(pairs.category_ids)) as fields
    from pairs
      join shelf_rows row on row.id = pairs.id
      join shelf_sources source on source.id = row.source_id
      left join lateral ${ENTRY_OF_ROW} entry on true
    order by is_general, tier, is_name, known_in desc, length(row.${side}), row.id ${plannedOnce}`;
}

const arrayOf = (keys: readonly number[]): RawBuilder<unknown> => sql`${`{${keys.join(',')}}`}::bigint[]`;

import type { ShelfRow } from '@mustalah/contract/shelf';
import type { SearchKeys } from '@mustalah/morphology';
import { CompiledQuery } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { PLANNED_ONCE } from '../../../platform/planned-once.ts';
import { ENTRY_OF_ROW_TEXT, presentRow, type ReadRow } from '../rows/present-row.ts';
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
const LOOKED_AT = { whole: 60, begun: 30, words: 30 } as const;

type FoundRow = ReadRow & { fields: ShelfRow['fields'] | null };

/**
 * The rows of the shelf that a search finds, best first: the whole text in any spelling, then what begins so, then what
 * has all its words. A pair of several fields is one row; everyday words are found only as a whole, and come last.
 */
export async function searchShelf(db: Db, { keys, limit, categoryId }: ShelfSearch): Promise<ShelfRow[]> {
  if (keys.bare === '') return [];
  const isLatin = /[a-z]/.test(keys.bare);
  const text = isLatin ? keys.folded : keys.bare;
  const isWithin = categoryId !== undefined;
  const isBegun = text.length >= SHORTEST_BEGINNING;
  const { rows } = await db.executeQuery<FoundRow>(
    CompiledQuery.raw(
      STATEMENTS[isLatin ? 'latin_folded' : 'arabic_bare'][isWithin ? 'within' : 'anywhere'],
      [
        `{${wholeKeys(keys).join(',')}}`,
        `{${stemKeys(keys).join(',')}}`,
        text,
        isBegun ? `${text}\u{10ffff}` : text,
        limit,
        ...(isWithin ? [categoryId] : []),
      ],
    ),
  );
  return rows.map(({ fields, ...row }) => ({ ...presentRow(row), fields: fields ?? [] }));
}

/**
 * A text for each script, in a field or anywhere, written once: to put it together for every search would cost as much
 * as the search. Its parameters: keys of the whole, stems of the words, the text and the end of what begins with it, how
 * many, the field.
 */
const statementFor = (side: 'arabic_bare' | 'latin_folded', within: string): string => `
  with whole as materialized (
    select id, arabic_bare, latin_folded, category_id, kind, case when ${side} = $3::text then 0 else 1 end as tier
    from shelf where keys && $1::bigint[] ${within} limit ${LOOKED_AT.whole}
  ), found as (
    select * from whole
    union all
    (select id, arabic_bare, latin_folded, category_id, kind, 2 from shelf
      where ${side} >= $3 and ${side} < $4::text and kind <> 'general' ${within}
      order by ${side} limit ${LOOKED_AT.begun})
    union all
    (select id, arabic_bare, latin_folded, category_id, kind, 3 from shelf
      where (select count(*) from whole) < ${FEW} and keys @> $2::bigint[] and kind <> 'general' ${within}
      limit ${LOOKED_AT.words})
  ), pairs as (
    select row_number() over () as place, * from (
      select min(id) as id, array_agg(distinct category_id) as fields from found
      group by arabic_bare, latin_folded
      order by bool_and(kind = 'general'), min(tier), bool_and(kind = 'name'), count(distinct category_id) desc,
        length(min(${side})), min(id) limit $5::int
    ) as best
  )
  select row.id, row.arabic, row.latin, row.kind, row.note, row.category_id, null as category,
    source.name as source, source.licence, source.link, entry.id as entry_id, entry.approved_by as entry_approved_by,
    (select json_agg(json_build_object('id', categories.id, 'name', categories.name) order by categories.id)
      from categories where categories.id = any(pairs.fields)) as fields
  from pairs
    join shelf_rows row on row.id = pairs.id
    join shelf_sources source on source.id = row.source_id
    left join lateral ${ENTRY_OF_ROW_TEXT} entry on true
  order by place ${PLANNED_ONCE}`;

const IN_FIELD = 'and category_id = $6::bigint';
const STATEMENTS = {
  arabic_bare: { anywhere: statementFor('arabic_bare', ''), within: statementFor('arabic_bare', IN_FIELD) },
  latin_folded: {
    anywhere: statementFor('latin_folded', ''),
    within: statementFor('latin_folded', IN_FIELD),
  },
} as const;

import type { ShelfRow } from '@mustalah/contract/shelf';
import { type SearchKeys, searchKeys } from '@mustalah/morphology';
import { CompiledQuery } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { PLANNED_ONCE } from '../../../platform/planned-once.ts';
import { TIER } from '../../terms/search/rules.ts';
import { ENTRY_OF_ROW_TEXT, presentRow, type ReadRow } from '../rows/present-row.ts';
import { initialsKeys, looseKeys, stemKeys, wholeKeys } from '../rows/row-keys.ts';
import { nearestOnShelf } from './nearest.ts';

export interface ShelfSearch {
  /** Of what was typed. */
  keys: SearchKeys;
  /** What that is in English, where it is no English itself. */
  readings?: readonly string[] | undefined;
  limit: number;
  categoryId?: number | undefined;
  /** Nothing is written so: what a slip away is. */
  isSlip?: boolean | undefined;
}

/** A row, and by which of the ways that the dictionary counts it was found. */
export type FoundRow = ShelfRow & { tier: number };

/** A shorter beginning is the beginning of too much. */
const SHORTEST_BEGINNING = 2;
/** Rows that only hold the words are looked for while fewer were found. */
const FEW = 10;
/** Pairs that stand in several fields are one; so many rows are looked at for each way of being found. */
const LOOKED_AT = { whole: 60, initials: 60, begun: 30, words: 30 } as const;
/** So many phrases that begin with another one count for its being well known. */
const WELL_KNOWN = 20;

type ReadFoundRow = ReadRow & { fields: ShelfRow['fields'] | null; tier: number };

/**
 * The rows of the shelf that a search finds, best first: the whole text in any spelling, then what begins so, then what
 * has all its words. A pair of several fields is one row; everyday words are found only as a whole, and stand behind
 * terms that are found in the same way.
 */
export async function searchShelf(db: Db, search: ShelfSearch): Promise<FoundRow[]> {
  if (!search.isSlip) return findRows(db, search);
  const meant = await nearestOnShelf(db, search.keys);
  if (meant === null) return [];
  const near = await findRows(db, { ...search, keys: searchKeys(meant), readings: [] });
  return near.filter(({ tier }) => tier < TIER.initials).map((row) => ({ ...row, tier: TIER.slip }));
}

async function findRows(
  db: Db,
  { keys, readings = [], limit, categoryId }: ShelfSearch,
): Promise<FoundRow[]> {
  if (keys.bare === '') return [];
  const isLatin = /[a-z]/.test(keys.bare);
  const text = isLatin ? keys.folded : keys.bare;
  const isBegun = text.length >= SHORTEST_BEGINNING;
  const { rows } = await db.executeQuery<ReadFoundRow>(
    CompiledQuery.raw(
      STATEMENTS[isLatin ? 'latin_folded' : 'arabic_bare'][categoryId === undefined ? 'anywhere' : 'within'],
      [
        `{${wholeKeys(keys).join(',')}}`,
        `{${looseKeys(keys).join(',')}}`,
        `{${readings.flatMap((each) => wholeKeys(searchKeys(each))).join(',')}}`,
        `{${stemKeys(keys).join(',')}}`,
        text,
        isBegun ? `${text}\u{10ffff}` : text,
        limit,
        ...(isLatin ? [`{${initialsKeys(keys).join(',')}}`] : []),
        ...(categoryId === undefined ? [] : [categoryId]),
      ],
    ),
  );
  return rows.map(({ fields, tier, ...row }) => ({ ...presentRow(row), fields: fields ?? [], tier }));
}

/** How many phrases are made of one; of two rows that are found alike that is the likelier. */
const longerThan = (row: string, side: 'arabic_bare' | 'latin_folded'): string => `
  (select count(*) from (select from shelf longer
    where longer.${side} > ${row}.${side} || ' ' and longer.${side} < ${row}.${side} || '!' limit ${WELL_KNOWN}) longer)`;

/** What the letters of the query are the first ones of. */
const abbreviated = (within: string): string => `
    (select id, arabic_bare, latin_folded, category_id, kind, ${TIER.initials},
        ${longerThan('shelf', 'latin_folded')}
          + case when length(regexp_replace(latin_folded, '[^ ]', '', 'g')) + 1 = length($5::text) then ${WELL_KNOWN} else 0 end
      from shelf where keys && $8::bigint[] and kind <> 'general' ${within} limit ${LOOKED_AT.initials})`;

/**
 * A text for each script, in a field or anywhere, written once: to put it together for every search would cost as much
 * as the search. Its parameters: keys of the whole, those of them that are no stem, those of its readings, stems of the words,
 * the text and the end of what begins with it, how many, of what it abbreviates where it is Latin, the field.
 */
const statementFor = (side: 'arabic_bare' | 'latin_folded', within: string): string => `
  with whole as materialized (
    select id, arabic_bare, latin_folded, category_id, kind, case
        when ${side} = $5::text then ${TIER.same}
        when keys && $2::bigint[] then ${TIER.loose}
        when keys && $1::bigint[] then ${TIER.inflection}
        else ${TIER.english} end as tier
    from shelf where keys && ($1 || $3::bigint[]) ${within} limit ${LOOKED_AT.whole}
  ), found as (
    select *, 0 as known from whole
    union all
    ${side === 'latin_folded' ? `${abbreviated(within)} union all` : ''}
    (select id, arabic_bare, latin_folded, category_id, kind, ${TIER.prefix}, 0 from shelf
      where ${side} >= $5 and ${side} < $6::text and kind <> 'general' ${within}
      order by ${side} limit ${LOOKED_AT.begun})
    union all
    (select id, arabic_bare, latin_folded, category_id, kind, ${TIER.sameWords}, 0 from shelf
      where (select count(*) from whole) < ${FEW} and keys @> $4::bigint[] and kind <> 'general' ${within}
      limit ${LOOKED_AT.words})
  ), best as (
    select min(id) as id, arabic_bare, array_agg(distinct category_id) as fields, min(tier) as tier,
      bool_and(kind = 'general') as is_general, bool_and(kind = 'name') as is_name, max(known) as known,
      length(min(${side})) as letters
    from found group by arabic_bare, latin_folded
  ), pairs as (
    select row_number() over () as place, * from (
      select * from best
      order by tier, is_general, is_name, known desc, cardinality(fields) desc,
        case when (select count(*) from best written where written.tier <= ${TIER.english}) > 1 and tier <= ${TIER.english}
          then ${longerThan('best', 'arabic_bare')} end desc nulls last, letters, id
      limit $7::int
    ) as ordered
  )
  select row.id, row.arabic, row.latin, row.kind, row.note, row.category_id, null as category, pairs.tier,
    source.name as source, source.licence, source.link, entry.id as entry_id, entry.approved_by as entry_approved_by,
    (select json_agg(json_build_object('id', categories.id, 'name', categories.name) order by categories.id)
      from categories where categories.id = any(pairs.fields)) as fields
  from pairs
    join shelf_rows row on row.id = pairs.id
    join shelf_sources source on source.id = row.source_id
    left join lateral ${ENTRY_OF_ROW_TEXT} entry on true
  order by place ${PLANNED_ONCE}`;

const inField = (at: number): string => `and category_id = $${at}::bigint`;
const STATEMENTS = {
  arabic_bare: { anywhere: statementFor('arabic_bare', ''), within: statementFor('arabic_bare', inField(8)) },
  latin_folded: {
    anywhere: statementFor('latin_folded', ''),
    within: statementFor('latin_folded', inField(9)),
  },
} as const;

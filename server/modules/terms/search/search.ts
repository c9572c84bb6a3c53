import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { startingWith } from '../../../platform/like.ts';
import type { TermRow } from '../rows/term-rows.ts';
import { ENOUGH, TIER } from './rules.ts';
import { allWordsQuery, type Query, readQuery } from './search-query.ts';
import { anyOf, type Sql, type Tiers, tierOf } from './search-tiers.ts';
import { nearMatches, weakMatches } from './search-weaker.ts';

export interface Search {
  text: string;
  categoryId?: number | undefined;
  /** In the engine's spelling. */
  root?: string | undefined;
  limit: number;
  offset: number;
}

/** A term and the tier in which the search found it. */
export type FoundTerm = TermRow & { tier: number };

export interface Found {
  rows: FoundTerm[];
  count: number;
}

/**
 * Find terms by either script, best match first; with `search-weaker.ts` the only place with search SQL.
 *
 * The weaker tiers run only when the stronger ones found less than a page. Whether they run does not depend on
 * which page is asked for, so pages neither overlap nor skip, and the count is what paging reaches.
 */
export async function searchTerms(db: Db, search: Search): Promise<Found> {
  const query = readQuery(search.text);
  if (!query) return { rows: [], count: 0 };
  const { limit, offset } = search;
  const page = await findStrong(db, query, search);
  if (page.count >= ENOUGH) return page;

  // So few that they fit one look, whichever page was asked for.
  const strong =
    offset === 0 && limit >= ENOUGH
      ? page
      : await findStrong(db, query, { ...search, limit: ENOUGH, offset: 0 });
  if (strong.count >= ENOUGH) return { rows: [], count: strong.count };
  const rows = strong.rows.slice(offset, offset + limit);
  const weaker = await findWeaker(db, query, {
    ...search,
    found: strong.rows.map(({ id }) => id),
    limit: limit - rows.length,
    offset: Math.max(0, offset - strong.count),
  });
  return { rows: [...rows, ...weaker.rows], count: strong.count + weaker.count };
}

/** Tier, closer, approved first, shorter, more votes, Arabic order; the id makes it total. */
const ORDER = sql`tier, closeness desc, is_pending, letters, votes desc, arabic collate "ar-x-icu", id`;

/** What a page is sorted by, read in the same scan that finds the rows. */
const SORTED_BY = sql`id, (approved_by is null) as is_pending, length(arabic_bare) as letters, votes, arabic`;

/** One page out of the rows of a scan, with the names that belong to each term. */
const pageOf = (found: Sql, { limit, offset }: Search): Sql => sql`
  with page as (
    select *, count(*) over () as total from (${found}) as found order by ${ORDER} limit ${limit} offset ${offset}
  )
  select terms.id, terms.arabic, terms.latin, terms.definition, categories.name as category, terms.source,
    terms.author_id, users.name as author_name, users.email as author_email, terms.approved_by, terms.votes,
    terms.definition_fault,
    terms.created_at, terms.updated_at, page.tier, page.total
  from (select tier, closeness, is_pending, letters, id, total from page) as page
    join terms using (id)
    join categories on categories.id = terms.category_id
    left join users on users.id = terms.author_id
  order by ${ORDER}`;

async function fetchPage(db: Db, found: Sql, search: Search): Promise<Found> {
  const { rows } = await sql<FoundTerm & { total: number }>`${pageOf(found, search)}`.execute(db);
  const [first] = rows;
  if (first || (search.offset === 0 && search.limit > 0)) return { rows, count: first?.total ?? 0 };
  // Beyond the last page, or with no room left on this one, there is no row to carry the count.
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*) as total from (${found}) as found`.execute(db);
  return { rows, count: counted[0]?.total ?? 0 };
}

/** The tiers in which nothing is guessed: one scan, whose conditions their indexes answer together. */
function findStrong(db: Db, query: Query, search: Search): Promise<Found> {
  const { exact, folded, bare, loose, stem, sorted, words, stems } = query;
  const isBegun = sql`words @@ ${allWordsQuery(words, stems, true)}::tsquery`;
  const tiers: Tiers = [
    // Latin has no letters to fold: its folded key is the spelling as typed.
    [TIER.exact, sql`arabic_exact = ${exact}`],
    [TIER.exact, sql`latin_folded = ${exact}`],
    [TIER.spelling, sql`arabic_folded = ${folded}`],
    [TIER.article, sql`arabic_bare = ${bare}`],
    [TIER.loose, sql`arabic_loose = ${loose}`],
    [TIER.loose, sql`latin_loose = ${loose}`],
    [TIER.inflection, sql`arabic_stem = ${stem}`],
    [TIER.inflection, sql`latin_stem = ${stem}`],
    [TIER.prefix, sql`arabic_bare like ${startingWith(bare)}`],
    [TIER.prefix, sql`arabic_folded like ${startingWith(folded)}`],
    [TIER.prefix, sql`latin_folded like ${startingWith(folded)}`],
    // A single letter begins some word of half the dictionary.
    ...(words.length === 1 && bare.length > 1 ? [[TIER.wordPrefix, isBegun] as const] : []),
    [TIER.reordered, sql`arabic_sorted = ${sorted}`],
    [TIER.allWords, sql`words @@ ${allWordsQuery(words, stems, false)}::tsquery`],
    ...(words.length > 1 ? [[TIER.lastWordBegun, isBegun] as const] : []),
  ];
  const found = sql`select ${SORTED_BY}, ${tierOf(tiers)} as tier, 0::real as closeness
    from terms where ${anyOf(tiers)} ${filtersOf(search)}`;
  return fetchPage(db, found, search);
}

type WeakerSearch = Search & {
  /** What the stronger tiers found. */
  found: number[];
};

/** The tiers that guess: a typing error, likeness, some of the words, and the word family when all that is little. */
function findWeaker(db: Db, query: Query, search: WeakerSearch): Promise<Found> {
  const others = sql`id <> all(${search.found}::bigint[]) ${filtersOf(search)}`;
  const found = sql`
    with near as materialized (${nearMatches(query, others)}),
    weak as materialized (
      ${weakMatches(
        query,
        sql`(select count(*) from near) < ${ENOUGH - search.found.length}
        and id not in (select id from near) and ${others}`,
      )})
    select ${SORTED_BY}, tier, closeness
    from (select * from near union all select * from weak) as guessed join terms using (id)`;
  return fetchPage(db, found, search);
}

function filtersOf({ categoryId, root }: Search): Sql {
  const category = categoryId === undefined ? sql`` : sql` and category_id = ${categoryId}`;
  return root === undefined ? category : sql`${category} and roots @> array[${root}]`;
}

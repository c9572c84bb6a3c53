import { searchKeys } from '@mustalah/morphology';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { TermRow } from '../terms/term-rows.ts';
import { allWordsQuery, ENOUGH, MAX_TOKENS, oneLetterAway, SIMILARITY, TIER, WEAK_LIMIT } from './rules.ts';

export interface Search {
  text: string;
  categoryId?: number | undefined;
  /** In the engine's spelling. */
  root?: string | undefined;
  limit: number;
  offset: number;
}

export interface Found {
  rows: (TermRow & { tier: number })[];
  count: number;
}

/**
 * Find terms by either script, best match first; the only place with search SQL.
 *
 * Each group of tiers is one scan whose conditions are answered by their indexes together, and the tier of a row
 * is the first condition it meets. The weaker groups run only when the stronger ones found less than a page, and
 * that does not depend on which page is asked for, so pages and count agree.
 */
export async function searchTerms(db: Db, search: Search): Promise<Found> {
  const query = readQuery(search.text);
  if (!query) return { rows: [], count: 0 };
  const { rows } = await sql<TermRow & { tier: number; total: number }>`
    with strong as materialized (${strongMatches(query, filtersOf(search))}),
    near as materialized (${nearMatches(query, filtersOf(search))}),
    weak as materialized (${weakMatches(query, filtersOf(search))}),
    found as (select * from strong union all select * from near union all select * from weak),
    page as (
      select found.tier, found.closeness, terms.*, count(*) over () as total
      from found join terms using (id)
      order by ${ORDER} limit ${search.limit} offset ${search.offset}
    )
    select page.id, page.arabic, page.latin, page.definition, categories.name as category, page.source,
      page.author_id, users.name as author_name, users.email as author_email, page.approved_by, page.votes,
      page.created_at, page.updated_at, page.tier, page.total
    from page join categories on categories.id = page.category_id left join users on users.id = page.author_id
    order by ${ORDER}`.execute(db);
  const [first] = rows;
  if (first) return { rows, count: first.total };
  // Beyond the last page there is no row to carry the count.
  return search.offset === 0 ? { rows, count: 0 } : { rows, count: await countFound(db, search) };
}

const countFound = async (db: Db, search: Search): Promise<number> =>
  (await searchTerms(db, { ...search, limit: 1, offset: 0 })).count;

/** Tier, approved first, closer, shorter, more votes, Arabic order; the id makes it total. */
const ORDER = sql`tier, closeness desc, (approved_by is null), length(arabic_bare), votes desc,
  arabic collate "ar-x-icu", id`;

interface Query {
  exact: string;
  folded: string;
  bare: string;
  loose: string;
  stem: string;
  sorted: string;
  roots: string[];
  words: string[];
  stems: string[];
}

/** The keys of what was typed, cut to a size that cannot cost much; null when no letter is left. */
function readQuery(text: string): Query | null {
  const whole = searchKeys(text);
  const isLong = whole.bare.split(' ').length > MAX_TOKENS;
  const keys = isLong ? searchKeys(whole.exact.split(' ').slice(0, MAX_TOKENS).join(' ')) : whole;
  if (keys.bare === '') return null;
  return { ...keys, words: keys.bare.split(' '), stems: keys.stem.split(' ') };
}

type Sql = RawBuilder<unknown>;

/** Which conditions put a row in which tier, the best first. */
type Tiers = readonly (readonly [tier: number, condition: Sql])[];

const anyOf = (tiers: Tiers): Sql =>
  sql`(${sql.join(
    tiers.map(([, condition]) => condition),
    sql` or `,
  )})`;

const tierOf = (tiers: Tiers): Sql =>
  sql`case ${sql.join(
    tiers.map(([tier, condition]) => sql`when ${condition} then ${sql.lit(tier)}`),
    sql` `,
  )} end`;

function filtersOf({ categoryId, root }: Search): Sql {
  const category = categoryId === undefined ? sql`` : sql` and category_id = ${categoryId}`;
  return root === undefined ? category : sql`${category} and roots @> array[${root}]`;
}

function strongMatches({ exact, folded, bare, loose, stem, sorted, words, stems }: Query, filters: Sql): Sql {
  const isBegun = (column: Sql, text: string): Sql => sql`${column} like ${prefixOf(text)}`;
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
    [TIER.prefix, isBegun(sql`arabic_bare`, bare)],
    [TIER.prefix, isBegun(sql`arabic_folded`, folded)],
    [TIER.prefix, isBegun(sql`latin_folded`, folded)],
    [TIER.wordPrefix, sql`words @@ ${allWordsQuery(words, stems, true)}::tsquery`],
    [TIER.reordered, sql`arabic_sorted = ${sorted}`],
    [TIER.allWords, sql`words @@ ${allWordsQuery(words, stems, false)}::tsquery`],
  ];
  return sql`select id, ${tierOf(tiers)} as tier, 0::real as closeness from terms where ${anyOf(tiers)} ${filters}`;
}

function nearMatches({ bare, folded }: Query, filters: Sql): Sql {
  const tiers: Tiers = [
    [TIER.oneLetter, sql`arabic_bare = any(${oneLetterAway(bare)}::text[])`],
    [TIER.oneLetter, sql`latin_folded = any(${oneLetterAway(folded)}::text[])`],
    [TIER.alike, sql`arabic_bare % ${bare}`],
    [TIER.alike, sql`latin_folded % ${folded}`],
  ];
  return sql`
    select id, ${tierOf(tiers)} as tier,
      greatest(similarity(arabic_bare, ${bare}), similarity(latin_folded, ${folded})) as closeness
    from terms
    where (select count(*) from strong) < ${ENOUGH} and ${WITH_SIMILARITY} and ${anyOf(tiers)}
      and id not in (select id from strong) ${filters}
    order by tier, closeness desc, id limit ${WEAK_LIMIT}`;
}

// `%` reads its threshold from the session: set for this statement only, before the scan begins.
const WITH_SIMILARITY = sql`(select set_config('pg_trgm.similarity_threshold', ${String(SIMILARITY)}, true)) is not null`;

function weakMatches({ words, stems, roots }: Query, filters: Sql): Sql {
  const queries = words.map((word, place) => allWordsQuery([word], [stems[place] ?? word], false));
  const tiers: Tiers = [
    [TIER.someWords, sql`words @@ ${queries.join(' | ')}::tsquery`],
    [TIER.family, sql`roots && ${roots}::text[]`],
  ];
  return sql`
    select id, ${tierOf(tiers)} as tier,
      (select count(*) from unnest(${queries}::tsquery[]) as each_word where words @@ each_word)::real as closeness
    from terms
    where (select count(*) from strong) + (select count(*) from near) < ${ENOUGH} and ${anyOf(tiers)}
      and id not in (select id from strong union all select id from near) ${filters}
    order by tier, closeness desc, id limit ${WEAK_LIMIT}`;
}

/** Patterns of `like` know three characters that a text must not smuggle in. */
const prefixOf = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

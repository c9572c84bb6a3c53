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
 * Each tier is one branch that an index answers; a term counts in its best tier. The weaker tiers run only when
 * the stronger ones found less than a page, and that does not depend on which page is asked for, so pages and
 * count agree.
 */
export async function searchTerms(db: Db, search: Search): Promise<Found> {
  const query = readQuery(search.text);
  if (!query) return { rows: [], count: 0 };
  const { rows } = await sql<TermRow & { tier: number; total: number }>`
    with strong as materialized (${best(strongTiers(query), search)}),
    near as materialized (${best(nearTiers(query), search, isScarce('strong'))}),
    better as (select * from strong union all select * from near where id not in (select id from strong)),
    weak as materialized (${best(weakTiers(query), search, isScarce('better'))}),
    found as (select * from better union all select * from weak where id not in (select id from better)),
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

/** Keep the best tier of each term that the filters let through. */
function best(branches: Sql, { categoryId, root }: Search, condition: Sql = sql`true`): Sql {
  const filters = [
    categoryId !== undefined && sql`terms.category_id = ${categoryId}`,
    root !== undefined && sql`terms.roots @> array[${root}]`,
  ].filter((filter) => filter !== false);
  const joined = filters.length > 0 ? sql`join terms on terms.id = branch.id` : sql``;
  return sql`
    select branch.id, min(tier) as tier, max(closeness) as closeness
    from (${branches}) as branch ${joined}
    where ${sql.join([condition, ...filters], sql` and `)}
    group by branch.id`;
}

const isScarce = (found: 'strong' | 'better'): Sql =>
  sql`(select count(*) from ${sql.ref(found)}) < ${ENOUGH}`;

const branch = (tier: number, condition: Sql): Sql =>
  sql`select id, ${sql.lit(tier)} as tier, 0::real as closeness from terms where ${condition}`;

const union = (branches: readonly Sql[]): Sql => sql.join(branches, sql` union all `);

function strongTiers({ exact, folded, bare, loose, stem, sorted, words, stems }: Query): Sql {
  const [wholePrefix, barePrefix] = [prefixOf(folded), prefixOf(bare)];
  return union([
    branch(TIER.exact, sql`arabic_exact = ${exact}`),
    // Latin has no letters to fold beyond its spelling as typed.
    branch(TIER.exact, sql`latin_folded = ${exact}`),
    branch(TIER.spelling, sql`arabic_folded = ${folded}`),
    branch(TIER.article, sql`arabic_bare = ${bare}`),
    branch(TIER.loose, sql`arabic_loose = ${loose}`),
    branch(TIER.loose, sql`latin_loose = ${loose}`),
    branch(TIER.inflection, sql`arabic_stem = ${stem}`),
    branch(TIER.inflection, sql`latin_stem = ${stem}`),
    branch(TIER.prefix, sql`arabic_folded like ${wholePrefix}`),
    branch(TIER.prefix, sql`arabic_bare like ${barePrefix}`),
    branch(TIER.prefix, sql`latin_folded like ${wholePrefix}`),
    branch(TIER.wordPrefix, sql`words @@ ${allWordsQuery(words, stems, true)}::tsquery`),
    branch(TIER.reordered, sql`arabic_sorted = ${sorted}`),
    branch(TIER.allWords, sql`words @@ ${allWordsQuery(words, stems, false)}::tsquery`),
  ]);
}

function nearTiers({ bare, folded }: Query): Sql {
  const neighbours = [oneLetterAway(bare), oneLetterAway(folded)] as const;
  return union([
    branch(TIER.oneLetter, sql`arabic_bare = any(${neighbours[0]}::text[])`),
    branch(TIER.oneLetter, sql`latin_folded = any(${neighbours[1]}::text[])`),
    alike(sql`arabic_bare`, bare),
    alike(sql`latin_folded`, folded),
  ]);
}

/** The texts with the most common trigrams. */
const alike = (column: Sql, text: string): Sql => sql`(
  select id, ${sql.lit(TIER.alike)} as tier, similarity(${column}, ${text}) as closeness from terms
  where ${column} % ${text} and ${WITH_SIMILARITY}
  order by closeness desc, id limit ${WEAK_LIMIT})`;

// `%` reads its threshold from the session: set for this statement only, before the scan begins.
const WITH_SIMILARITY = sql`(select set_config('pg_trgm.similarity_threshold', ${String(SIMILARITY)}, true)) is not null`;

function weakTiers({ words, stems, roots }: Query): Sql {
  const queries = words.map((word, place) => allWordsQuery([word], [stems[place] ?? word], false));
  const any = queries.join(' | ');
  return union([
    sql`(
      select id, ${sql.lit(TIER.someWords)} as tier,
        (select count(*) from unnest(${queries}::tsquery[]) each_word where words @@ each_word)::real as closeness
      from terms where words @@ ${any}::tsquery
      order by closeness desc, id limit ${WEAK_LIMIT})`,
    sql`(
      select id, ${sql.lit(TIER.family)} as tier, 0::real as closeness
      from terms where roots && ${roots}::text[] order by id limit ${WEAK_LIMIT})`,
  ]);
}

/** Patterns of `like` know three characters that a text must not smuggle in. */
const prefixOf = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

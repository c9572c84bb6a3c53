import { sql } from 'kysely';
import { oneLetterAway, SIMILARITY, swappedLetters, TIER, WEAK_LIMIT } from './rules.ts';
import { allWordsQuery, type Query } from './search-query.ts';
import { anyOf, type Sql, type Tiers, tierOf } from './search-tiers.ts';

/** Terms a typing error away, or merely alike, in the scripts of the query. */
export function nearMatches(query: Query, others: Sql): Sql {
  const { bare, folded, hasArabic, hasLatin } = query;
  const branches = [
    ...(hasArabic || !hasLatin ? branchesFor(sql`arabic_bare`, bare, others) : []),
    ...(hasLatin || !hasArabic ? branchesFor(sql`latin_folded`, folded, others) : []),
  ];
  return sql`
    select id, min(tier) as tier, max(closeness) as closeness
    from (${sql.join(branches, sql` union all `)}) as branch
    group by id order by min(tier), max(closeness) desc, id limit ${WEAK_LIMIT}`;
}

function branchesFor(column: Sql, text: string, others: Sql): Sql[] {
  const closeness = sql`similarity(${column}, ${text}) as closeness`;
  const spelt = (tier: number, spellings: readonly string[]): Sql[] =>
    spellings.length === 0
      ? []
      : [
          sql`select id, ${sql.lit(tier)} as tier, ${closeness}
            from unnest(${spellings}::text[]) as spelling, ${lookedUp(column)} where ${others}`,
        ];
  return [
    ...spelt(TIER.swapped, swappedLetters(text)),
    ...spelt(TIER.oneLetter, oneLetterAway(text)),
    sql`select id, ${sql.lit(TIER.alike)} as tier, ${closeness}
      from terms where ${WITH_SIMILARITY} and ${column} % ${text} and ${others}`,
  ];
}

// A look into the index for each spelling; without the fence small tables are scanned as a whole.
const lookedUp = (column: Sql): Sql =>
  sql`lateral (select * from terms where ${column} = spelling offset 0) as term`;

// `%` reads its threshold from the session: set for this statement only, before the scan begins.
const WITH_SIMILARITY = sql`(select set_config('pg_trgm.similarity_threshold', ${String(SIMILARITY)}, true)) is not null`;

/** Terms with some of the words, and terms of the same word family. */
export function weakMatches({ words, stems, roots }: Query, others: Sql): Sql {
  const queries = words.map((word, place) => allWordsQuery([word], [stems[place] ?? word], false));
  const tiers: Tiers = [
    [TIER.someWords, sql`words @@ ${queries.join(' | ')}::tsquery`],
    [TIER.family, sql`roots && ${roots}::text[]`],
  ];
  return sql`
    select id, ${tierOf(tiers)} as tier,
      (select count(*) from unnest(${queries}::tsquery[]) as each_word where words @@ each_word)::real as closeness
    from terms where ${anyOf(tiers)} and ${others}
    order by 2, 3 desc, id limit ${WEAK_LIMIT}`;
}

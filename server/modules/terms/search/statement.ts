import { ENOUGH, LISTED, TIER } from './rules.ts';
import type { Query } from './search-query.ts';

/** The text of a search, and the names of its parameters in their order. */
export interface Statement {
  text: string;
  names: readonly string[];
}

/** So many rows each way of finding looks at: a common word must not bring half the dictionary. */
const LOOKED_AT = {
  page: { begun: 200, within: 800, words: 300, guessed: 100 },
  /** What is shown while somebody types is a few rows without a count. */
  glance: { begun: 60, within: 400, words: 60, guessed: 40 },
} as const;

/** How far a search looks: for pages that are turned, or for what is shown at a glance. */
export type Reach = keyof typeof LOOKED_AT;
/** Below this share of common trigrams two texts are not alike. */
const ALIKE = 0.3;
const SHELF_ROWS = 60;
/** Of the rows of the shelf that are the query so many must agree on what it is called in Latin. */
const AGREED = 0.75;

const TYPES: Readonly<Record<string, string>> = {
  bare: 'text',
  bareEnd: 'text',
  latin: 'text',
  latinEnd: 'text',
  text: 'text',
  category: 'bigint',
  offset: 'int',
  limit: 'int',
};

export const namesOf = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${kind}${at}`);

/** Tier, closer, approved first, shorter, more votes; the id makes it total. */
const ORDER = 'tier, closeness desc, is_pending, letters, votes desc, arabic_bare, id';

const known = new Map<string, Statement>();

/** The search for so many words of a script, as one statement that each connection plans once. */
export function statementFor(
  { words, script }: Pick<Query, 'words' | 'script'>,
  reach: Reach = 'page',
): Statement {
  const name = `${words.length} ${script} ${reach}`;
  const found = known.get(name) ?? build(words.length, script, LOOKED_AT[reach]);
  known.set(name, found);
  return found;
}

/**
 * `strong`: what is written like the query, leads there by another name, begins so, or has all its words. `near`, only
 * when that is little: what begins with its last word, and what its words may be meant for. The rest only when that is
 * little too. Whether a part runs does not depend on the page, so pages neither overlap nor skip.
 */
function build(count: number, script: Query['script'], lookedAt: (typeof LOOKED_AT)[Reach]): Statement {
  const names: string[] = [];
  const param = (name: string): string => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${TYPES[name] ?? 'bigint[]'}`;
  };
  const column = script === 'arabic' ? 'arabic_bare' : 'latin_folded';
  const isPhrase = count > 1;
  const columns = `t.id, t.arabic_bare, t.latin_folded, t.is_pending, t.word_count, t.votes,
    ${script === 'arabic' ? 't.letters' : 'length(t.latin_folded)'} as letters`;
  const filter = `(${param('category')} is null or t.category_id = ${param('category')})
    and (${param('root')} is null or t.keys @> ${param('root')})`;
  const all = (kind: string, among = count): string =>
    namesOf(kind, among)
      .map((name) => `t.keys && ${param(name)}`)
      .join(' and ');
  const alike = `similarity(t.${column}, ${param('text')}) >= ${ALIKE}`;
  const matched = isPhrase
    ? namesOf('each', count)
        .map((name) => `(t.keys && ${param(name)})::int`)
        .join(' + ')
    : '0';
  const isItself = `t.arabic_bare = ${param('bare')} or t.latin_folded = ${param('latin')}`;
  const begins = (side: 'arabic_bare' | 'latin_folded', from: string, to: string): string => `
    (select ${columns}, case when ${isItself} then ${TIER.same} else ${TIER.prefix} end as tier, 0 as matched from (
      select * from terms where ${side} >= ${param(from)} and ${side} < ${param(to)}
      order by ${side} limit case when ${param('category')} is null and ${param('root')} is null
        then ${lookedAt.begun} else ${lookedAt.within} end
    ) t where ${filter} limit ${lookedAt.begun})`;
  const guess = (condition: string, tier: number | string, how: string, where: string): string =>
    `(select ${columns}, ${tier} as tier, ${how} as matched from terms t
      where ${condition} and ${where} and ${filter} limit ${lookedAt.guessed})`;
  const isLittle = `(select count(*) from strong) < ${ENOUGH}`;
  // What is written just like the query needs no guess at what else was meant.
  const isUnknown = `${isLittle} and not exists (select from strong where tier < ${TIER.inflection})`;

  const text = `
with ${
    script === 'arabic'
      ? `bridged as materialized (
  select name from (
    select latin_folded as name, count(*) as rows, sum(count(*)) over () as of_all from (
      select latin_folded from shelf where arabic_bare = ${param('bare')} and kind <> 'name' limit ${SHELF_ROWS}
    ) named group by latin_folded
  ) counted where rows >= of_all * ${AGREED}
), `
      : ''
  }strong as materialized (
  select ${columns}, case
      when ${isItself} then ${TIER.same}
      when t.keys && ${param('name')} then ${TIER.name}
      when t.keys && ${param('loose')} then ${TIER.loose}
      when t.keys && ${param('read')} then ${TIER.english}
      ${isPhrase ? `when t.word_count = ${count} and t.keys @> ${param('plain')} then ${TIER.reordered}` : ''}
      ${isPhrase ? '' : `when not t.keys && ${param('nameKin')} and not (${alike}) then ${TIER.kin}`}
      else ${TIER.inflection} end as tier, 0 as matched
    from terms t where t.keys && ${param('whole')} and ${filter}
  union all ${begins('arabic_bare', 'bare', 'bareEnd')}
  union all ${begins('latin_folded', 'latin', 'latinEnd')}
  union all (select ${columns}, case
      ${isPhrase ? `when t.word_count = ${count} then case when t.keys @> ${param('plain')} then ${TIER.reordered} else ${TIER.sameWords} end` : ''}
      when t.word_count <= ${count + 2} then ${TIER.allWords} else ${TIER.inLong} end, 0
    from terms t where ${all('each')} and ${filter} limit ${lookedAt.words})
  ${
    script === 'latin' && !isPhrase
      ? `union all (select ${columns}, ${TIER.initials}, 0 from terms t
      where t.keys && ${param('initials')} and ${filter} limit ${lookedAt.guessed})`
      : ''
  }
  ${
    script === 'arabic'
      ? `union all (select ${columns}, ${TIER.bridge}, 0 from terms t
      where t.latin_folded in (select name from bridged) and ${filter} limit ${lookedAt.guessed})`
      : ''
  }
), near as materialized (
  ${[
    guess(
      isLittle,
      isPhrase
        ? `case when t.word_count <= ${count + 2} then ${TIER.lastWordBegun} else ${TIER.begunInLong} end`
        : TIER.wordPrefix,
      '0',
      [...(isPhrase ? [all('each', count - 1)] : []), `t.keys && ${param('begun')}`].join(' and '),
    ),
    ...(isPhrase
      ? []
      : [
          guess(
            isUnknown,
            TIER.slip,
            `(t.keys && ${param('swapped')})::int`,
            `t.keys && ${param('corrected')}`,
          ),
        ]),
    guess(
      isUnknown,
      isPhrase
        ? `case when ${all('kin')} and (t.word_count = ${count} or ${alike}) then ${TIER.eachNear} else ${TIER.slips} end`
        : TIER.slips,
      matched,
      all('wide'),
    ),
  ].join('\n  union all ')}
), found as (
  select distinct on (id) *, case when tier between ${TIER.loose} and ${TIER.prefix - 1} or tier > ${TIER.lastWordBegun}
      then matched + similarity(${column}, ${param('text')}) else 0 end as closeness
  from (
    select * from strong union all select * from near union all
    ${guess(
      `(select count(*) from strong) + (select count(*) from near) < ${ENOUGH}`,
      isPhrase ? TIER.someWords : TIER.family,
      matched,
      `t.keys && ${param('rare')}`,
    )}
  ) each_way order by id, tier
), page as (
  select *, count(*) over () as total
  from (select id, tier, closeness, is_pending, letters, votes, arabic_bare from found order by ${ORDER} limit ${LISTED}) listed
  order by ${ORDER} limit ${param('limit')} offset ${param('offset')}
)
select term.id, term.arabic, term.latin, term.definition, categories.name as category, term.source,
  term.author_id, users.name as author_name, users.email as author_email, term.approved_by, term.votes,
  term.definition_fault, term.created_at, term.updated_at, term.paper_id, page.tier, page.total
from page join all_terms term on term.id = page.id
  join categories on categories.id = term.category_id
  left join users on users.id = term.author_id
order by page.tier, page.closeness desc, page.is_pending, page.letters, page.votes desc, page.arabic_bare, page.id`;
  return { text, names };
}

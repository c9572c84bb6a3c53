import { ENOUGH, LISTED, TIER } from './rules.ts';
import type { Query } from './search-query.ts';

/** The text of a search, and the names of its parameters in their order. */
export interface Statement {
  text: string;
  names: readonly string[];
}

/** So many rows each way of finding looks at: a common word must not bring half the dictionary. */
const LOOKED_AT = {
  page: { begun: 120, within: 400, words: 120, guessed: 50, meant: 120 },
  /** What is shown while somebody types is a few rows without a count. */
  glance: { begun: 60, within: 200, words: 40, guessed: 25, meant: 60 },
} as const;

/** How far a search looks: for pages that are turned, or for what is shown at a glance. */
export type Reach = keyof typeof LOOKED_AT;
/** Below this share of common trigrams two texts are not alike. */
const ALIKE = 0.3;
/** Of a longer phrase no relatives are looked for: some of its words say enough. */
const MOST_RELATIVES = 4;
const SHELF_ROWS = 60;
/** Of a family so many names are looked through for its single words. */
const MOST_OF_FAMILY = 2_500;
/** Of the rows of the shelf that are the query so many must agree on what it is called in Latin. */
const AGREED = 0.75;

const TYPES: Readonly<Record<string, string>> = {
  bare: 'text',
  latin: 'text',
  from: 'text',
  end: 'text',
  otherFrom: 'text',
  otherEnd: 'text',
  article: 'text',
  place: 'int',
  initialsTier: 'int',
  readTier: 'int',
  likelyTier: 'int',
  slipTier: 'int',
  room: 'int',
  familyRoom: 'int',
  familyTier: 'int',
  slipFrom: 'int',
  inflectionTier: 'int',
  singulars: 'text',
  otherHamza: 'text',
  typed: 'text',
  latinEnd: 'text',
  text: 'text',
  category: 'bigint',
  offset: 'int',
  limit: 'int',
};

export const namesOf = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${kind}${at}`);

/** Tier, closer, approved first, what more say, shorter, more votes; the id makes it total. */
const ORDER = 'tier, closeness desc, is_pending, agreed desc, letters, votes desc, arabic_bare, id';

const known = new Map<string, Statement>();

/** What a statement is built for: one text for each, which each connection plans once. */
export interface Shape {
  /** So many words. */
  count: number;
  script: Query['script'];
  reach: Reach;
  /** Within a category or a family of words. */
  isNarrowed: boolean;
  /** The last word has an article, or is only the beginning of one, and so begins in two ways. */
  beginsTwice: boolean;
  /** Letters of a root: its family is asked for, and not a word of these letters. */
  isRoot: boolean;
}

/** The search for so many words of a script, as one statement that each connection plans once. */
export function statementFor(shape: Shape): Statement {
  const name = Object.values(shape).join(' ');
  const found = known.get(name) ?? build(shape);
  known.set(name, found);
  return found;
}

/**
 * `strong`: what is written like the query, leads there by another name, or begins so. `worded`: what has all its words.
 * `near`, only when that is little: what begins with its last word, and what it is a slip of. `slips` and `relatives`,
 * only when nothing begins so either: what its words may be meant for, and what is of one family with them. The rest only
 * when all that is little. Whether a part runs does not depend on the page, so pages neither overlap nor skip.
 */
function build({ count, script, reach, isNarrowed, beginsTwice, isRoot }: Shape): Statement {
  const lookedAt = LOOKED_AT[reach];
  const names: string[] = [];
  const param = (name: string): string => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${TYPES[name] ?? 'bigint[]'}`;
  };
  const column = script === 'arabic' ? 'arabic_bare' : 'latin_folded';
  const isPhrase = count > 1;
  const hasRelatives = isPhrase && count <= MOST_RELATIVES;
  const columns = `t.id, t.arabic_bare, t.latin_folded, t.is_pending, t.votes,
    ${script === 'arabic' ? 't.letters' : 'length(t.latin_folded)'} as letters`;
  const wordCount =
    script === 'arabic'
      ? 't.word_count'
      : `(1 + length(t.latin_folded) - length(replace(t.latin_folded, ' ', '')))`;
  const filter = isNarrowed
    ? `and (${param('category')} is null or t.category_id = ${param('category')})
    and (${param('required')} is null or t.keys @> ${param('required')})`
    : '';
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
  const spelt = script === 'arabic' ? `-(t.arabic like ${param('otherHamza')})::int` : '0';
  const mayStandForMore = script === 'latin' && !isPhrase;
  // Of what is written so and what it stands for that comes first which more say.
  const same = mayStandForMore
    ? `case when ${param('readTier')} <> ${TIER.standsFor} then ${TIER.same} when t.latin <> ${param('typed')} then ${TIER.otherCase} else ${TIER.standsFor} end`
    : String(TIER.same);
  // Of what begins in one of two ways first what has the article that was typed.
  const hasArticle = beginsTwice
    ? `(translate(split_part(t.arabic, ' ', ${param('place')}), 'أإآٱ', 'اااا') like ${param('article')})::int`
    : '0';
  const begins = (side: 'arabic_bare' | 'latin_folded', from: string, to: string): string => `
    (select ${columns}, case when ${isItself} then ${same} else ${TIER.prefix} end as tier,
        case when ${isItself} then ${spelt} else ${hasArticle} end as matched
      from ${
        isNarrowed
          ? `(select * from terms where ${side} >= ${param(from)} and ${side} < ${param(to)}
        order by ${side} limit ${lookedAt.within}) t where true ${filter}`
          : `terms t where t.${side} >= ${param(from)} and t.${side} < ${param(to)} order by t.${side}`
      } limit ${lookedAt.begun})`;
  // Of a common word few may be in the category: it is not gone through all that have it.
  const having = (where: string): string =>
    isNarrowed
      ? `(select * from terms t where ${where} limit ${lookedAt.within}) t where true ${filter}`
      : `terms t where ${where}`;
  const guess = (
    condition: string,
    tier: number | string,
    how: string,
    where: string,
    most: number = lookedAt.guessed,
  ): string =>
    `(select ${columns}, ${tier} as tier, ${how} as matched from ${having(`${condition} and ${where}`)}
      limit ${most})`;
  // The family of a root begins with the word that most names are made of.
  const productive = `case when t.word_count = 1
    then 1 + ln(1 + coalesce((select uses from words where word = t.arabic_bare), 0)) else 0 end`;
  // The single words of a family, which may be anywhere among its names.
  const family = (condition: string): string =>
    `(select ${columns}, ${param('familyTier')} as tier, ${productive} as matched
      from (select * from terms t where ${condition} and t.keys && ${param('rare')} ${filter} limit ${MOST_OF_FAMILY}) t
      order by t.word_count, t.letters limit ${lookedAt.begun})`;
  const isLittle = `(select rows from found_strong) < ${ENOUGH}`;
  // What is written just like the query needs no guess at what else was meant.
  const isUnknown = `(select rows from found_strong) < ${param('room')} and (select best from found_strong) >= ${param('slipFrom')}`;
  const isStillLittle = `(select rows from found_strong) + (select count(*) from near) < ${isPhrase ? ENOUGH : param('familyRoom')}`;
  const isFarOff = `(select best from found_strong) > ${TIER.prefix} and ${isStillLittle}`;
  const nearIfAlike = `case when ${wordCount} = ${count} or ${alike} then ${TIER.eachNear} else ${TIER.slips} end`;
  // What has the words of the query at its ends is likelier than the same words in another order.
  const inOrder = isPhrase
    ? ['1', '-1']
        .map(
          (at) =>
            `(split_part(${column}, ' ', ${at}) = split_part(${param('text')}, ' ', ${at}))::int * 0.25`,
        )
        .join(' + ')
    : '0';
  const mayBePlural = script === 'arabic' && !isPhrase;
  // Of a broken plural its singular is known with its vowels; of other words that which has its stem.
  const isSingular = (): string =>
    `case when ${param('singulars')} is null then t.keys && ${param('stems')} else t.arabic ~ ${param('singulars')} end`;
  const parts = (each: readonly (string | false)[]): string => each.filter(Boolean).join('\n  union all ');

  const [other, asked] =
    script === 'arabic' ? ['latin_folded', param('bare')] : ['arabic_bare', param('latin')];

  const text = `
with shelved as materialized (
  select name, count(*) as rows, sum(count(*)) over () as of_all from (
    select ${other} as name from shelf where ${column} = ${asked} and kind <> 'name' limit ${SHELF_ROWS}
  ) named group by name
), strong as materialized (
  ${parts([
    `select ${columns}, case
      ${isRoot ? `when t.keys && ${param('rare')} then ${TIER.speltRoot}` : ''}
      when ${isItself} then ${same}
      ${mayStandForMore ? `when ${param('readTier')} = ${TIER.standsFor} and t.keys && ${param('read')} then ${TIER.standsFor}` : ''}
      when t.keys && ${param('name')} then ${TIER.name}
      when t.keys && ${param('loose')} ${script === 'arabic' ? `and (t.word_count > 1 or t.keys && ${param('looseStems')})` : ''} then ${TIER.loose}
      ${mayBePlural ? `when t.arabic ~ ${param('singulars')} then ${TIER.inflection}` : ''}
      when t.keys && ${param('read')} then ${TIER.english}
      ${isPhrase ? `when ${wordCount} = ${count} and t.keys @> ${param('plain')} then ${TIER.reordered}` : ''}
      ${isPhrase ? '' : `when not t.keys && ${param('nameKin')} and not (${alike}) then ${TIER.kin}`}
      ${mayBePlural ? `when not ${isSingular()} and not t.keys && ${param('nameSingulars')} then ${TIER.kin}` : `when not t.keys && ${param('stems')} then ${TIER.kin}`}
      else ${param('inflectionTier')} end as tier, ${isRoot ? productive : mayBePlural ? `${spelt} + coalesce((t.arabic ~ ${param('singulars')})::int, 0)` : spelt} as matched
    from terms t where t.keys && ${param('whole')} ${filter}`,
    begins('arabic_bare', 'from', 'end'),
    beginsTwice && begins('arabic_bare', 'otherFrom', 'otherEnd'),
    // What is typed in Arabic is the beginning of no Latin name.
    script === 'latin' && begins('latin_folded', 'latin', 'latinEnd'),
    script === 'latin' &&
      !isPhrase &&
      `(select ${columns}, ${param('initialsTier')}, 0 from terms t
      where t.keys && ${param('initials')} ${filter} limit ${lookedAt.guessed})`,
    script === 'arabic' &&
      `(select ${columns}, ${TIER.bridge}, ${mayBePlural ? `coalesce((t.arabic ~ ${param('singulars')})::int, 0)` : '0'} from terms t
      where t.latin_folded in (select name from shelved where rows >= of_all * ${AGREED}) ${filter} limit ${lookedAt.guessed})`,
  ])}
), worded as materialized (
  select ${columns}, case
      ${isPhrase ? `when ${wordCount} = ${count} then case when t.keys @> ${param('plain')} then ${TIER.reordered} else ${TIER.sameWords} end` : ''}
      when ${wordCount} <= ${count + 2} then ${TIER.allWords} else ${TIER.inLong} end as tier, 0 as matched
    from ${having(`${isPhrase ? '' : `(select count(*) from strong) < ${lookedAt.words} and `}${all('each')}`)}
    limit ${lookedAt.words}
), found_strong as materialized (
  select count(distinct id) as rows, coalesce(min(tier), ${TIER.family}) as best
  from (select id, tier from strong union all select id, tier from worded) each_way
), near as materialized (
  ${parts([
    guess(
      isLittle,
      isPhrase
        ? `case when ${wordCount} <= ${count + 2} then ${TIER.lastWordBegun} else ${TIER.begunInLong} end`
        : TIER.wordPrefix,
      '0',
      [...(isPhrase ? [all('each', count - 1)] : []), `t.keys && ${param('begun')}`].join(' and '),
    ),
    guess(
      isUnknown,
      `case when t.keys && ${param('likely')} then ${param('likelyTier')} else ${param('slipTier')} end`,
      `(t.keys && ${param('likely')})::int + (t.keys && ${param('nearest')})::int`,
      `t.keys && ${param('corrected')}`,
      lookedAt.meant,
    ),
  ])}
), slips as materialized (
  ${guess(`${isFarOff} and not exists (select from near where tier = ${param('slipTier')} or tier = ${param('likelyTier')})`, TIER.slips, matched, all('wide'))}
), ${
    hasRelatives
      ? `relatives as materialized (
  ${guess(`${isFarOff} and not exists (select from slips)`, nearIfAlike, matched, all('kin'))}
), `
      : ''
  }found as (
  select distinct on (id) *, case when tier = ${TIER.speltRoot} then matched when tier between ${TIER.loose} and ${TIER.prefix - 1} or tier > ${TIER.lastWordBegun}
        or tier in (${TIER.likelySlip}, ${TIER.unlikelySlip}, ${TIER.guessedStem})
      then matched + similarity(${column}, ${param('text')}) + ${inOrder} else matched end as closeness
  from (
    select * from strong union all select * from worded union all select * from near union all
    select * from slips union all ${hasRelatives ? 'select * from relatives union all' : ''}
    ${
      isRoot
        ? family(isStillLittle)
        : guess(
            `${isStillLittle} and (select rows from found_strong) + (select count(*) from slips) < ${isPhrase ? ENOUGH : param('familyRoom')}`,
            isPhrase ? TIER.someWords : param('familyTier'),
            matched,
            `t.keys && ${param('rare')}`,
          )
    }
  ) each_way order by id, tier
), named as materialized (
  select name, sum(rows) as rows from (
    select name, rows from shelved union all select ${other}, 1 + greatest(votes, 0) from found where tier in (${TIER.same}, ${TIER.standsFor}, ${TIER.loose})
  ) each_place group by name
), page as (
  select *, count(*) over () as total
  from (
    select id, tier, closeness, is_pending, letters, votes, arabic_bare,
      case when tier in (${TIER.same}, ${TIER.standsFor}, ${TIER.loose}) then (select rows from named where name = ${other}) else 0 end as agreed
    from found order by ${ORDER} limit ${LISTED}
  ) listed
  order by ${ORDER} limit ${param('limit')} offset ${param('offset')}
)
select term.id, term.arabic, term.latin, term.definition, categories.name as category, term.source,
  term.author_id, users.name as author_name, users.email as author_email, term.approved_by, term.votes,
  term.definition_fault, term.created_at, term.updated_at, term.paper_id, page.tier, page.total
from page join all_terms term on term.id = page.id
  join categories on categories.id = term.category_id
  left join users on users.id = term.author_id
order by page.tier, page.closeness desc, page.is_pending, page.agreed desc, page.letters, page.votes desc,
  page.arabic_bare, page.id`;
  return { text, names };
}

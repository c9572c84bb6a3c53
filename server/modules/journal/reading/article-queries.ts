import type { ArticleSort } from '@mustalah/contract/journal/article-search';
import { type RawBuilder, sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';

/** Whose articles are asked for: of whom bears this ORCID, or of this member. */
export type Person = { orcid: string } | { memberId: number };

export interface ArticleFilter {
  /** Each stands in what the article says, in a name of its authors or in a term that it uses. */
  words: readonly string[];
  /** Each stands in the name of the same author. */
  authorWords: readonly string[];
  /** Any of these stands among its keywords; everything is asked for when it is null. */
  keywords: readonly string[] | null;
  /** All when it is empty. */
  category: string;
  year: number | null;
  term: number | null;
  person: Person | null;
}

interface CardRow {
  id: number;
  title: string;
  language: 'ar' | 'en' | 'fr';
  authors: { name: string; latin_name: string; orcid: string; member_id: number | null }[];
  abstract: string;
  keywords: string[];
  main_category: string;
  published_at: Date;
  volume: { id: number; title: string; number: number; year: number };
  has_file: boolean;
  is_retracted: boolean;
  retraction_note: string;
  has_concern: boolean;
}

const orders: Record<ArticleSort, RawBuilder<unknown>> = {
  newest: sql`published.published_at desc, published.id desc`,
  oldest: sql`published.published_at, published.id`,
  title: sql`paper.title collate "ar-x-icu", published.id`,
};

/** A member who agreed to a page of their own, as the author that a paper names: by its submitter, or by the address. */
const isMember = (author: RawBuilder<unknown>, member: RawBuilder<unknown>) => sql`
  (${author}.mail_key <> '' and ${author}.mail_key = ${member}.mail_key
    or ${author}.place = 1 and paper.submitter_id = ${member}.id)`;

const authorColumn = sql.ref('author');
const memberColumn = sql.ref('member');

function isBy(person: Person | null): RawBuilder<unknown> {
  if (!person) return sql`true`;
  if ('orcid' in person) {
    return sql`exists (select from paper_authors author
      where author.paper_id = paper.id and author.orcid = ${person.orcid})`;
  }
  return sql`exists (select from paper_authors author, users member
    where author.paper_id = paper.id and member.id = ${person.memberId} and ${isMember(authorColumn, memberColumn)})`;
}

const namesOf = sql`(author.name_key || ' ' || author.latin_key)`;

const matches = ({ words, authorWords, keywords, category, year, term, person }: ArticleFilter) => sql`
  (${category} = '' or paper.main_category = ${category})
  and (${year}::int is null or volume.year = ${year}::int)
  and (${keywords && [...keywords]}::text[] is null or paper.keywords && ${keywords && [...keywords]}::text[])
  and (${term}::bigint is null or exists (select from public_paper_terms link
    where link.paper_id = paper.id and link.term_id = ${term}::bigint))
  and (${authorWords.length} = 0 or exists (select from paper_authors author where author.paper_id = paper.id
    and (select bool_and(strpos(${namesOf}, word) > 0) from unnest(${[...authorWords]}::text[]) word)))
  and (select coalesce(bool_and(strpos(paper.search_text, word) > 0
      or exists (select from paper_authors author where author.paper_id = paper.id and strpos(${namesOf}, word) > 0)
      or exists (select from public_paper_terms link join terms on terms.id = link.term_id
        where link.paper_id = paper.id and strpos(terms.arabic_bare || ' ' || terms.latin_folded, word) > 0)), true)
    from unnest(${[...words]}::text[]) word)
  and ${isBy(person)}`;

const published = sql`published_papers published
  join papers paper on paper.id = published.id join volumes volume on volume.id = published.volume_id`;

interface Range {
  sort: ArticleSort;
  limit: number;
  offset: number;
}

/** So much of an abstract is shown in a list. */
const SHORT_ABSTRACT = 600;

export async function findArticles(
  db: Db,
  { sort, limit, offset, ...filter }: ArticleFilter & Range,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select published.id, paper.title, paper.language, left(paper.abstract, ${SHORT_ABSTRACT}) as abstract, paper.keywords,
      paper.main_category, coalesce(record.first_published_at, published.published_at) as published_at,
      jsonb_build_object('id', volume.id, 'title', volume.title, 'number', volume.number, 'year', volume.year) as volume,
      published.is_retracted, paper.retraction_note, paper.concern_at is not null as has_concern,
      file.paper_id is not null as has_file,
      (select coalesce(jsonb_agg(jsonb_build_object('name', author.name, 'latin_name', author.latin_name,
          'orcid', author.orcid, 'member_id', (select min(member.id) from users member
            where member.author_page and member.status = 'active' and ${isMember(authorColumn, memberColumn)}))
          order by author.place), '[]')
        from paper_authors author where author.paper_id = paper.id) as authors
    from ${published}
      left join article_records record on record.paper_id = paper.id
      left join paper_versions file on file.paper_id = paper.id and file.round = paper.round
    where ${matches(filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${published} where ${matches(filter)}`.execute(db);
  return onlyRow(rows).count;
}

/** What published articles can be narrowed to. */
export async function listFacets(db: Db): Promise<{ categories: string[]; years: number[] }> {
  const { rows } = await sql<{ categories: string[]; years: number[] }>`
    select coalesce(array_agg(distinct paper.main_category order by paper.main_category), '{}') as categories,
      coalesce(array_agg(distinct volume.year order by volume.year desc), '{}') as years
    from ${published}`.execute(db);
  return onlyRow(rows);
}

/** The keywords of published articles that say all these words somewhere. */
export async function listKeywordsNear(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ keyword: string }>`
    select distinct keyword from ${published}, unnest(paper.keywords) keyword
    where (select bool_and(strpos(paper.search_text, word) > 0) from unnest(${[...words]}::text[]) word)`.execute(
    db,
  );
  return rows.map(({ keyword }) => keyword);
}

export const findTermNamed = (db: Db, id: number) =>
  db.selectFrom('terms').select(['id', 'arabic']).where('id', '=', id).executeTakeFirst();

interface AuthorRow {
  name: string;
  latin_name: string;
  affiliation: string;
  orcid: string;
}

/** How somebody is named on the newest of their published articles; undefined for whom there is no page. */
export async function findAuthor(db: Db, person: Person): Promise<AuthorRow | undefined> {
  const isThem =
    'orcid' in person
      ? sql`author.orcid = ${person.orcid}`
      : // guard: A member without an ORCID has a page only once they agreed to it (article-search.test.ts) ‹member.author_page and →›
        sql`exists (select from users member where member.author_page and member.status = 'active'
          and member.id = ${person.memberId} and ${isMember(authorColumn, memberColumn)})`;
  const { rows } = await sql<AuthorRow>`
    select author.name, author.latin_name, author.affiliation, author.orcid
    from ${published} join paper_authors author on author.paper_id = paper.id
    where ${isThem} order by published.published_at desc, published.id desc limit 1`.execute(db);
  return rows[0];
}

/** The members who agreed to a page, of the authors of one article, by the places of these. */
export async function listMembersOf(db: Db, paperId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ place: number; id: number }>`
    select author.place, min(member.id) as id
    from papers paper join paper_authors author on author.paper_id = paper.id
      join users member on member.author_page and member.status = 'active' and ${isMember(authorColumn, memberColumn)}
    where paper.id = ${paperId} group by author.place`.execute(db);
  return new Map(rows.map(({ place, id }) => [place, id]));
}

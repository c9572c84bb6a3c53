import type { Received, Reply } from '@mustalah/contract/endpoint';
import * as contract from '@mustalah/contract/journal/article-search';
import { articlePdfPath } from '@mustalah/contract/journal/articles';
import { normalize } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { offsetOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import {
  type ArticleFilter,
  countArticles,
  findArticles,
  findAuthor,
  findTermNamed,
  listFacets,
  listKeywordsNear,
  type Person,
} from './article-queries.ts';

/** More words than these only cost time. */
const MOST_WORDS = 12;
const wordsOf = (text: string): string[] => normalize(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);

const everything: ArticleFilter = {
  words: [],
  authorWords: [],
  keywords: null,
  category: '',
  year: null,
  term: null,
  person: null,
};

/** One page of the published articles, found by what they say, by whom and when. */
export async function searchArticles(
  db: Db,
  {
    search,
    author,
    keyword,
    category,
    year,
    term,
    sort,
    ...page
  }: Received<typeof contract.searchArticles>['query'],
  url: string,
): Promise<Reply<typeof contract.searchArticles>> {
  const filter: ArticleFilter = {
    ...everything,
    words: wordsOf(search),
    authorWords: wordsOf(author),
    keywords: keyword ? await sameKeywords(db, keyword) : null,
    category,
    year: year ?? null,
    term: term ?? null,
  };
  const [articles, facets, named] = await Promise.all([
    pageOfArticles(db, filter, { sort, ...page }, url),
    listFacets(db),
    term === undefined ? undefined : findTermNamed(db, term),
  ]);
  return { ...articles, ...facets, term: named ?? null };
}

/** An author with one page of their articles. */
export async function readAuthor(
  db: Db,
  key: string,
  page: PageRequest,
  url: string,
): Promise<Reply<typeof contract.getAuthor>> {
  const person: Person = key.startsWith('m') ? { memberId: Number(key.slice(1)) } : { orcid: key };
  const author = await findAuthor(db, person);
  if (!author) throw notFound();
  const filter = { ...everything, person };
  return { ...author, key, articles: await pageOfArticles(db, filter, { sort: 'newest', ...page }, url) };
}

/** A keyword as authors wrote it, in whichever spelling. */
async function sameKeywords(db: Db, keyword: string): Promise<string[]> {
  const key = normalize(keyword);
  if (!key) return [];
  const near = await listKeywordsNear(db, key.split(' '));
  return near.filter((each) => normalize(each) === key);
}

async function pageOfArticles(
  db: Db,
  filter: ArticleFilter,
  { sort, ...page }: PageRequest & { sort: contract.ArticleSort },
  url: string,
) {
  const [rows, count] = await Promise.all([
    findArticles(db, { ...filter, sort, limit: page.page_size, offset: offsetOf(page) }),
    countArticles(db, filter),
  ]);
  const cards = rows.map(({ authors, has_file, ...row }) => ({
    ...row,
    authors: authors.map(({ name, latin_name, orcid, member_id }) => ({
      name,
      latin_name,
      page: authorPage(orcid, member_id),
    })),
    pdf_file: has_file ? articlePdfPath(row.id) : null,
  }));
  return toPage(cards, count, page, url);
}

/** The page on which the articles of an author stand together; null for whom neither has an ORCID nor agreed to it. */
export function authorPage(orcid: string, memberId: number | null | undefined): string | null {
  if (orcid) return contract.authorPath(orcid);
  return memberId ? contract.authorPath(`m${memberId}`) : null;
}

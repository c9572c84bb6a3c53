import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { articleSorts, searchArticles } from '@mustalah/contract/journal/article-search';
import { VOLUME_YEARS } from '@mustalah/contract/journal/volumes';
import { useNavigation } from 'react-router';
import { pageAsked, pageCountOf, pageHref, searchAsked } from '../../address.ts';
import { call } from '../../api.ts';
import { type PageHandle, publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { formatUngrouped } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useSteady } from '../../ui/press.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Text } from '../../ui/text.tsx';
import { useSearch } from '../../use-search.ts';
import type { Route } from './+types/articles-page';
import { ArticleList } from './article-list.tsx';
import styles from './journal.module.css';
import { JournalFrame } from './journal-frame.tsx';
import { articlesText as text } from './text.ts';

const PAGE_SIZE = 20;
const WHOLE = /^[1-9]\d{0,14}$/;

/** What the address asks for; what makes no sense is left out. */
function queryOf(search: URLSearchParams) {
  const given = (name: string) => (search.get(name) ?? '').slice(0, SEARCH_LENGTH);
  const year = Number(given('year'));
  const isYear = Number.isInteger(year) && year >= VOLUME_YEARS.first && year <= VOLUME_YEARS.last;
  const term = given('term');
  return {
    search: searchAsked(search),
    author: given('author'),
    keyword: given('keyword'),
    category: given('category'),
    ...(isYear && { year }),
    ...(WHOLE.test(term) && { term: Number(term) }),
    sort: articleSorts.find((each) => each === search.get('sort')) ?? ('newest' as const),
    page: pageAsked(search),
    page_size: PAGE_SIZE,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  const found = await call(searchArticles, { query }, { context, request });
  return { query, found, publicUrl: publicUrlOf(context) };
}

export const handle: PageHandle = {
  search: ['search', 'author', 'keyword', 'category', 'year', 'term', 'sort', 'page'],
};

export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...publicPageMeta({
    title: text.title,
    description: text.description,
    path: '/articles',
    publicUrl: loaderData?.publicUrl,
  }),
  ...(location.search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
];

/** All published articles, and a way to find some of them. */
export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { query, found } = useSteady(loaderData);
  const { search, change, reset } = useSearch({ replace: true, preventScrollReset: true });
  const isSearching = useNavigation().location?.pathname === '/articles';
  const { results, count, categories, years, term } = found;
  const narrowed = [
    query.author && text.byAuthor(query.author),
    query.keyword && text.withKeyword(query.keyword),
    query.term !== undefined && text.withTerm(term?.arabic ?? ''),
  ].filter((each) => each !== false && each !== '');
  const isFiltered = Boolean(query.search || query.category || query.year || narrowed.length > 0);
  return (
    <JournalFrame title={text.title} lead={text.lead}>
      <search>
        <form action="/articles" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={text.searchLabel}
            placeholder={text.searchPlaceholder}
            name="search"
            maxLength={SEARCH_LENGTH}
            value={query.search}
            onSearch={(typed) => change({ search: typed })}
          />
          <ChoiceField
            label={text.category}
            name="category"
            value={query.category}
            onChange={({ currentTarget: { value } }) => change({ category: value })}
            data={[{ value: '', label: text.allCategories }, ...categories]}
          />
          <ChoiceField
            label={text.year}
            name="year"
            value={query.year ? String(query.year) : ''}
            onChange={({ currentTarget: { value } }) => change({ year: value })}
            data={[
              { value: '', label: text.allYears },
              ...years.map((year) => ({ value: String(year), label: formatUngrouped(year) })),
            ]}
          />
          <Button type="submit" size="md">
            {text.search}
          </Button>
        </form>
      </search>
      {narrowed.length > 0 && (
        <Text>
          {narrowed.join('، ')}{' '}
          <Button size="xs" variant="outline" onClick={reset}>
            {text.showAll}
          </Button>
        </Text>
      )}
      <Text aria-live="polite" c="dimmed" size="sm">
        {isSearching ? text.searching : count > 0 ? text.found(count) : ''}
      </Text>
      {results.length > 0 && <ArticleList articles={results} label={text.title} />}
      {count === 0 && isFiltered && (
        <Empty title={text.noResults}>
          <Button variant="outline" onClick={reset}>
            {text.showAll}
          </Button>
        </Empty>
      )}
      {count === 0 && !isFiltered && (
        <Empty title={text.none}>
          <Text c="dimmed">{text.noneHint}</Text>
        </Empty>
      )}
      {count > 0 && results.length === 0 && <EmptyPage to={pageHref('/articles', search, 1)} />}
      <Pager
        page={query.page}
        total={pageCountOf(count, PAGE_SIZE)}
        hrefOf={(page) => pageHref('/articles', search, page)}
        label={text.pages}
      />
    </JournalFrame>
  );
}

import type { Answer } from '@mustalah/contract/endpoint';
import { listCategories, MOST_COUNTED, searchTerms } from '@mustalah/contract/terms/dictionary';
import { useEffect, useRef } from 'react';
import { pageCountOf, pageHref } from '../../address.ts';
import { call } from '../../api.ts';
import { type PageHandle, tabTitle } from '../../page-meta.ts';
import { fallbackCategories } from '../../text/categories.ts';
import { EmptyPage } from '../../ui/empty.tsx';
import { WaitingRows } from '../../ui/list-row.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import type { Route } from './+types/dictionary-page';
import styles from './dictionary.module.css';
import { type Field, Filters } from './filters.tsx';
import { NotAmongThem, NothingFound } from './not-found.tsx';
import { isSameQuery, PAGE_SIZE, type Query, queryOf } from './query.ts';
import { Rail } from './rail.tsx';
import { Ranked } from './results.tsx';
import { text } from './text.ts';
import { useResultKeys } from './use-result-keys.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  const [terms, categories] = await Promise.all([
    call(searchTerms, { query }, { context, request }).catch(() => null),
    call(listCategories, {}, { context, request }).catch(() => null),
  ]);
  const fields: Field[] = categories ?? fallbackCategories.map((name) => ({ name }));
  return { query, terms, fields };
}

export const handle: PageHandle = {
  search: ['search', 'category', 'root', 'source', 'coining', 'status', 'sort', 'page'],
};

/** After the first page the browser asks the API itself, so that a newer search can abort the older one. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ location }) => [
  { title: tabTitle(text.title) },
  { name: 'description', content: text.description },
  ...(/[?&](?:search|status|sort)=/.test(location.search)
    ? [{ name: 'robots', content: 'noindex, follow' }]
    : []),
];

/** How many there are, as far as they were counted. */
const foundText = (count: number, { source, coining, search }: Query): string =>
  (source || coining) && !search && count === MOST_COUNTED ? text.foundAtLeast(count) : text.found(count);

type Page = Answer<typeof searchTerms>;

/** What is written like what was asked stands first; where all of it is on the page, it is counted apart. */
function countText({ count, results }: Pick<Page, 'count' | 'results'>, query: Query): string {
  const isSame = ({ match }: (typeof results)[number]) => match !== null && SAME.has(match);
  const exact = results.filter(isSame).length;
  const areFirst = exact > 0 && exact < results.length && results.slice(0, exact).every(isSame);
  return query.page === 1 && areFirst ? text.foundApart(exact, count - exact) : foundText(count, query);
}

/** The same word, whatever its spelling. */
const SAME: ReadonlySet<string> = new Set(['exact', 'spelling', 'article']);

export default function DictionaryPage({ loaderData }: Route.ComponentProps) {
  const { search, change, reset } = useSearch({ replace: true, preventScrollReset: true });
  const query = queryOf(search);
  const { data, isError, isPlaceholderData, error, refetch } = useCall(
    searchTerms,
    { query },
    {
      keepsPrevious: true,
      first: { answer: isSameQuery(query, loaderData.query) ? loaderData.terms : null },
    },
  );
  const whole = useRef<HTMLDivElement>(null);
  useResultKeys(whole);
  useEffect(() => {
    if (isError) toast('error', text.loadFailed);
  }, [isError, error]);

  return (
    <PageFrame title={text.title}>
      <div className={styles.page} ref={whole}>
        <div className={styles.column}>
          <Filters
            fields={loaderData.fields}
            query={query}
            isAnswered={data !== undefined && !isPlaceholderData}
            onChange={change}
            onReset={reset}
          />
          {query.root && (
            <Text fw={600} component="p">
              {text.rootFilter(query.root)}
            </Text>
          )}
          <Text aria-live="polite" c="dimmed" size="sm" className={styles.found}>
            {isPlaceholderData ? text.searching : data ? countText(data, query) : ''}
          </Text>
          {isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
          {!data && !isError && <WaitingRows count={PAGE_SIZE} label={text.searching} />}
          {data?.meant && !isPlaceholderData && (
            <Text component="p">
              {text.didYouMean}{' '}
              <Anchor to={`/dictionary?search=${encodeURIComponent(data.meant)}`}>
                <bdi>{data.meant}</bdi>
              </Anchor>
              {text.questionMark}
            </Text>
          )}
          {data && (
            <div className={isPlaceholderData ? styles.stale : undefined}>
              <Ranked page={data} search={query.search} />
            </div>
          )}
          {data?.count === 0 && <NothingFound query={query.search} isOnShelf={data.shelf.length > 0} />}
          {data && data.count > 0 && data.results.length === 0 && (
            <EmptyPage to={pageHref('/dictionary', search, 1)} />
          )}
          {data && (
            <Pager
              page={query.page}
              total={pageCountOf(data.count, PAGE_SIZE)}
              hrefOf={(page) => pageHref('/dictionary', search, page)}
              label={text.pages}
            />
          )}
          {query.search && data && data.count > 0 && <NotAmongThem query={query.search} />}
        </div>
        <Rail fields={loaderData.fields} query={query} search={search} onChange={change} />
      </div>
    </PageFrame>
  );
}

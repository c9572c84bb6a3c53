import type { Answer } from '@mustalah/contract/endpoint';
import { listCategories, searchTerms } from '@mustalah/contract/terms/dictionary';
import { Fragment, useEffect } from 'react';
import { pageCountOf, pageHref } from '../../address.ts';
import { call } from '../../api.ts';
import { ShelfRows } from '../../domain/shelf-rows.tsx';
import { shelfText } from '../../domain/shelf-text.ts';
import { ShownTerms } from '../../domain/use-votes.ts';
import { type PageHandle, tabTitle } from '../../page-meta.ts';
import { fallbackCategories } from '../../text/categories.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { ListOfRows, WaitingRows } from '../../ui/list-row.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import type { Route } from './+types/dictionary-page';
import { AiButton } from './ai-button.tsx';
import styles from './dictionary.module.css';
import { type Field, Filters } from './filters.tsx';
import { isSameQuery, PAGE_SIZE, queryOf } from './query.ts';
import { Rail } from './rail.tsx';
import { TermRow } from './term-row.tsx';
import { text } from './text.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  const [terms, categories] = await Promise.all([
    call(searchTerms, { query }, { context, request }).catch(() => null),
    call(listCategories, {}, { context, request }).catch(() => null),
  ]);
  const fields: Field[] = categories ?? fallbackCategories.map((name) => ({ name }));
  return { query, terms, fields };
}

export const handle: PageHandle = { search: ['search', 'category', 'root', 'status', 'sort', 'page'] };

/** After the first page the browser asks the API itself, so that a newer search can abort the older one. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ location }) => [
  { title: tabTitle(text.title) },
  { name: 'description', content: text.description },
  ...(/[?&](?:search|status|sort)=/.test(location.search)
    ? [{ name: 'robots', content: 'noindex, follow' }]
    : []),
];

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
  useEffect(() => {
    if (isError) toast('error', text.loadFailed);
  }, [isError, error]);

  return (
    <PageFrame title={text.title}>
      <div className={styles.page}>
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
            {isPlaceholderData ? text.searching : data ? text.found(data.count) : ''}
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
        </div>
        <Rail fields={loaderData.fields} query={query} search={search} onChange={change} />
      </div>
    </PageFrame>
  );
}

type Page = Answer<typeof searchTerms>;

/** Entries and rows of the shelf in one order: a row that is what was asked stands above entries that only begin so. */
function Ranked({ page: { results, shelf }, search }: { page: Page; search: string }) {
  return (
    <ShownTerms value={results.map(({ id }) => id)}>
      {blocksOf(results, shelf).map(({ terms, rows }) => (
        <Fragment key={`${terms[0]?.id} ${rows[0]?.id}`}>
          {terms.length > 0 && (
            <ListOfRows label={text.results}>
              {terms.map((term) => (
                <TermRow key={term.id} term={term} />
              ))}
            </ListOfRows>
          )}
          {rows.length > 0 && <OnShelf rows={rows} search={search} />}
        </Fragment>
      ))}
    </ShownTerms>
  );
}

/** Entries with the rows that stand below them, as often as the two take turns. */
function blocksOf(results: Page['results'], shelf: Page['shelf']) {
  const places = [...new Set(shelf.map(({ above }) => above))].toSorted((one, other) => one - other);
  const blocks = places.map((above, at) => ({
    terms: results.slice(places[at - 1] ?? 0, above),
    rows: shelf.filter((row) => row.above === above),
  }));
  const rest = results.slice(places.at(-1) ?? 0);
  return rest.length > 0 ? [...blocks, { terms: rest, rows: [] }] : blocks;
}

/** How a row was found that is not written like what was asked. */
const foundOtherwise = ({ match }: Page['shelf'][number]): string =>
  match === 'english' || match === 'fuzzy' || match === 'initials' ? text.match[match] : '';

/** What glossaries have beside it, of less weight than an entry. */
const OnShelf = ({ rows, search }: { rows: Page['shelf']; search: string }) => (
  <section className={styles.shelf}>
    <Group justify="space-between" gap="xs">
      <Text component="p" size="sm" fw={600} c="dimmed">
        {shelfText.unreviewed}
      </Text>
      <Anchor to={`/shelf?search=${encodeURIComponent(search)}`} size="sm">
        {text.moreOnShelf}
      </Anchor>
    </Group>
    <ShelfRows label={shelfText.unreviewed} rows={rows} noteOf={foundOtherwise} />
  </section>
);

function NothingFound({ query, isOnShelf }: { query: string; isOnShelf: boolean }) {
  return (
    <Empty title={isOnShelf ? text.noEntry : text.none}>
      <Text c="dimmed">{isOnShelf ? text.noEntryHint : text.noneHint}</Text>
      {query && (
        <Group justify="center">
          <Button to={`/suggest?${sideOf(query)}=${encodeURIComponent(query)}`}>
            {text.suggestThis(query)}
          </Button>
          <AiButton term={query} />
        </Group>
      )}
    </Empty>
  );
}

/** The field of the form that takes a word of this script. */
const sideOf = (query: string): 'arabic' | 'latin' => (/[\u0621-\u064a]/.test(query) ? 'arabic' : 'latin');

import {
  searchVolumes,
  VOLUME_LENGTHS,
  type VolumeSort,
  volumeSorts,
} from '@mustalah/contract/journal/volumes';
import { useNavigation } from 'react-router';
import { pageAsked, pageCountOf, pageHref, searchAsked } from '../../address.ts';
import { call } from '../../api.ts';
import { type PageHandle, publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useSteady } from '../../ui/press.ts';
import { Text } from '../../ui/text.tsx';
import { useSearch } from '../../use-search.ts';
import type { Route } from './+types/journal-page';
import styles from './journal.module.css';
import { JournalFrame } from './journal-frame.tsx';
import { text } from './text.ts';
import { VolumeCard } from './volume-card.tsx';
import { VolumeFilters } from './volume-filters.tsx';

const PAGE_SIZE = 12;
/** The cards that a tall screen shows at first. */
const SEEN_AT_ONCE = 6;

/** What the address asks for; an order that is none is the newest first. */
function queryOf(search: URLSearchParams) {
  const sort = volumeSorts.find((each) => each === search.get('sort')) ?? ('newest' satisfies VolumeSort);
  return {
    search: searchAsked(search),
    category: (search.get('category') ?? '').slice(0, VOLUME_LENGTHS.category),
    sort,
    page: pageAsked(search),
    page_size: PAGE_SIZE,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  return {
    query,
    volumes: await call(searchVolumes, { query }, { context, request }),
    publicUrl: publicUrlOf(context),
  };
}

export const handle: PageHandle = { search: ['search', 'category', 'sort', 'page'] };

/** For readers of feeds. */
const feeds = (['atom', 'rss'] as const).map((format) => ({
  tagName: 'link',
  rel: 'alternate',
  type: `application/${format}+xml`,
  title: text.feed,
  href: `/feeds/articles.${format}`,
}));

export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...publicPageMeta({
    title: text.title,
    description: text.description,
    path: '/journal',
    publicUrl: loaderData?.publicUrl,
  }),
  ...feeds,
  ...(location.search.includes('search=') ? [{ name: 'robots', content: 'noindex, follow' }] : []),
];

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { query, volumes } = useSteady(loaderData);
  const { search, change, reset } = useSearch({ replace: true, preventScrollReset: true });
  const isSearching = useNavigation().location?.pathname === '/journal';
  const isFiltered = query.search !== '' || query.category !== '';
  const { results, count, categories } = volumes;
  return (
    <JournalFrame title={text.title} lead={text.lead}>
      <VolumeFilters {...query} categories={categories} onChange={change} />
      <Text aria-live="polite" c="dimmed" size="sm">
        {isSearching ? text.searching : count > 0 ? text.found(count) : ''}
      </Text>
      {results.length > 0 && (
        <ul
          className={styles.volumes}
          aria-label={text.volumes}
          data-stale={isSearching || undefined}
          aria-busy={isSearching || undefined}
        >
          {results.map((volume, place) => (
            <VolumeCard key={volume.id} volume={volume} isLate={place >= SEEN_AT_ONCE} />
          ))}
        </ul>
      )}
      {count === 0 && isFiltered && (
        <Empty title={text.noResults}>
          <Button variant="outline" onClick={reset}>
            {text.showAll}
          </Button>
        </Empty>
      )}
      {count === 0 && !isFiltered && (
        <Empty title={text.noVolumes}>
          <Text c="dimmed">{text.noVolumesHint}</Text>
          <Button to="/submit-paper">{text.submitPaper}</Button>
        </Empty>
      )}
      {count > 0 && results.length === 0 && <EmptyPage to={pageHref('/journal', search, 1)} />}
      <Pager
        page={query.page}
        total={pageCountOf(count, PAGE_SIZE)}
        hrefOf={(page) => pageHref('/journal', search, page)}
        label={text.pages}
      />
    </JournalFrame>
  );
}

import { getPolicy } from '@mustalah/contract/journal/policies';
import {
  getVolume,
  searchVolumes,
  VOLUME_LENGTHS,
  type VolumeSort,
  volumeSorts,
} from '@mustalah/contract/journal/volumes';
import { useNavigation } from 'react-router';
import { pageAsked, pageCountOf, pageHref, searchAsked } from '../../address.ts';
import { call, RefusedCall } from '../../api.ts';
import { firstPoints, linesOf, type PolicyLines } from '../../domain/policy-text.ts';
import { type PageHandle, publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, EmptyPage } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useSteady } from '../../ui/press.ts';
import { Text } from '../../ui/text.tsx';
import { useSearch } from '../../use-search.ts';
import type { Route } from './+types/journal-page';
import { CurrentVolume } from './current-volume.tsx';
import { inShort } from './in-short.ts';
import styles from './journal.module.css';
import { JournalFrame } from './journal-frame.tsx';
import { articlesText, text } from './text.ts';
import { VolumeCard } from './volume-card.tsx';
import { VolumeFilters } from './volume-filters.tsx';

const PAGE_SIZE = 12;
/** The cards that a tall screen shows at first. */
const SEEN_AT_ONCE = 6;
/** So many articles of the newest volume are shown; its own page has the rest. */
const ARTICLES_SHOWN = 6;

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
  const sent = { context, request };
  const isFirstPage = !query.search && !query.category && query.page === 1;
  const [volumes, about] = await Promise.all([
    call(searchVolumes, { query }, sent),
    isFirstPage ? call(getPolicy, { params: { name: 'about' }, query: {} }, sent) : undefined,
  ]);
  const isFirstLook = isFirstPage && query.sort === 'newest';
  const newest = isFirstLook ? volumes.results[0] : undefined;
  return {
    query,
    volumes,
    aims: about && aimsIn(linesOf('about', about.text)),
    current: newest && (await open(newest.id, sent)),
    publicUrl: publicUrlOf(context),
  };
}

/** A volume and the first of its articles; nothing when it was taken out of publication meanwhile. */
async function open(id: number, sent: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  try {
    const { papers, ...volume } = await call(getVolume, { params: { id } }, sent);
    const shown = papers.slice(0, ARTICLES_SHOWN);
    return { ...volume, papers: shown.map((paper) => ({ ...paper, abstract: inShort(paper.abstract) })) };
  } catch (error) {
    if (error instanceof RefusedCall) return undefined;
    throw error;
  }
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
  const { query, volumes, aims, current } = useSteady(loaderData);
  const { search, change, reset } = useSearch({ replace: true, preventScrollReset: true });
  const isSearching = useNavigation().location?.pathname === '/journal';
  const isFiltered = query.search !== '' || query.category !== '';
  const { results, count, categories } = volumes;
  return (
    <JournalFrame
      title={text.title}
      lead={text.lead}
      action={
        <Button to="/submit-paper" size="sm">
          {text.submitPaper}
        </Button>
      }
    >
      {aims && <Aims aims={aims} />}
      {current && <CurrentVolume volume={current} />}
      {current && (
        <p>
          <Link to="/articles" className={styles.more}>
            {articlesText.title}
          </Link>
        </p>
      )}
      <h2 className={styles.heading}>{text.volumes}</h2>
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

/** What the page of aims begins with, and its first list. */
const aimsIn = (lines: PolicyLines) => ({ lead: lines.lead, points: firstPoints(lines) });

/** What the journal is for, in a few lines. */
const Aims = ({ aims: { lead, points } }: { aims: ReturnType<typeof aimsIn> }) => (
  <section aria-label={text.aims} className={styles.aims}>
    {lead && <p>{lead}</p>}
    {points.length > 0 && (
      <ul>
        {points.map((aim) => (
          <li key={aim}>{aim}</li>
        ))}
      </ul>
    )}
    <Link to="/journal/about" className={styles.more}>
      {text.moreAims}
    </Link>
  </section>
);

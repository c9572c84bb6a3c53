import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { LINK_RENEWAL_MS } from '@mustalah/contract/files';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { useEffect, useRef } from 'react';
import { pageAsked, pageCountOf, pageHref, searchAsked } from '../../address.ts';
import { sayFailure } from '../../api.ts';
import { countOf } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { PaperCard } from './paper-card.tsx';
import styles from './reviewing.module.css';
import { SummaryTable } from './summary-table.tsx';
import { text } from './text.ts';

const PAGE_SIZE = 6;

/** The papers of a reviewer: found, summed up in a table, and each in full below it. */
export function ReviewerPapers() {
  const { search, change, reset } = useSearch({ replace: true });
  const asked = searchAsked(search);
  const { data, error, isPlaceholderData, refetch } = useCall(
    listReviewerPapers,
    { query: { search: asked } },
    { keepsPrevious: true, refetchInterval: LINK_RENEWAL_MS },
  );
  const wanted = Number(search.get('paper')) || null;
  const place = data?.findIndex(({ id }) => id === wanted) ?? -1;
  // A notice leads to one paper, wherever it stands.
  const page = search.has('page') || place < 0 ? pageAsked(search) : Math.floor(place / PAGE_SIZE) + 1;
  const shown = data?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  useScrollTo(place >= 0 && !search.has('page') ? `paper-${wanted}` : null);

  return (
    <Stack gap="md">
      <SummaryTable
        papers={shown}
        isStale={isPlaceholderData}
        failure={
          error && !data
            ? { message: sayFailure(error, text.loadFailed), onRetry: () => void refetch() }
            : null
        }
        pageSize={PAGE_SIZE}
        filters={
          <SearchField
            className={styles.search}
            label={text.search}
            placeholder={text.searchHint}
            maxLength={SEARCH_LENGTH}
            value={asked}
            onSearch={(typed) => change({ search: typed })}
          />
        }
        empty={
          asked ? (
            <Empty title={text.noMatch}>
              <Button variant="default" onClick={reset}>
                {text.showAll}
              </Button>
            </Empty>
          ) : (
            <Empty title={text.none}>
              <Text size="sm" c="dimmed">
                {text.noneHint}
              </Text>
            </Empty>
          )
        }
      />
      {data && data.length > 0 && (
        <Text size="sm" c="dimmed" aria-live="polite">
          {countOf(data.length, text.papers)}
        </Text>
      )}
      {shown?.map((paper) => (
        <PaperCard key={paper.id} paper={paper} />
      ))}
      <Pager
        page={page}
        total={pageCountOf(data?.length ?? 0, PAGE_SIZE)}
        hrefOf={(each) => pageHref('/reviewer-dashboard', search, each)}
        label={text.pages}
      />
    </Stack>
  );
}

/** Bring a part of the page into view, once. */
function useScrollTo(id: string | null): void {
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (!id || done.current === id) return;
    done.current = id;
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [id]);
}

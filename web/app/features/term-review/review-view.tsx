import { useLocation } from 'react-router';
import { withChanges } from '../../address.ts';
import { Button } from '../../ui/button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { useSearch } from '../../use-search.ts';
import type { ReviewData } from './load-review.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewQueue } from './review-queue.tsx';
import styles from './term-review.module.css';
import { text } from './text.ts';

interface ReviewViewProps {
  data: ReviewData;
  /** Those that the list may be asked for. */
  statuses: Record<string, string>;
  /** Admins edit. */
  isAdmin: boolean;
}

/** What waits for review: as a list, or one at a time, under the same filters. */
export function ReviewView({ data, statuses, isAdmin }: ReviewViewProps) {
  const { pathname } = useLocation();
  const { query, isOneByOne, categories } = data;
  const { pending, wanting } = text.statuses;
  const filters = (
    <ReviewFilters
      query={query}
      statuses={isOneByOne ? { pending, wanting } : statuses}
      categories={categories}
    />
  );
  return (
    <Stack gap="md">
      <Views isOneByOne={isOneByOne} />
      {isOneByOne ? (
        <>
          <details className={styles.folded}>
            <summary>{text.filters}</summary>
            {filters}
          </details>
          <ReviewQueue key={Object.values(query).join('\n')} data={data} mayEdit={isAdmin} />
        </>
      ) : (
        <>
          {filters}
          <ReviewList data={data} path={pathname} isAdmin={isAdmin} />
        </>
      )}
    </Stack>
  );
}

function Views({ isOneByOne }: { isOneByOne: boolean }) {
  const { pathname } = useLocation();
  const { search } = useSearch({});
  return (
    <Group gap="xs" component="nav" aria-label={text.views}>
      {([true, false] as const).map((isOne) => (
        <Button
          key={String(isOne)}
          size="sm"
          variant={isOne === isOneByOne ? 'filled' : 'default'}
          to={`${pathname}?${withChanges(search, { view: isOne ? 'one' : '', status: '', sort: '' })}`}
          {...(isOne === isOneByOne && { 'aria-current': 'page' })}
        >
          {isOne ? text.oneByOne : text.asList}
        </Button>
      ))}
    </Group>
  );
}

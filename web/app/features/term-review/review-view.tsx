import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { withChanges } from '../../address.ts';
import { Button } from '../../ui/button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { useSearch } from '../../use-search.ts';
import type { ReviewData } from './load-review.ts';
import { ReviewFilters, type ReviewFiltersProps } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewQueue } from './review-queue.tsx';
import styles from './term-review.module.css';
import { text } from './text.ts';

interface ReviewFrameProps extends ReviewFiltersProps {
  isOneByOne?: boolean;
  children: ReactNode;
}

/** The two views and the filters: they outlive the list, so that what is typed while another comes is not lost. */
export function ReviewFrame({ isOneByOne = false, children, ...filters }: ReviewFrameProps) {
  return (
    <Stack gap="md">
      <Views isOneByOne={isOneByOne} />
      {isOneByOne ? (
        <details className={styles.folded}>
          <summary>{text.filters}</summary>
          <ReviewFilters {...filters} />
        </details>
      ) : (
        <ReviewFilters {...filters} />
      )}
      {children}
    </Stack>
  );
}

interface ReviewViewProps {
  data: ReviewData;
  /** Admins edit. */
  isAdmin: boolean;
}

/** What waits for review: as a list, or one at a time, under the same filters. */
export function ReviewView({ data, isAdmin }: ReviewViewProps) {
  const { pathname } = useLocation();
  const { isOneByOne } = data;
  return isOneByOne ? (
    <ReviewQueue key={Object.values(data.query).join('\n')} data={data} mayEdit={isAdmin} />
  ) : (
    <ReviewList data={data} path={pathname} isAdmin={isAdmin} />
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

/** Of what is gone through one by one, only what waits may be asked for. */
export const waitingStatuses = { pending: text.statuses.pending, wanting: text.statuses.wanting };

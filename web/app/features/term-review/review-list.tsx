import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageCountOf, pageHref } from '../../address.ts';
import { Empty } from '../../ui/empty.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Text } from '../../ui/text.tsx';
import { useSearch } from '../../use-search.ts';
import { EditModal } from './edit-modal.tsx';
import { PAGE_SIZE, type ReviewData } from './load-review.ts';
import { RejectModal } from './reject-modal.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { text } from './text.ts';

interface ReviewListProps {
  data: ReviewData;
  path: string;
  /** Admins edit, and see what was rejected. */
  isAdmin: boolean;
}

interface Opened {
  dialog: 'reject' | 'edit';
  termId: number;
}

/** Filters, terms and the two dialogs; the list is loaded again after each decision, and when one came too late. */
export function ReviewList({ data: { query, terms, categories }, path, isAdmin }: ReviewListProps) {
  const { search, change } = useSearch({ replace: true });
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened | null>(null);
  // As it is now: a dialog that stands open while its term changes shows the change.
  const term = opened && terms.results.find(({ id }) => id === opened.termId);
  const close = () => setOpened(null);
  const reload = () => void revalidate();

  return (
    <Stack gap="md">
      <ReviewFilters
        query={query}
        statuses={isAdmin ? { ...text.statuses, ...text.rejectedStatus } : text.statuses}
        categories={categories}
        onChange={(name, value) => change({ [name]: value })}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {text.count(terms.count)}
      </Text>
      {terms.results.length === 0 && <Empty title={text.none} />}
      {terms.results.map((each) => (
        <ReviewCard
          key={each.id}
          term={each}
          mayEdit={isAdmin}
          onDone={reload}
          onReject={() => setOpened({ dialog: 'reject', termId: each.id })}
          onEdit={() => setOpened({ dialog: 'edit', termId: each.id })}
        />
      ))}
      <Pager
        page={query.page}
        total={pageCountOf(terms.count, PAGE_SIZE)}
        hrefOf={(page) => pageHref(path, search, page)}
        label={text.pages}
      />
      {term && opened.dialog === 'reject' && <RejectModal term={term} onClose={close} onDone={reload} />}
      {term && opened.dialog === 'edit' && (
        <EditModal term={term} categories={categories} onClose={close} onDone={reload} />
      )}
    </Stack>
  );
}

import { Stack, Text } from '@mantine/core';
import type { ReviewTerm } from '@mustalah/contract/terms/review';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageCountOf, pageHref } from '../../address.ts';
import { Empty } from '../../ui/empty.tsx';
import { Pager } from '../../ui/pager.tsx';
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
  mayEdit: boolean;
}

/** Filters, terms and the two dialogs; the list is loaded again after each decision. */
export function ReviewList({ data: { query, terms, categories }, path, mayEdit }: ReviewListProps) {
  const { search, change } = useSearch({ replace: true });
  const { revalidate } = useRevalidator();
  const [rejecting, setRejecting] = useState<ReviewTerm | null>(null);
  const [editing, setEditing] = useState<ReviewTerm | null>(null);
  const reload = () => void revalidate();

  return (
    <Stack gap="md">
      <ReviewFilters
        query={query}
        categories={categories}
        onChange={(name, value) => change({ [name]: value })}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {text.count(terms.count)}
      </Text>
      {terms.results.length === 0 && <Empty title={text.none} />}
      {terms.results.map((term) => (
        <ReviewCard
          key={term.id}
          term={term}
          mayEdit={mayEdit}
          onDone={reload}
          onReject={() => setRejecting(term)}
          onEdit={() => setEditing(term)}
        />
      ))}
      <Pager
        page={query.page}
        total={pageCountOf(terms.count, PAGE_SIZE)}
        hrefOf={(page) => pageHref(path, search, page)}
        label={text.pages}
      />
      {rejecting && <RejectModal term={rejecting} onClose={() => setRejecting(null)} onDone={reload} />}
      {editing && (
        <EditModal term={editing} categories={categories} onClose={() => setEditing(null)} onDone={reload} />
      )}
    </Stack>
  );
}

import type { RejectedTerm } from '@mustalah/contract/terms/oversight';
import { useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { pageCountOf, pageHref } from '../../address.ts';
import { UndoDecisions } from '../../domain/undo-decisions.tsx';
import { Button } from '../../ui/button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { useKeptPlaces } from '../../ui/kept-places.ts';
import { ListOfRows } from '../../ui/list-row.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Text } from '../../ui/text.tsx';
import { useOpenRows } from '../../ui/use-open-rows.ts';
import { useSearch } from '../../use-search.ts';
import { PAGE_SIZE, type RejectedData } from './load-review.ts';
import { RejectedRow } from './rejected-row.tsx';
import { RemoveModal } from './remove-modal.tsx';
import { RowsHead } from './rows-head.tsx';
import { text } from './text.ts';

/** What was rejected, by whom and why; one term comes back, or all that one person rejected. */
export function RejectedList({ data }: { data: RejectedData }) {
  const { query, terms } = data;
  const { search, change } = useSearch({ replace: true });
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [removing, setRemoving] = useState<RejectedTerm | null>(null);
  const places = useKeptPlaces(listOf(query), terms?.results ?? NONE);
  const rows = useOpenRows(places.map(({ row }) => row.id));
  const reload = () => void revalidate();
  const reviewer = query.reviewer && places[0]?.row.rejected_by;

  return (
    <Stack gap="md">
      {query.reviewer && (
        <Group justify="space-between">
          <Text fw={600}>{reviewer ? text.rejectedBy(reviewer.name) : text.rejectedByOne}</Text>
          <Group gap="xs">
            {reviewer && <UndoDecisions reviewer={reviewer} onDone={reload} />}
            <Button size="sm" variant="default" onClick={() => change({ reviewer: '' })}>
              {text.allRejected}
            </Button>
          </Group>
        </Group>
      )}
      <RowsHead
        count={terms && terms.count}
        shown={places.length}
        first={pageHref('/admin-terms', search, 1)}
        rows={rows}
        onRetry={reload}
      />
      {places.length > 0 && (
        <ListOfRows label={text.list} isWide isStale={state === 'loading'}>
          {places.map(({ row: term, hasLeft }) => (
            <RejectedRow
              key={term.id}
              term={term}
              hasLeft={hasLeft}
              isOpen={rows.isOpen(term.id)}
              onToggle={() => rows.toggle(term.id)}
              onDone={reload}
              onRemove={() => setRemoving(term)}
              onReviewer={() => change({ reviewer: String(term.rejected_by.id) })}
            />
          ))}
        </ListOfRows>
      )}
      <Pager
        page={query.page}
        total={pageCountOf(terms?.count ?? 0, PAGE_SIZE)}
        hrefOf={(page) => pageHref('/admin-terms', search, page)}
        label={text.pages}
      />
      {removing && <RemoveModal term={removing} onClose={() => setRemoving(null)} onDone={reload} />}
    </Stack>
  );
}

const NONE: RejectedTerm[] = [];

const listOf = (query: RejectedData['query']): string => Object.values(query).join('\n');

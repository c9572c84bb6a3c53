import type { ReviewTerm } from '@mustalah/contract/terms/review';
import { useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { pageCountOf, pageHref } from '../../address.ts';
import { Stack } from '../../ui/flow.tsx';
import { useKeptPlaces } from '../../ui/kept-places.ts';
import { ListOfRows } from '../../ui/list-row.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useOpenRows } from '../../ui/use-open-rows.ts';
import { useSearch } from '../../use-search.ts';
import { Choice, ChoosingBar, useChoosing } from './choosing.tsx';
import { EditModal } from './edit-modal.tsx';
import { PAGE_SIZE, type ReviewData } from './load-review.ts';
import { RejectModal } from './reject-modal.tsx';
import { ReviewRow } from './review-row.tsx';
import { RowsHead } from './rows-head.tsx';
import { text } from './text.ts';
import { type Act, TogetherDialog } from './together-dialog.tsx';

interface ReviewListProps {
  data: ReviewData;
  path: string;
  /** Admins edit. */
  isAdmin: boolean;
}

interface Opened {
  dialog: 'reject' | 'edit';
  term: ReviewTerm;
}

/**
 * Terms and the two dialogs; the list is loaded again after each decision, and when one came too late. A term
 * that was decided stays at its place, marked, until another list is asked for.
 */
export function ReviewList({ data, path, isAdmin }: ReviewListProps) {
  const { query, terms, categories } = data;
  const { search } = useSearch({ replace: true });
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const places = useKeptPlaces(listOf(query), terms?.results ?? NONE);
  // As it is now: a dialog that stands open while its term changes shows the change, and stays when the term leaves.
  const term = opened && (places.find(({ row }) => row.id === opened.term.id)?.row ?? opened.term);
  const rows = useOpenRows(places.map(({ row }) => row.id));
  const choosing = useChoosing(listOf(query), places);
  const [together, setTogether] = useState<{ act: Act; terms: readonly ReviewTerm[] } | null>(null);
  const close = () => setOpened(null);
  const reload = () => void revalidate();

  return (
    <Stack gap="md">
      <RowsHead
        count={terms && terms.count}
        shown={places.length}
        first={pageHref(path, search, 1)}
        rows={rows}
        onRetry={reload}
      />
      {isAdmin && (
        <ChoosingBar choosing={choosing} onAct={(act) => setTogether({ act, terms: choosing.terms })} />
      )}
      {places.length > 0 && (
        <ListOfRows label={text.list} isWide isStale={state === 'loading'}>
          {places.map(({ row: each, hasLeft }) => (
            <ReviewRow
              key={each.id}
              term={each}
              hasLeft={hasLeft}
              mayEdit={isAdmin}
              choice={choosing.isOn && <Choice term={each} choosing={choosing} />}
              isOpen={rows.isOpen(each.id)}
              onToggle={() => rows.toggle(each.id)}
              onConflict={() => rows.open(each.id)}
              onDone={reload}
              onReject={() => setOpened({ dialog: 'reject', term: each })}
              onEdit={() => setOpened({ dialog: 'edit', term: each })}
            />
          ))}
        </ListOfRows>
      )}
      <Pager
        page={query.page}
        total={pageCountOf(terms?.count ?? 0, PAGE_SIZE)}
        hrefOf={(page) => pageHref(path, search, page)}
        label={text.pages}
      />
      {together && <TogetherDialog {...together} onClose={() => setTogether(null)} onDone={reload} />}
      {term && opened.dialog === 'reject' && <RejectModal term={term} onClose={close} onDone={reload} />}
      {term && opened.dialog === 'edit' && (
        <EditModal term={term} categories={categories} onClose={close} onDone={reload} />
      )}
    </Stack>
  );
}

const NONE: ReviewTerm[] = [];

/** Which list it is: another filter, order or page is another one. */
const listOf = (query: ReviewData['query']): string => Object.values(query).join('\n');

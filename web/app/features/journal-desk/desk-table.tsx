import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { LINK_RENEWAL_MS } from '@mustalah/contract/files';
import {
  DESK_PAGE,
  type Lane,
  listDesk,
  listReviewers,
  type Reviewer,
} from '@mustalah/contract/journal/desk';
import type { PaperStatus } from '@mustalah/contract/journal/paper';
import { useRef, useState } from 'react';
import { pageAsked, pageCountOf, pageHref, searchAsked } from '../../address.ts';
import { sayFailure } from '../../api.ts';
import { paperStatusText } from '../../domain/text.ts';
import { countOf, formatInteger } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { Banner, type Message } from './banner.tsx';
import styles from './desk.module.css';
import { deskColumns } from './desk-columns.tsx';
import { DeskKeys, useDeskKeys } from './desk-keys.tsx';
import { LogDialog } from './log-dialog.tsx';
import { type DrawerPlace, PaperDialog } from './paper-dialog.tsx';
import { ReviewerDialog } from './reviewer-dialog.tsx';
import { text, threadText } from './text.ts';

const statuses = [
  { value: 'all', label: text.anyStatus },
  ...Object.entries(paperStatusText).map(([value, label]) => ({ value, label })),
];
const isStatus = (value: string | null): value is PaperStatus => value !== null && value in paperStatusText;

const lanes = ['all', ...(Object.keys(text.lanes) as Lane[])] as const;
const isLane = (value: string | null): value is Lane => value !== null && value in text.lanes;

type Open =
  | { dialog: 'paper'; paperId: number; at?: DrawerPlace | undefined }
  | { dialog: 'log'; paperId: number }
  | { dialog: 'reviewer'; reviewerId: number }
  | { dialog: 'keys' }
  | null;

/** The papers on the desk, found and turned, with everything that an editor does to one. */
export function DeskTable() {
  const { search, change, reset } = useSearch({ replace: true });
  const status = search.get('status');
  const lane = search.get('lane');
  const table = useRef<HTMLDivElement>(null);
  const query = {
    page: pageAsked(search),
    page_size: DESK_PAGE,
    search: searchAsked(search),
    status: isStatus(status) ? status : ('all' as const),
    lane: isLane(lane) ? lane : ('all' as const),
    mine: search.get('mine') === 'true' ? ('true' as const) : undefined,
    // A notice leads to one paper.
    paper: Number(search.get('paper')) || undefined,
  };
  const [message, setMessage] = useState<Message | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const { data, error, isPlaceholderData, refetch } = useCall(
    listDesk,
    { query },
    { keepsPrevious: true, refetchInterval: LINK_RENEWAL_MS },
  );
  const reviewers = useCall(listReviewers, { query: { is_reviewer: 'true' } }).data ?? [];
  const rows = data?.results.map((paper, index) => ({
    ...paper,
    place: (query.page - 1) * DESK_PAGE + index + 1,
  }));
  const opened = open && 'paperId' in open ? rows?.find(({ id }) => id === open.paperId) : undefined;
  const close = () => setOpen(null);
  useDeskKeys(table, {
    onPaper: (paperId, at) => setOpen({ dialog: 'paper', paperId, at }),
    onLog: (paperId) => setOpen({ dialog: 'log', paperId }),
    onKeys: () => setOpen({ dialog: 'keys' }),
  });
  const isFiltered =
    query.search !== '' ||
    query.mine !== undefined ||
    query.status !== 'all' ||
    query.lane !== 'all' ||
    query.paper !== undefined;
  const titleOf = (each: Lane | 'all') =>
    each === 'all'
      ? text.allPapers
      : `${text.lanes[each]}${data ? ` (${formatInteger(data.lanes[each])})` : ''}`;

  return (
    <Stack gap="md">
      {!opened && <Banner message={message} onDismiss={() => setMessage(null)} />}
      <div ref={table}>
        <Tabs
          label={text.lanesLabel}
          variant="pills"
          value={query.lane}
          tabs={lanes.map((name) => ({ name, title: titleOf(name) }))}
          onChange={(name) => change({ lane: name === 'all' ? '' : name, paper: '' })}
        >
          <DataTable
            label={text.table}
            columns={deskColumns({
              onPaper: (paperId, at) => setOpen({ dialog: 'paper', paperId, at }),
              onReviewer: (reviewerId) => setOpen({ dialog: 'reviewer', reviewerId }),
            })}
            rows={rows}
            keyOf={({ id }) => id}
            isMarked={({ next }) => next === 'overdue' || next === 'replace_reviewer' || next === 'decide'}
            isStale={isPlaceholderData}
            pageSize={DESK_PAGE}
            failure={
              error && !data
                ? { message: sayFailure(error, text.loadFailed), onRetry: () => void refetch() }
                : null
            }
            filters={
              <>
                <SearchField
                  className={styles.search}
                  label={text.search}
                  placeholder={text.searchHint}
                  maxLength={SEARCH_LENGTH}
                  value={query.search}
                  onSearch={(typed) => change({ search: typed, paper: '' })}
                />
                <ChoiceField
                  label={text.status}
                  value={query.status}
                  data={statuses}
                  onChange={({ currentTarget: { value } }) =>
                    change({ status: value === 'all' ? '' : value, paper: '' })
                  }
                />
                <Button
                  size="xs"
                  variant={query.mine ? 'filled' : 'default'}
                  aria-pressed={query.mine !== undefined}
                  onClick={() => change({ mine: query.mine ? '' : 'true', paper: '' })}
                >
                  {threadText.mine}
                </Button>
                <Text size="sm" c="dimmed" aria-live="polite" className={styles.count}>
                  {data && data.count > 0 && countOf(data.count, text.papers)}
                </Text>
                <Button size="xs" variant="subtle" onClick={() => setOpen({ dialog: 'keys' })}>
                  {text.keys}
                </Button>
              </>
            }
            empty={
              <Empty title={isFiltered ? text.noMatch : text.none}>
                {isFiltered && (
                  <Button variant="default" onClick={reset}>
                    {text.showAll}
                  </Button>
                )}
              </Empty>
            }
            pages={{
              page: query.page,
              total: pageCountOf(data?.count ?? 0, DESK_PAGE),
              hrefOf: (page) => pageHref('/journal-admin', search, page),
              label: text.pages,
            }}
          />
        </Tabs>
      </div>
      {query.paper && data && data.count > 0 && (
        <div>
          <Button variant="default" onClick={reset}>
            {text.showAll}
          </Button>
        </div>
      )}
      {opened && open?.dialog === 'paper' && (
        <PaperDialog
          paper={opened}
          at={open.at}
          reviewers={reviewers}
          say={setMessage}
          said={<Banner message={message} onDismiss={() => setMessage(null)} />}
          onLog={() => setOpen({ dialog: 'log', paperId: opened.id })}
          onClose={close}
        />
      )}
      {opened && open?.dialog === 'log' && <LogDialog paper={opened} onClose={close} />}
      {open?.dialog === 'keys' && <DeskKeys onClose={close} />}
      {open?.dialog === 'reviewer' && (
        <ReviewerDialog reviewer={reviewerOf(reviewers, open.reviewerId)} onClose={close} />
      )}
    </Stack>
  );
}

const reviewerOf = (reviewers: readonly Reviewer[], id: number): Reviewer | undefined =>
  reviewers.find((reviewer) => reviewer.id === id);

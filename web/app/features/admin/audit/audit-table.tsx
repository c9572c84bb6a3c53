import { type AuditEntry, listAudit } from '@mustalah/contract/administration';
import type { Sent } from '@mustalah/contract/endpoint';
import type { ReactNode } from 'react';
import { pageCountOf, pageHref } from '../../../address.ts';
import { formatMoment } from '../../../text/format.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import { useSearch } from '../../../use-search.ts';
import styles from './audit.module.css';
import { changeIn, nameOfAction } from './describe.ts';
import { OnWhat } from './on-what.tsx';
import { text } from './text.ts';

interface AuditTableProps {
  query: Sent<typeof listAudit>['query'] & { page: number };
  /** The page that shows it, for the addresses of its other pages. */
  path: string;
  filters?: ReactNode;
  /** What can be done where nothing was found. */
  onShowAll?: ReactNode;
}

const PAGE_SIZE = 25;

/** What was done with privilege, the latest first. */
export function AuditTable({ query, path, filters, onShowAll }: AuditTableProps) {
  const { search } = useSearch({});
  const sent = { query: { ...query, page_size: PAGE_SIZE } };
  const { data, isError, isPlaceholderData, refetch } = useCall(listAudit, sent, { keepsPrevious: true });
  return (
    <DataTable
      label={text.title}
      columns={columns}
      rows={data?.results}
      keyOf={({ id }) => id}
      pageSize={8}
      isStale={isPlaceholderData}
      filters={filters}
      empty={<Empty title={text.none}>{onShowAll}</Empty>}
      failure={isError ? { message: text.failed, onRetry: () => void refetch() } : null}
      pages={{
        page: query.page,
        total: pageCountOf(data?.count ?? 0, PAGE_SIZE),
        hrefOf: (page) => pageHref(path, search, page),
        label: text.pages,
      }}
    />
  );
}

const columns: readonly Column<AuditEntry>[] = [
  { key: 'when', title: text.when, isNarrow: true, cell: ({ created_at }) => formatMoment(created_at) },
  {
    key: 'who',
    title: text.who,
    cell: ({ actor }) =>
      actor ? (
        <Anchor to={`/admin-users/${actor.id}`} size="sm">
          <bdi>{actor.name}</bdi>
        </Anchor>
      ) : (
        text.operator
      ),
  },
  { key: 'what', title: text.what, cell: (entry) => <What entry={entry} /> },
  { key: 'onWhat', title: text.onWhat, cell: ({ subject }) => <OnWhat subject={subject} /> },
];

function What({ entry }: { entry: AuditEntry }) {
  const change = changeIn(entry);
  return (
    <>
      <Text component="span" size="sm" fw={600}>
        {nameOfAction(entry) ?? <bdi lang="en">{entry.action}</bdi>}
      </Text>
      {change && <Text size="sm">{change}</Text>}
      {change === null && (
        <details className={styles.detail}>
          <summary>{text.more}</summary>
          <pre dir="ltr">{JSON.stringify(entry.detail, null, 2)}</pre>
        </details>
      )}
    </>
  );
}

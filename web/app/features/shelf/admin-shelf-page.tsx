import type { Answer } from '@mustalah/contract/endpoint';
import {
  listHiddenRows,
  listShelf,
  listShelfSources,
  restoreShelfRow,
  type ShelfRow,
} from '@mustalah/contract/shelf';
import { useLocation } from 'react-router';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { call, sayFailure } from '../../api.ts';
import { ShelfLine } from '../../domain/shelf-rows.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { formatInteger, formatMoment } from '../../text/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { RowAction } from '../../ui/list-row.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Anchor } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import styles from './shelf.module.css';
import { adminText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

const PAGE_SIZE = 20;

/** Whose glossaries stand on the shelf, and what reviewers took from it. */
export default function AdminShelfPage() {
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <Sources />
      <Hidden />
    </PageFrame>
  );
}

const columns: Column<Answer<typeof listShelfSources>[number]>[] = [
  {
    key: 'name',
    title: text.name,
    cell: ({ name, link }) =>
      link ? (
        <Anchor href={link} rel="noreferrer">
          <bdi>{name}</bdi>
        </Anchor>
      ) : (
        <bdi>{name}</bdi>
      ),
  },
  { key: 'key', title: text.key, cell: ({ key }) => <bdi dir="ltr">{key}</bdi>, isNarrow: true },
  { key: 'licence', title: text.licence, cell: ({ licence }) => <bdi>{licence}</bdi> },
  { key: 'rows', title: text.rows, cell: ({ rows }) => formatInteger(rows), isNarrow: true },
  { key: 'hidden', title: text.hidden, cell: ({ hidden }) => formatInteger(hidden), isNarrow: true },
  {
    key: 'imported',
    title: text.imported,
    cell: ({ imported_at }) => formatMoment(imported_at),
    isNarrow: true,
  },
];

function Sources() {
  const { data, error, refetch } = useCall(listShelfSources, {});
  return (
    <DataTable
      label={text.sources}
      rows={data}
      keyOf={({ key }) => key}
      empty={<Empty title={text.noSources} />}
      failure={
        error && !data ? { message: sayFailure(error, text.failed), onRetry: () => void refetch() } : null
      }
      pageSize={2}
      columns={columns}
    />
  );
}

function Hidden() {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const page = pageAsked(asked);
  const { data, error, refetch } = useCall(listHiddenRows, { query: { page, page_size: PAGE_SIZE } });
  return (
    <Panel title={text.hiddenTitle} icon="eyeClosed">
      {error && !data && (
        <LoadFailure message={sayFailure(error, text.failed)} onRetry={() => void refetch()} />
      )}
      {data?.count === 0 && <Empty title={text.noHidden} />}
      {data && data.results.length > 0 && (
        <ul className={styles.doubted} aria-label={text.hiddenTitle}>
          {data.results.map((row) => (
            <ShelfLine key={row.id} row={row} actions={<RestoreButton row={row} />} />
          ))}
        </ul>
      )}
      {data && (
        <Pager
          page={page}
          total={pageCountOf(data.count, PAGE_SIZE)}
          hrefOf={(number) => pageHref(pathname, asked, number)}
          label={text.pages}
        />
      )}
    </Panel>
  );
}

function RestoreButton({ row }: { row: ShelfRow }) {
  const restoring = useWrite(() => call(restoreShelfRow, { params: { id: row.id } }), {
    outdates: [listHiddenRows, listShelfSources, listShelf],
    onSuccess: ({ detail }) => toast('success', detail),
    onError: (error) => toast('error', sayFailure(error, text.restoreFailed)),
  });
  return (
    <RowAction
      icon="refresh"
      words={text.restore}
      of={row.arabic}
      variant="default"
      isBusy={restoring.isPending}
      onClick={() => restoring.write()}
    />
  );
}

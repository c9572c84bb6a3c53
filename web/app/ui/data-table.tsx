import type { KeyboardEvent, ReactNode } from 'react';
import { common } from '../text/common.ts';
import styles from './data-table.module.css';
import { EmptyPage } from './empty.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Pager, type PagerProps } from './pager.tsx';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The reader may order the rows by it. */
  isSortable?: boolean;
  /** As narrow as its content: numbers, dates, states. */
  isNarrow?: boolean;
}

export interface Sort {
  key: string;
  isDescending: boolean;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Missing while they are fetched for the first time. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  /** Set apart from the others. */
  isMarked?: (row: Row) => boolean;
  /** What to say, and do, where there is no row. */
  empty: ReactNode;
  /** A sentence when the rows did not come, and how to ask for them again. */
  failure?: { message: string; onRetry: () => void } | null;
  /** Other rows are on their way; these are the old ones. */
  isStale?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  filters?: ReactNode;
  /** Numbered pages below it, each with its address. */
  pages?: PagerProps;
  /** Another way of turning pages. */
  pager?: ReactNode;
  /** How many rows a page has; so tall is the table while it waits. */
  pageSize?: number;
}

/**
 * Rows with named columns: sorted by their headings, filtered above, turned below. Up and down lead through the rows;
 * on phones each row is a card, and from 600 px on a table is a table. While nothing has come it is as tall as what comes; a failure offers another try.
 */
export function DataTable<Row>({ filters, pages, pager, ...table }: DataTableProps<Row>) {
  const { label, rows, failure, pageSize = 10 } = table;
  // What a page beyond the last does not hold may well be there.
  const empty = pages && pages.page > 1 ? <EmptyPage to={pages.hrefOf(1)} /> : table.empty;
  return (
    <div className={styles.frame}>
      {filters && <search className={styles.filters}>{filters}</search>}
      {failure && <LoadFailure {...failure} />}
      {!failure && !rows && <Waiting label={`${label}: ${common.loading}`} rows={pageSize} />}
      {!failure && rows?.length === 0 && empty}
      {!failure && rows && rows.length > 0 && (
        <div className={styles.scroll}>
          <Rows {...table} rows={rows} />
        </div>
      )}
      {!failure && rows && rows.length > 0 && (pages ? <Pager {...pages} /> : pager)}
    </div>
  );
}

function Rows<Row>(table: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { label, columns, rows, keyOf, isMarked, isStale, sort, onSort } = table;
  return (
    <table className={styles.table} aria-label={label} aria-busy={isStale || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {/* The links and buttons in the rows are what has the focus; this only moves it on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody onKeyDown={moveBetweenRows}>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-marked={isMarked?.(row) || undefined}>
            {columns.map(({ key, title, cell, isNarrow }) => (
              <td key={key} data-title={title} data-narrow={isNarrow || undefined}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function Heading<Row>({ column: { key, title, isSortable, isNarrow }, sort, onSort }: HeadingProps<Row>) {
  const isSorted = sort?.key === key;
  const order = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" data-narrow={isNarrow || undefined} aria-sort={isSortable ? order : undefined}>
      {isSortable && onSort ? (
        <button type="button" onClick={() => onSort({ key, isDescending: isSorted && !sort.isDescending })}>
          {title}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

const Waiting = ({ label, rows }: { label: string; rows: number }) => (
  <div role="status" aria-label={label} className={styles.waiting} style={{ '--rows': rows } as object} />
);

const REACHABLE = 'a[href], button:not(:disabled)';

/** Up and down move between the same link or button of neighbouring rows. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!(event.target instanceof HTMLElement) || !event.target.matches(REACHABLE)) return;
  const row = event.target.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const place = [...(row?.querySelectorAll(REACHABLE) ?? [])].indexOf(event.target);
  const reachable = [...(next?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])];
  (reachable[place] ?? reachable.at(-1))?.focus();
  event.preventDefault();
}

import type { ReviewerPaper } from '@mustalah/contract/journal/review';
import type { ReactNode } from 'react';
import { PaperStatusBadge } from '../../domain/paper-status.tsx';
import { formatDay } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { text } from './text.ts';

const columns: readonly Column<ReviewerPaper>[] = [
  {
    key: 'title',
    title: text.paper,
    cell: ({ id, title }) => (
      <a href={`#paper-${id}`} className="hit">
        <bdi>{title}</bdi>
      </a>
    ),
  },
  {
    key: 'category',
    title: text.category,
    cell: ({ main_category, sub_category }) => `${main_category} / ${sub_category}`,
  },
  {
    key: 'submitted',
    title: text.submittedAt,
    isNarrow: true,
    cell: (paper) => formatDay(paper.submitted_at),
  },
  {
    key: 'due',
    title: text.due,
    isNarrow: true,
    cell: ({ can_review, is_overdue, due_at }) =>
      is_overdue ? <Badge color="red">{text.overdue}</Badge> : can_review ? formatDay(due_at) : '—',
  },
  {
    key: 'status',
    title: text.status,
    isNarrow: true,
    cell: ({ status }) => <PaperStatusBadge status={status} />,
  },
];

interface SummaryTableProps {
  papers: readonly ReviewerPaper[] | undefined;
  isStale: boolean;
  failure: { message: string; onRetry: () => void } | null;
  pageSize: number;
  filters: ReactNode;
  empty: ReactNode;
}

/** One line a paper; its title leads to the paper below. */
export const SummaryTable = ({ papers, ...rest }: SummaryTableProps) => (
  <DataTable
    {...rest}
    label={text.summary}
    columns={columns}
    rows={papers}
    keyOf={({ id }) => id}
    isMarked={({ is_overdue }) => is_overdue}
  />
);

import type { DeskPaper } from '@mustalah/contract/journal/desk';
import { messageText } from '../../domain/message-thread-text.ts';
import { PaperStatusBadge } from '../../domain/paper-status.tsx';
import { formatDay, formatInteger } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './desk.module.css';
import type { DrawerPlace } from './paper-dialog.tsx';
import { text, threadText } from './text.ts';

/** A paper and its number in the list. */
export type DeskRow = DeskPaper & { place: number };

interface Acts {
  /** Open the drawer of a paper. */
  onPaper: (id: number, at?: DrawerPlace) => void;
  onReviewer: (id: number) => void;
}

/** What stands in each row of the desk. */
export const deskColumns = (acts: Acts): Column<DeskRow>[] => [
  { key: 'place', title: text.number, isNarrow: true, cell: ({ place }) => formatInteger(place) },
  { key: 'title', title: text.paper, cell: (row) => <PaperCell row={row} onPaper={acts.onPaper} /> },
  {
    key: 'category',
    title: text.category,
    cell: ({ main_category, sub_category }) => (
      <>
        {main_category}
        <br />
        <Text component="span" size="xs" c="dimmed">
          {sub_category}
        </Text>
      </>
    ),
  },
  { key: 'submitter', title: text.submitter, cell: (row) => <Submitter row={row} /> },
  {
    key: 'status',
    title: text.status,
    isNarrow: true,
    // What its author took back waits for nobody.
    cell: ({ status, is_withdrawn }) =>
      is_withdrawn ? <Badge color="gray">{text.withdrawn}</Badge> : <PaperStatusBadge status={status} />,
  },
  {
    key: 'reviewer',
    title: text.reviewer,
    cell: (row) => <ReviewerCell row={row} onReviewer={acts.onReviewer} />,
  },
  { key: 'date', title: text.date, cell: ({ submitted_at }) => formatDay(submitted_at) },
  {
    key: 'file',
    title: text.file,
    isNarrow: true,
    cell: ({ pdf_file, title }) =>
      pdf_file ? (
        <a href={pdf_file} target="_blank" rel="noreferrer" className="hit" aria-label={text.pdfOf(title)}>
          PDF
        </a>
      ) : (
        text.noFile
      ),
  },
  { key: 'actions', title: text.actions, cell: (row) => <ActionsCell row={row} acts={acts} /> },
];

function PaperCell({ row, onPaper }: { row: DeskRow; onPaper: (id: number) => void }) {
  const isOverdue = row.next === 'overdue';
  return (
    <Stack gap={4} align="start">
      <button type="button" className={styles.title} data-row={row.id} onClick={() => onPaper(row.id)}>
        <bdi>{row.title}</bdi>
      </button>
      <Group gap={4}>
        {row.round > 1 && (
          <Badge variant="outline" color="gray">
            {text.round(formatInteger(row.round))}
          </Badge>
        )}
        {row.is_retracted && <Badge color="red">{text.retracted}</Badge>}
        {row.is_published && <Badge>{text.published}</Badge>}
        {isOverdue && <Badge color="red">{text.overdue}</Badge>}
        {row.unread_messages > 0 && <Badge color="gold">{messageText.openWith(row.unread_messages)}</Badge>}
      </Group>
      {row.next !== 'none' && (
        <Text size="xs" fw={600} {...(isOverdue && { c: 'red' })}>
          {text.next[row.next]}
        </Text>
      )}
      {row.handler && (
        <Text size="xs" c="dimmed">
          {threadText.isHandler(row.handler.name)}
        </Text>
      )}
    </Stack>
  );
}

const Submitter = ({ row }: { row: DeskRow }) =>
  row.submitter_name === null ? (
    text.hidden
  ) : (
    <div className={styles.submitter}>
      <bdi>{row.submitter_name}</bdi>
      <Text size="xs" c="dimmed">
        <bdi dir="ltr">{row.submitter_email}</bdi>
      </Text>
    </div>
  );

function ReviewerCell({ row, onReviewer }: { row: DeskRow; onReviewer: (id: number) => void }) {
  const { reviewer_id: id, reviewer_name: name } = row;
  if (row.relation !== 'stranger') return text.hidden;
  if (id === null || name === null) return text.nobody;
  return (
    <button
      type="button"
      className={styles.person}
      aria-label={text.reviewerInfo(name)}
      onClick={() => onReviewer(id)}
    >
      <bdi>{name}</bdi>
    </button>
  );
}

/** The one thing to do next; everything else is in the drawer. */
function ActionsCell({ row, acts }: { row: DeskRow; acts: Acts }) {
  if (row.relation !== 'stranger') {
    return <Text size="xs">{row.relation === 'author' ? text.own : text.reviewed}</Text>;
  }
  const act = text.acts[row.next];
  return (
    <Button
      size="xs"
      variant={awaited.includes(row.next) ? 'filled' : 'default'}
      aria-label={text.actOn(act, row.title)}
      {...(row.next === 'publish'
        ? { to: '/publish-journal-issue' }
        : { onClick: () => acts.onPaper(row.id, placeOf(row.next)) })}
    >
      {act}
    </Button>
  );
}

const placeOf = (next: DeskPaper['next']): DrawerPlace | undefined =>
  next === 'assign' || next === 'decide' ? next : undefined;

/** What waits for the editor. */
const awaited: readonly DeskPaper['next'][] = ['assign', 'overdue', 'replace_reviewer', 'decide', 'publish'];

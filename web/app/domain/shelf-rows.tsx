import type { ShelfRow } from '@mustalah/contract/shelf';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepingNext } from '../next-path.ts';
import { useSession } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Anchor } from '../ui/text.tsx';
import styles from './shelf-rows.module.css';
import { shelfText as text } from './shelf-text.ts';

const DoubtDialog = lazy(() => import('./doubt-dialog.tsx'));

interface ShelfRowsProps<Row extends ShelfRow> {
  label: string;
  rows: readonly Row[];
  /** What is to be said of a row here, if anything. */
  noteOf?: (row: Row) => string;
  /** They all stand in one field, which the page names. */
  isOneField?: boolean;
}

/** Rows of the shelf, a line each: less than an entry, and the way to make one of it. Below them, whose they are. */
export function ShelfRows<Row extends ShelfRow>({ label, rows, noteOf, isOneField }: ShelfRowsProps<Row>) {
  const sources = [...new Map(rows.map(({ source }) => [source.name, source])).values()];
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {rows.map((row) => (
          <ShelfLine
            key={row.id}
            row={row}
            isOneField={isOneField}
            isOneSource={sources.length === 1}
            remark={noteOf?.(row) ?? ''}
            actions={
              <>
                <WayToEntry row={row} />
                <DoubtButton row={row} />
              </>
            }
          />
        ))}
      </ul>
      <p className={styles.note}>
        {text.from}{' '}
        {sources.map((source, place) => (
          <Fragment key={source.name}>
            {place > 0 && text.between}
            <SourceName {...source} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** A source with its licence, as a link where it has one. */
export const SourceName = ({ name, licence, link }: ShelfRow['source']) => (
  <>
    {link ? (
      <Anchor href={link} size="xs" rel="noreferrer">
        <bdi>{name}</bdi>
      </Anchor>
    ) : (
      <bdi>{name}</bdi>
    )}{' '}
    (<bdi>{licence}</bdi>)
  </>
);

interface ShelfLineProps {
  row: ShelfRow;
  isOneField?: boolean | undefined;
  /** Whose it is stands below the list. */
  isOneSource?: boolean;
  remark?: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** The pair, its fields, and what is to be known of it. */
export function ShelfLine({ row, isOneField, isOneSource, remark = '', actions, children }: ShelfLineProps) {
  const notes = [
    ...(isOneField ? [] : row.fields.map(({ name }) => name)),
    row.kind === 'term' ? '' : text[row.kind],
    row.note,
    isOneSource ? '' : row.source.name,
    remark,
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <div className={styles.names}>
        <span className={styles.arabic}>{row.arabic}</span>{' '}
        <bdi lang="en" className={styles.latin}>
          {row.latin}
        </bdi>{' '}
        {notes.length > 0 && <span className={styles.note}>{notes.join(text.between)}</span>}
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

/** To the entry that the row is, or to the form with everything that is known filled in. */
function WayToEntry({ row: { arabic, latin, fields, entry } }: { row: ShelfRow }) {
  if (entry) {
    const state = entry.is_approved ? text.inDictionary : text.suggested;
    return (
      <Anchor to={`/term/${entry.id}`} size="sm" aria-label={text.entryOf(state, arabic)}>
        {state}
      </Anchor>
    );
  }
  return (
    <Button
      to={suggestPath({ arabic, latin, category: fields[0]?.name ?? '' })}
      size="compact-sm"
      variant="outline"
      aria-label={text.suggestOf(arabic)}
    >
      {text.suggest}
    </Button>
  );
}

const suggestPath = (filled: Record<'arabic' | 'latin' | 'category', string>): string =>
  `/suggest?${new URLSearchParams(filled)}`;

/** For whoever is signed in; a stranger is led to sign in, and back. */
function DoubtButton({ row }: { row: ShelfRow }) {
  const [isOpen, setOpen] = useState(false);
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = () =>
    status === 'signed-out' ? void navigate(keepingNext('/login', pathname + search)) : setOpen(true);
  return (
    <>
      <Button size="compact-sm" variant="subtle" aria-label={text.doubtOf(row.arabic)} onClick={open}>
        {text.doubt}
      </Button>
      {isOpen && (
        <Suspense>
          <DoubtDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

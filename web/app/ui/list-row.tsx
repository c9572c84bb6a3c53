import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { common } from '../text/common.ts';
import { ActionButton } from './action-button.tsx';
import type { ButtonLook } from './button.tsx';
import { Hint } from './hint.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './list-row.module.css';

interface ListRowProps {
  /** The order of its heading; `h2` unless the list stands in a section of its own. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Where the title leads, when it leads anywhere. */
  to?: string;
  title: string;
  latin?: string;
  badge?: ReactNode;
  /** Two lines of it are shown; three where the title is pointed at. */
  text: string;
  /** In small letters, where there is room: who, when. */
  note?: ReactNode;
  /** A box that chooses it, before all else. */
  choice?: ReactNode;
  /** At the end of the row; icons of one touch each fit beside the text on the narrowest screen. */
  actions?: ReactNode;
  /** What of it is seen only when the row stands open, where one can open it. */
  opening?: { isOpen: boolean; toggle: () => void; more: ReactNode };
  /** Stands below it, whether it is open or not. */
  alert?: ReactNode;
  /** It keeps its place and its height, and nothing more: what it stood for has gone. */
  isOver?: boolean;
}

interface ListOfRowsProps {
  label: string;
  /** As wide as the page, where each row has several actions. */
  isWide?: boolean;
  /** Other rows are on their way; these are the old ones. */
  isStale?: boolean;
  children: ReactNode;
}

const REACHABLE = 'a, button';

/** A list of rows. When what has the focus goes, the next row in which anything can have it gets it. */
export function ListOfRows({ label, isWide, isStale, children }: ListOfRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(-1);
  useEffect(() => {
    const rows = list.current?.children;
    if (!rows || place.current < 0 || document.activeElement !== document.body) return;
    const from = Math.min(place.current, rows.length - 1);
    const next = [...rows].slice(from).find((row) => row.querySelector(REACHABLE));
    next?.querySelector<HTMLElement>(REACHABLE)?.focus();
  }, [children]);
  return (
    // It only notes which of its links and buttons has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={styles.list}
      aria-label={label}
      data-wide={isWide || undefined}
      aria-busy={isStale || undefined}
      onFocus={({ target, currentTarget }) => {
        place.current = [...currentTarget.children].findIndex((row) => row.contains(target));
      }}
      onBlur={({ relatedTarget }) => {
        // A dialog gives it back.
        if (!relatedTarget?.closest('dialog')) place.current = -1;
      }}
    >
      {children}
    </ul>
  );
}

/**
 * One term in a list: its name, what others call it, where it belongs, two lines about it, and what can be done. A row
 * that can be opened keeps the height of one that cannot until it is.
 */
export function ListRow({
  heading: Heading = 'h2',
  to,
  title,
  latin,
  badge,
  text,
  note,
  choice,
  actions,
  opening,
  alert,
  isOver,
}: ListRowProps) {
  const opened = useId();
  const name = <Heading className={`term ${styles.title}`}>{title}</Heading>;
  const link = to ? (
    <Link to={to} className={`hit ${styles.link}`}>
      {name}
    </Link>
  ) : (
    name
  );
  return (
    <li
      className={styles.row}
      data-opens={opening ? (opening.isOpen ? 'open' : 'closed') : isOver ? 'closed' : undefined}
      data-over={isOver || undefined}
    >
      {choice}
      <div className={styles.words}>
        <div className={styles.names}>
          {opening ? link : <Hint text={text}>{link}</Hint>}{' '}
          <span className={styles.more}>
            {latin && (
              <bdi lang="en" className={styles.latin}>
                {latin}
              </bdi>
            )}{' '}
            {badge} {note && <span className={styles.note}>{note}</span>}
          </span>
        </div>
        <p dir="auto" className={opening?.isOpen ? styles.text : `clamp-2 ${styles.text}`}>
          {text}
        </p>
      </div>
      {(actions || opening) && (
        <div className={styles.actions}>
          {actions}
          {opening && (
            <RowAction
              icon="down"
              words={common.unfold}
              of={title}
              variant="subtle"
              aria-expanded={opening.isOpen}
              aria-controls={opened}
              onClick={opening.toggle}
            />
          )}
        </div>
      )}
      {opening && (
        <div id={opened} hidden={!opening.isOpen} className={styles.below}>
          {opening.isOpen && opening.more}
        </div>
      )}
      {alert && <div className={styles.below}>{alert}</div>}
    </li>
  );
}

interface RowActionProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> {
  icon: IconName;
  words: string;
  /** The title of its row, which tells it from the same action of the others. */
  of: string;
  isBusy?: boolean;
}

/** What can be done with a row: in words, and where there is no room for them as a drawing. */
export const RowAction = ({ icon, words, of, isBusy = false, ...rest }: RowActionProps) => (
  <ActionButton {...rest} size="sm" isBusy={isBusy} className={styles.action} aria-label={`${words} «${of}»`}>
    <Icon name={icon} />
    <span>{words}</span>
  </ActionButton>
);

/** As tall as the rows that will stand there. */
export const WaitingRows = ({ count, label }: { count: number; label: string }) => (
  <div role="status" aria-label={label} className={styles.list}>
    {Array.from({ length: count }, (_, place) => (
      // Rows that are alike have no other name.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={place} className={styles.waiting} />
    ))}
  </div>
);

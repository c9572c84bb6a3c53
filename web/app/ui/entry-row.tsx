import type { ReactNode } from 'react';
import styles from './entry-row.module.css';
import { Hint } from './hint.tsx';
import { Link } from './link.tsx';

interface EntryRowProps {
  /** The order of its heading; `h2` unless the list stands in a section of its own. */
  heading?: 'h2' | 'h3' | 'h4';
  to: string;
  title: ReactNode;
  /** What it is called elsewhere: never cut, as it may be what was looked for. */
  latin: ReactNode;
  /** Two lines of it are shown, one where the names leave no more; three where the title is pointed at. */
  text: string;
  /** One line in small letters: where it belongs, why it is in the list, how it stands. */
  quiet?: ReactNode;
  /** What the row is there for: always seen, at its far end. */
  act?: ReactNode;
  /** Seen while the row is pointed at or has the focus. */
  actions?: ReactNode;
  /** Stands for them where nothing can be pointed at: one button of one touch. */
  menu?: ReactNode;
  /** A dialog that one of them opened. */
  dialog?: ReactNode;
  /** Among other things of a page, without a box around the list: on a phone one line of the text. */
  isOpen?: boolean;
  /** On a phone its quiet line is left out. */
  isBrief?: boolean;
}

/** An entry to read in a list: its two names on one line, from both edges, and under them what it is. */
export function EntryRow({
  heading: Heading = 'h2',
  to,
  title,
  latin,
  text,
  quiet,
  act,
  actions,
  menu,
  dialog,
  isOpen,
  isBrief,
}: EntryRowProps) {
  return (
    <li className={styles.row} data-open={isOpen || undefined} data-brief={isBrief || undefined}>
      <div className={styles.names}>
        <Hint text={text}>
          <Link to={to} className={`hit ${styles.link}`}>
            <Heading className={`term ${styles.title}`}>{title}</Heading>
          </Link>
        </Hint>{' '}
        <bdi lang="en" className={styles.latin}>
          {latin}
        </bdi>
      </div>
      <div className={styles.about}>
        <p dir="auto" className={`clamp-2 ${styles.text}`}>
          {text}
        </p>
      </div>
      {(quiet || actions) && (
        <div className={styles.end}>
          <div className={styles.quiet}>{quiet}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {menu && <div className={styles.menu}>{menu}</div>}
        </div>
      )}
      {act && <div className={styles.act}>{act}</div>}
      {dialog}
    </li>
  );
}

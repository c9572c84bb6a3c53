import type { ReactNode } from 'react';
import { Hint } from './hint.tsx';
import { Link } from './link.tsx';
import styles from './list-row.module.css';

interface ListRowProps {
  /** The order of its heading; `h2` unless the list stands in a section of its own. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Where the title leads. */
  to: string;
  title: string;
  latin?: string;
  badge?: ReactNode;
  /** Two lines of it are shown; three where the title is pointed at. */
  text: string;
  /** In small letters: who, when, why it was found. */
  note?: ReactNode;
  /** At the end of the row; icons of one touch each fit beside the text on the narrowest screen. */
  actions?: ReactNode;
}

/** A list of rows. */
export const ListOfRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
);

/** One term in a list: its name, what others call it, where it belongs, two lines about it, and what can be done. */
export function ListRow({
  heading: Heading = 'h2',
  to,
  title,
  latin,
  badge,
  text,
  note,
  actions,
}: ListRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.names}>
          <Hint text={text}>
            <Link to={to} className={styles.link}>
              <Heading className={`term ${styles.title}`}>{title}</Heading>
            </Link>
          </Hint>{' '}
          <span className={styles.more}>
            {latin && (
              <bdi lang="en" className={styles.latin}>
                {latin}
              </bdi>
            )}{' '}
            {badge} {note && <span className={styles.note}>{note}</span>}
          </span>
        </div>
        <p dir="auto" className={`clamp-2 ${styles.text}`}>
          {text}
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

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

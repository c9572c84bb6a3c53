import type { Term } from '@mustalah/contract/terms/term';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from './home.module.css';

interface EntryLineProps {
  term: Pick<Term, 'id' | 'arabic' | 'latin' | 'definition' | 'category_name'>;
  note?: string;
  action?: ReactNode;
}

/** A term with its Latin name at the far edge of the same line, and one line of what it is. */
export const EntryLine = ({ term, note, action }: EntryLineProps) => (
  <li className={styles.entry}>
    <div className={styles.entryWords}>
      <p className={styles.entryNames}>
        <Link to={`/term/${term.id}`} className={`hit term ${styles.entryName}`}>
          {term.arabic}
        </Link>{' '}
        <bdi lang="en" className={styles.latin}>
          {term.latin}
        </bdi>
      </p>
      <p dir="auto" className={`clamp-2 ${styles.entryText}`}>
        {term.definition}
      </p>
      <p className={styles.entryNote}>
        {term.category_name}
        {note && ` · ${note}`}
      </p>
    </div>
    {action}
  </li>
);

/** As tall as the lines that will stand there. */
export const WaitingLines = ({ count }: { count: number }) => (
  <ul className={styles.entries} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // Lines that are alike have no other name.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={place} className={styles.entryWaiting} />
    ))}
  </ul>
);

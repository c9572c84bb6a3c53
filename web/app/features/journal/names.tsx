import { Fragment } from 'react';
import styles from './journal.module.css';
import { text } from './text.ts';

interface NamesProps {
  names: readonly string[];
  /** How many are not named. */
  more?: number;
}

/** Who wrote it, in one line; each name keeps its own direction. */
export function Names({ names, more = 0 }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <p className={styles.names}>
      {names.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && '، '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {more > 0 && `، ${text.others(more)}`}
    </p>
  );
}

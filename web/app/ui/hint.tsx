import { type ReactNode, useId } from 'react';
import styles from './hint.module.css';

/** Shows at most three lines of a text above its children while they are pointed at or have the focus. */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  return (
    <span className={styles.hinted} aria-describedby={id}>
      {children}
      <span role="tooltip" id={id} className={styles.hint}>
        <span className="clamp-3">{text}</span>
      </span>
    </span>
  );
}

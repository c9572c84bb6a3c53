import styles from './reviewing.module.css';
import { text } from './text.ts';

/** What a reviewer takes on; folded away, since most have read it. */
export const Duties = () => (
  <details className={styles.fold}>
    <summary>{text.duties}</summary>
    <ul>
      {text.dutyList.map((duty) => (
        <li key={duty}>{duty}</li>
      ))}
    </ul>
  </details>
);

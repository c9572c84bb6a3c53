import { type ReactNode, useEffect } from 'react';
import styles from './keyed-bar.module.css';

interface KeyedBarProps {
  label: string;
  /** Which key does what, in words; not shown where there is no keyboard. */
  keys: string;
  children: ReactNode;
}

/** What can be done with the one thing that a page shows: always under the thumb, each also by the key of its number. */
export const KeyedBar = ({ label, keys, children }: KeyedBarProps) => (
  <>
    <div className={styles.bar} role="group" aria-label={label}>
      {children}
    </div>
    <p className={styles.keys}>{keys}</p>
  </>
);

/** Keys of one digit do what their buttons do, where nobody writes. */
export function useKeys(acts: Readonly<Record<number, (() => void) | undefined>>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      // Arabic keyboards write Arabic digits.
      const digit = '١٢٣٤٥'.indexOf(event.key) + 1 || Number(event.key);
      const act = acts[digit];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

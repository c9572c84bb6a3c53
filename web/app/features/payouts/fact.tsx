import type { ReactNode } from 'react';
import styles from './payouts.module.css';

/** A name and what belongs to it, in a list of such. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

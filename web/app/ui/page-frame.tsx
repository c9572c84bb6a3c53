import type { ReactNode } from 'react';
import { Marked } from './marked.tsx';
import styles from './page-frame.module.css';

interface PageFrameProps {
  title: ReactNode;
  /** One or two sentences on what the page is about. */
  lead?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** `text` keeps lines short enough to read; the title stays where it is. */
  width?: 'page' | 'text';
  children: ReactNode;
}

/** A page: its title, always at the same place, what it is about, and then the rest. */
export function PageFrame({ title, lead, action, width = 'page', children }: PageFrameProps) {
  return (
    <div className={styles.frame} data-width={width}>
      <header>
        <div className={styles.line}>
          <h1 className={styles.title}>
            <Marked>{title}</Marked>
          </h1>
          {action}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { JournalStrip } from '../../domain/journal-strip.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';

const tabs = [
  { to: '/journal-admin', label: text.desk },
  { to: '/journal-admin/statistics', label: text.statistics },
];

/** What the two pages of the desk have around them. */
export const DeskFrame = ({ lead, children }: { lead?: ReactNode; children: ReactNode }) => (
  <PageFrame title={text.title} lead={lead}>
    <JournalStrip />
    <nav aria-label={text.tabs} className={styles.tabs}>
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
    {children}
  </PageFrame>
);

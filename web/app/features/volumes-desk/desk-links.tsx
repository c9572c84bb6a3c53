import { NavLink } from 'react-router';
import { JournalStrip } from '../../domain/journal-strip.tsx';
import styles from './desk.module.css';
import { deskText as text } from './text.ts';

const links = [
  { to: '/publish-journal-issue', label: text.publish },
  { to: '/manage-volumes', label: text.manage },
  { to: '/journal-announcements', label: text.announcements },
  { to: '/journal-board', label: text.board },
];

/** The ways through the journal, and among the screens of those who publish it. */
export const DeskLinks = () => (
  <>
    <JournalStrip />
    <nav aria-label={text.label} className={styles.links}>
      {links.map(({ to, label }) => (
        <NavLink key={to} to={to} className={styles.link}>
          {label}
        </NavLink>
      ))}
    </nav>
  </>
);

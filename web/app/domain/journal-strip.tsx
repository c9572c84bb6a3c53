import type { CurrentUser } from '@mustalah/contract/accounts';
import { NavLink } from 'react-router';
import { useSession } from '../session.ts';
import styles from './journal-strip.module.css';
import { journalText as text } from './text.ts';

type Rights = Pick<CurrentUser, 'is_admin' | 'is_journal_admin' | 'is_reviewer'>;

const submitPaper = { to: '/submit-paper', label: text.submitPaper };
const myPapers = { to: '/my-papers', label: text.myPapers };
const reviewerDashboard = { to: '/reviewer-dashboard', label: text.reviewerDashboard };
const journalAdmin = { to: '/journal-admin', label: text.journalAdmin };

/** Where this user goes in the journal. */
export function journalLinks({ is_admin, is_journal_admin, is_reviewer }: Rights) {
  if (is_admin || is_journal_admin) return [submitPaper, myPapers, reviewerDashboard, journalAdmin];
  return is_reviewer ? [submitPaper, reviewerDashboard] : [submitPaper, myPapers];
}

/** The ways through the journal, first below the title of each of its pages; for those who are signed in. */
export function JournalStrip() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <nav aria-label={text.strip} className={styles.strip}>
      {journalLinks(user).map(({ to, label }) => (
        <NavLink key={to} to={to} className={styles.link}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

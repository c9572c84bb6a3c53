import type { CurrentUser } from '@mustalah/contract/accounts';
import { useLocation } from 'react-router';
import { useSession } from '../session.ts';
import { SectionNav } from '../ui/section-nav.tsx';
import styles from './journal-strip.module.css';
import { deskPagesText, journalText as text } from './text.ts';

type Rights = Pick<CurrentUser, 'is_admin' | 'is_journal_admin' | 'is_reviewer'>;

const submitPaper = { to: '/submit-paper', label: text.submitPaper };
const myPapers = { to: '/my-papers', label: text.myPapers };
const reviewerDashboard = { to: '/reviewer-dashboard', label: text.reviewerDashboard };
const journalAdmin = { to: '/journal-admin', label: text.journalAdmin };

const deskPages = [
  { to: '/journal-admin', label: deskPagesText.papers },
  { to: '/journal-admin/statistics', label: deskPagesText.statistics },
  { to: '/publish-journal-issue', label: deskPagesText.publish },
  { to: '/manage-volumes', label: deskPagesText.volumes },
  { to: '/journal-announcements', label: deskPagesText.announcements },
  { to: '/journal-letters', label: deskPagesText.letters },
  { to: '/journal-review-form', label: deskPagesText.reviewForm },
  { to: '/journal-policies', label: deskPagesText.policies },
  { to: '/journal-board', label: deskPagesText.board },
  { to: '/journal-dois', label: deskPagesText.dois },
];

/** Where this user goes in the journal. */
export function journalLinks({ is_admin, is_journal_admin, is_reviewer }: Rights) {
  if (is_admin || is_journal_admin) return [submitPaper, myPapers, reviewerDashboard, journalAdmin];
  return is_reviewer ? [submitPaper, reviewerDashboard] : [submitPaper, myPapers];
}

/** The ways through the journal, first below the title of each of its pages; for those who are signed in. */
export function JournalStrip({ isDesk = false }: { isDesk?: boolean }) {
  const { user, status } = useSession();
  if (!user) return status === 'loading' && <div className={styles.room} />;
  const links = journalLinks(user).map((link) => ({ ...link, isAround: isDesk && link === journalAdmin }));
  return <SectionNav label={text.strip} links={links} />;
}

/** The ways of editors: through the journal, and below among the pages of those who edit and publish it. */
export function DeskNav() {
  const { pathname } = useLocation();
  // One page has two addresses.
  const isVolumes = pathname === '/journal-volume-manager';
  return (
    <>
      <JournalStrip isDesk />
      <SectionNav
        label={deskPagesText.label}
        isInner
        links={deskPages.map((page) => ({ ...page, isAround: isVolumes && page.to === '/manage-volumes' }))}
      />
    </>
  );
}

import type { CurrentUser } from '@mustalah/contract/accounts';
import type { PageLink } from '../../ui/link-tiles.tsx';
import { linkNames } from './text.ts';

export const quickLinks: readonly PageLink[] = [
  { to: '/dictionary', label: linkNames.dictionary, icon: 'book' },
  { to: '/submit-paper', label: linkNames.submitPaper, icon: 'upload' },
  { to: '/journal', label: linkNames.journal, icon: 'journal' },
  { to: '/leaderboard', label: linkNames.leaderboard, icon: 'trophy' },
  { to: '/suggest', label: linkNames.suggest, icon: 'plus' },
];

export const aiTools: readonly PageLink[] = [
  { to: '/dictionary', label: linkNames.smartDictionary, icon: 'book' },
  { to: '/derivation', label: linkNames.derivation, icon: 'branch' },
  { to: '/suggest', label: linkNames.suggestion, icon: 'plus' },
];

export const adminLinks: readonly PageLink[] = [
  { to: '/admin-dashboard', label: linkNames.adminDashboard, icon: 'gear' },
  { to: '/admin-terms', label: linkNames.adminTerms, icon: 'check' },
  { to: '/admin-payouts', label: linkNames.payouts, icon: 'coin' },
  { to: '/user-roles', label: linkNames.roles, icon: 'people' },
  { to: '/admin-panel', label: linkNames.adminPanel, icon: 'shield' },
  { to: '/journal-admin', label: linkNames.journalAdmin, icon: 'journal' },
  { to: '/journal-announcements', label: linkNames.announcements, icon: 'megaphone' },
];

/** The journal's tools that are open to this user. */
export function journalTools(user: CurrentUser): readonly PageLink[] {
  const managesJournal = user.is_admin || user.is_journal_admin;
  const tools: PageLink[] = [
    { to: '/submit-paper', label: linkNames.submitPaper, icon: 'upload' },
    { to: '/my-papers', label: linkNames.myPapers, icon: 'file' },
  ];
  if (managesJournal || user.is_reviewer) {
    tools.push({ to: '/reviewer-dashboard', label: linkNames.reviewerDashboard, icon: 'shield' });
  }
  if (managesJournal) tools.push({ to: '/journal-admin', label: linkNames.journalAdmin, icon: 'journal' });
  return tools;
}

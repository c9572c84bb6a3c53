import type { CurrentUser } from '@mustalah/contract/accounts';

/** Names of the flags that open a screen; any one of them is enough, and an admin passes everywhere. */
export type Flag = 'is_admin' | 'is_journal_admin' | 'is_reviewer' | 'is_contributor';

const member: readonly Flag[] = [];
const contributor: readonly Flag[] = ['is_contributor'];
const reviewer: readonly Flag[] = ['is_reviewer', 'is_journal_admin'];
const journalAdmin: readonly Flag[] = ['is_journal_admin'];
const admin: readonly Flag[] = ['is_admin'];

/** Who may open each screen behind the guard, by its path in routes.ts. */
export const access: Readonly<Record<string, readonly Flag[]>> = {
  '/profile': member,
  '/rewards-history': member,
  '/notifications': member,
  '/suggest': member,
  '/term/:id/edit': member,
  '/submit-paper': member,
  '/my-papers': member,

  '/review-terms': contributor,
  '/review-proposals': contributor,
  '/review-shelf': contributor,

  '/reviewer-dashboard': reviewer,

  '/journal-admin': journalAdmin,
  '/journal-admin/statistics': journalAdmin,
  '/publish-journal-issue': journalAdmin,
  '/journal-volume-manager': journalAdmin,
  '/manage-volumes': journalAdmin,
  '/journal-announcements': journalAdmin,
  '/journal-letters': journalAdmin,
  '/journal-review-form': journalAdmin,
  '/journal-policies': journalAdmin,
  '/journal-board': journalAdmin,
  '/journal-dois': journalAdmin,

  '/admin-terms': admin,
  '/admin-shelf': admin,
  '/admin-dashboard': admin,
  '/admin-users': admin,
  '/admin-users/alike': admin,
  '/admin-users/:id': admin,
  '/admin-audit-log': admin,
  '/admin-panel': admin,
  '/admin-payouts': admin,
  '/admin-payouts/review': admin,
  '/admin-payouts/approvals': admin,
  '/admin-payouts/audit': admin,
  '/admin-payouts/:id': admin,
  '/admin-payout-log': admin,
  '/user-roles': admin,
};

/** Whether the user may open the screen of this path; a screen that is not named above opens to admins only. */
export function mayOpen(
  path: string,
  user: Pick<CurrentUser, 'is_admin' | 'is_journal_admin' | 'is_reviewer' | 'is_contributor'>,
): boolean {
  // guard: A screen is opened only by whom it is for ‹admin → member›
  const opening = access[path] ?? admin;
  return opening.length === 0 || user.is_admin || opening.some((flag) => user[flag]);
}

const leadHome: ReadonlySet<string> = new Set(['/journal-admin', '/journal-admin/statistics']);

/** Whether whoever may not open the screen is led to the first page, instead of being shown a lock. */
export const leadsHome = (path: string): boolean => leadHome.has(path);

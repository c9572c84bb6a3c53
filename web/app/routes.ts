import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const soon = 'features/soon/soon-page.tsx';

/** A screen whose turn comes later says so plainly; `docs/screens.md` lists them. */
const later = (path: string) => route(path, soon, { id: `soon:${path}` });

export default [
  layout('features/shell/main-layout.tsx', [
    route('login', 'features/session/login-page.tsx'),
    route('register', 'features/session/register-page.tsx'),
    route('forgot-password', 'features/session/forgot-password-page.tsx', { id: 'forgot-password' }),
    route('forget-password', 'features/session/forgot-password-page.tsx', { id: 'forget-password' }),
    route('reset-password', 'features/session/reset-password-page.tsx'),
    route('confirm-email', 'features/session/confirm-email-page.tsx'),
    route('review-invitation', 'features/reviewing/invitation-page.tsx'),

    index('features/home/home-page.tsx'),
    route('dictionary', 'features/dictionary/dictionary-page.tsx'),
    route('term/:id', 'features/dictionary/term-page.tsx'),
    route('derivation', 'features/derivation/derivation-page.tsx'),
    route('leaderboard', 'features/contributors/leaderboard-page.tsx'),
    route('contributor', 'features/contributors/contributor-page.tsx'),
    route('term-of-the-day', 'features/dictionary/random-term-page.tsx'),
    route('community', 'features/reading/community-page.tsx'),
    route('about', 'features/reading/about-page.tsx'),
    route('contact', 'features/reading/contact-page.tsx'),
    route('publishing-guide', 'features/reading/publishing-guide-page.tsx'),
    route('journal', 'features/journal/journal-page.tsx'),
    route('journal/archive', 'features/journal/archive-page.tsx', { id: 'journal-archive' }),
    route('journal/archive/:id', 'features/journal/archive-page.tsx', { id: 'journal-archive-volume' }),
    route('journal/board', 'features/journal/board-page.tsx'),
    route('journal/:policy', 'features/journal/policy-page.tsx'),
    route('volume/:id', 'features/journal/volume-page.tsx', { id: 'volume' }),
    route('volume/archive/:id', 'features/journal/volume-page.tsx', { id: 'volume-archive' }),
    route('articles/:id', 'features/journal/article-page.tsx'),

    // Who may open what stands in features/session/access.ts.
    layout('features/session/guard.tsx', [
      route('profile', 'features/profile/profile-page.tsx'),
      route('rewards-history', 'features/profile/rewards-history-page.tsx'),
      route('notifications', 'features/notices/notifications-page.tsx'),
      route('suggest', 'features/suggest/suggest-page.tsx'),
      route('term/:id/edit', 'features/term-review/edit-term-page.tsx'),
      route('submit-paper', 'features/papers/submit-paper-page.tsx'),
      route('my-papers', 'features/papers/my-papers-page.tsx'),

      route('review-terms', 'features/term-review/review-terms-page.tsx'),
      route('reviewer-dashboard', 'features/reviewing/reviewer-dashboard-page.tsx'),

      route('journal-admin', 'features/journal-desk/desk-page.tsx'),
      route('journal-admin/statistics', 'features/journal-desk/statistics-page.tsx'),
      route('publish-journal-issue', 'features/volumes-desk/publish-page.tsx'),
      route('journal-volume-manager', 'features/volumes-desk/manage-page.tsx', {
        id: 'journal-volume-manager',
      }),
      route('manage-volumes', 'features/volumes-desk/manage-page.tsx', { id: 'manage-volumes' }),
      route('journal-announcements', 'features/volumes-desk/announcements-page.tsx'),
      route('journal-board', 'features/volumes-desk/board-desk-page.tsx'),

      route('admin-terms', 'features/term-review/admin-terms-page.tsx'),
      route('admin-dashboard', 'features/admin/overview/admin-dashboard-page.tsx'),
      route('admin-users', 'features/admin/users/admin-users-page.tsx'),
      route('admin-users/:id', 'features/admin/users/user-page.tsx'),
      route('admin-audit-log', 'features/admin/audit/audit-log-page.tsx'),
      route('admin-panel', 'features/admin/overview/admin-panel-page.tsx'),
      later('admin-payouts'),
      later('admin-payout-log'),
      route('user-roles', 'features/admin/users/user-roles-page.tsx'),
    ]),
    route('*', 'features/shell/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;

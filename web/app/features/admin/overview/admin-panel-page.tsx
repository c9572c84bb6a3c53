import { privatePageMeta } from '../../../page-meta.ts';
import { LinkTiles, type PageLink } from '../../../ui/link-tiles.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { text, toolNames } from './text.ts';

export const meta = () => privatePageMeta(text.panelTitle);

const tools: readonly PageLink[] = [
  { to: '/admin-terms', label: toolNames.terms, icon: 'check' },
  { to: '/review-proposals', label: toolNames.proposals, icon: 'pencil' },
  { to: '/review-shelf', label: toolNames.doubts, icon: 'warning' },
  { to: '/admin-shelf', label: toolNames.shelf, icon: 'book' },
  { to: '/user-roles', label: toolNames.roles, icon: 'shield' },
  { to: '/admin-payouts', label: toolNames.payouts, icon: 'coin' },
  { to: '/admin-payout-log', label: toolNames.payoutLog, icon: 'file' },
  { to: '/admin-dashboard', label: toolNames.dashboard, icon: 'gear' },
  { to: '/admin-users', label: toolNames.users, icon: 'people' },
  { to: '/admin-users/alike', label: toolNames.alike, icon: 'people' },
  { to: '/admin-audit-log', label: toolNames.audit, icon: 'book' },
  { to: '/contributor', label: toolNames.missed, icon: 'search' },
  { to: '/journal-admin', label: toolNames.journal, icon: 'journal' },
];

/** Where admins begin: their tools, the numbers, and what happened last. */
export default function AdminPanelPage() {
  return (
    <PageFrame title={text.panelTitle} lead={text.panelLead}>
      <Panel title={text.tools} icon="shield">
        <LinkTiles links={tools} columns={4} />
      </Panel>
      <FiguresPanel />
      <ActivityPanel />
    </PageFrame>
  );
}

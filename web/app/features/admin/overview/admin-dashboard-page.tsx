import { common } from '../../../text/common.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { text } from './text.ts';

export const meta = () => [
  { title: `${text.dashboardTitle} — ${common.siteName}` },
  { name: 'robots', content: 'noindex' },
];

/** The platform in numbers. */
export default function AdminDashboardPage() {
  return (
    <PageFrame title={text.dashboardTitle} lead={text.dashboardLead}>
      <FiguresPanel />
    </PageFrame>
  );
}

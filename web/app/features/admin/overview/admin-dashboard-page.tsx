import { privatePageMeta } from '../../../page-meta.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { text } from './text.ts';
import { TrendsPanel } from './trends-panel.tsx';

export const meta = () => privatePageMeta(text.dashboardTitle);

/** The platform in numbers, what waits for a person, and what happened over time. */
export default function AdminDashboardPage() {
  return (
    <PageFrame title={text.dashboardTitle} lead={text.dashboardLead}>
      <FiguresPanel />
      <QueuesPanel />
      <TrendsPanel />
      <EvidencePanel />
    </PageFrame>
  );
}

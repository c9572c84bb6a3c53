import { JournalStrip } from '../../domain/journal-strip.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Duties } from './duties.tsx';
import { ReviewerPapers } from './reviewer-papers.tsx';
import { text } from './text.ts';

export const meta = () => [{ title: `${text.title} — مصطلح` }, { name: 'robots', content: 'noindex' }];

export default function ReviewerDashboardPage() {
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <JournalStrip />
      <Duties />
      <ReviewerPapers />
    </PageFrame>
  );
}

import { JournalStrip } from '../../domain/journal-strip.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Duties } from './duties.tsx';
import { ReviewerPapers } from './reviewer-papers.tsx';
import { text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

export default function ReviewerDashboardPage() {
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <JournalStrip />
      <Duties />
      <ReviewerPapers />
    </PageFrame>
  );
}

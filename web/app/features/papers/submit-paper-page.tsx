import { JournalStrip } from '../../domain/journal-strip.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor } from '../../ui/text.tsx';
import { SubmitForm } from './submit-form.tsx';
import { submitText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

export default function SubmitPaperPage() {
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <JournalStrip />
      <Anchor to="/publishing-guide">{text.guide}</Anchor>
      <SubmitForm />
    </PageFrame>
  );
}

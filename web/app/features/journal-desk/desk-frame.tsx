import type { ReactNode } from 'react';
import { DeskNav } from '../../domain/journal-strip.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { text } from './text.ts';

/** What the two pages of the desk have around them. */
export const DeskFrame = ({ lead, children }: { lead?: ReactNode; children: ReactNode }) => (
  <PageFrame title={text.title} lead={lead}>
    <DeskNav />
    {children}
  </PageFrame>
);

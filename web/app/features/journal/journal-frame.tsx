import type { ReactNode } from 'react';
import { JournalStrip } from '../../domain/journal-strip.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { JournalLinks } from './journal-links.tsx';

interface JournalFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  width?: 'page' | 'text';
  children: ReactNode;
}

/** A public page of the journal: the ways of those who work in it first, what it says of itself last. */
export const JournalFrame = ({ children, ...frame }: JournalFrameProps) => (
  <PageFrame {...frame}>
    <JournalStrip />
    {children}
    <JournalLinks />
  </PageFrame>
);

import type { Announcement } from '@mustalah/contract/announcements';
import { useSession } from '../../session.ts';
import { Stack } from '../../ui/flow.tsx';
import { Anchor } from '../../ui/text.tsx';
import { AnnouncementsCard } from './announcements-card.tsx';
import styles from './home.module.css';
import { LinkList } from './link-list.tsx';
import { aiTools, journalTools } from './links.ts';
import { FoldedPart } from './part.tsx';
import { text } from './text.ts';

/** Announcements, and the ways to every tool. */
export function RightPanel({ announcements }: { announcements: readonly Announcement[] }) {
  const { user } = useSession();
  return (
    <aside className={styles.right} aria-label={text.rightPanel}>
      <AnnouncementsCard announcements={announcements} />
      <FoldedPart title={text.aiTools} icon="star">
        <LinkList links={aiTools} />
      </FoldedPart>
      {user && (
        <FoldedPart title={text.journalTools} icon="journal">
          <LinkList links={journalTools(user)} />
        </FoldedPart>
      )}
      <FoldedPart title={text.guide} icon="file">
        <Stack gap={4} align="start">
          <Anchor to="/publishing-guide" size="sm">
            {text.viewGuide}
          </Anchor>
          <Anchor href="/documents/publishing-guide.pdf" size="sm" download>
            {text.guidePdf}
          </Anchor>
        </Stack>
      </FoldedPart>
    </aside>
  );
}

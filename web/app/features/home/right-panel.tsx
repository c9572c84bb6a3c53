import type { Announcement } from '@mustalah/contract/announcements';
import { FigureRows } from '../../domain/figures.tsx';
import { useSession } from '../../session.ts';
import { formatInteger } from '../../text/format.ts';
import { Stack } from '../../ui/flow.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Anchor } from '../../ui/text.tsx';
import { AnnouncementsCard } from './announcements-card.tsx';
import styles from './home.module.css';
import { LinkList } from './link-list.tsx';
import { aiTools, journalTools } from './links.ts';
import type { Home } from './load-home.ts';
import { text } from './text.ts';

interface RightPanelProps {
  home: Home;
  announcements: readonly Announcement[];
}

/** Announcements, and the ways to every tool. */
export function RightPanel({ home: { stats }, announcements }: RightPanelProps) {
  const { user } = useSession();
  return (
    <aside className={styles.right} aria-label={text.rightPanel}>
      <AnnouncementsCard announcements={announcements} />
      {user && (
        <Panel title={text.journalTools} icon="journal">
          <LinkList links={journalTools(user)} />
        </Panel>
      )}
      <Panel title={text.aiTools} icon="star">
        <LinkList links={aiTools} />
      </Panel>
      <Panel title={text.guide} icon="file">
        <Stack gap={4} align="start">
          <Anchor to="/publishing-guide" size="sm">
            {text.viewGuide}
          </Anchor>
          <Anchor href="/documents/publishing-guide.pdf" size="sm" download>
            {text.guidePdf}
          </Anchor>
        </Stack>
      </Panel>
      {stats && (
        <Panel title={text.quickStats} className={styles.repeated}>
          <FigureRows
            figures={[
              { label: text.termCount, value: formatInteger(stats.term_count) },
              { label: text.userCount, value: formatInteger(stats.user_count) },
              { label: text.paperCount, value: formatInteger(stats.paper_count) },
              { label: text.volumeCount, value: formatInteger(stats.volume_count) },
            ]}
          />
        </Panel>
      )}
    </aside>
  );
}

import { lazy, Suspense } from 'react';
import { counted } from '../../domain/counted.ts';
import { useSession } from '../../session.ts';
import { countOf, formatPoints } from '../../text/format.ts';
import { Card } from '../../ui/card.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import styles from './home.module.css';
import { LinkList } from './link-list.tsx';
import { quickLinks } from './links.ts';
import type { Home } from './load-home.ts';
import { GlobalPriceCard } from './price.tsx';
import { TermOfDayCard } from './term-of-day.tsx';
import { text } from './text.ts';
import { JoinCard } from './user-card.tsx';

const CONTRIBUTORS_SHOWN = 3;

// Visitors never need it.
const MemberPanel = lazy(async () => ({ default: (await import('./member-panel.tsx')).MemberPanel }));

/** The user's own cards, then what is new for everybody. */
export function LeftPanel({ home }: { home: Home }) {
  const session = useSession();
  return (
    <aside className={styles.left} aria-label={text.leftPanel}>
      {session.status === 'loading' && <SessionSkeleton />}
      {session.status === 'signed-out' && <JoinCard />}
      {session.status === 'signed-in' && (
        <Suspense fallback={<SessionSkeleton />}>
          <MemberPanel user={session.user} home={home} />
        </Suspense>
      )}
      <GlobalPriceCard home={home} />
      {home.term && <TermOfDayCard term={home.term} className={styles.repeated} />}
      {home.paper && <FeaturedPaper paper={home.paper} />}
      {home.authors && <TopContributors authors={home.authors} />}
      <Panel title={text.quickLinks} className={styles.repeated}>
        <LinkList links={quickLinks} />
      </Panel>
    </aside>
  );
}

/** As tall as what a visitor gets, so that nothing moves for most readers. */
function SessionSkeleton() {
  return (
    <Card padding="md" aria-hidden="true">
      <Skeleton height={24} width="60%" mb="md" />
      <Skeleton height={48} mb="sm" />
      <Skeleton height={36} />
    </Card>
  );
}

function FeaturedPaper({ paper }: { paper: NonNullable<Home['paper']> }) {
  return (
    <Panel title={text.featuredPaper} icon="file">
      <Text fw={700} dir="auto" className={styles.userText}>
        {paper.title}
      </Text>
      <Text size="sm" c="dimmed">
        <bdi>{paper.author}</bdi> · <bdi>{paper.field}</bdi>
      </Text>
      <Text size="sm" dir="auto" className={`clamp-3 ${styles.userText}`} my={4}>
        {paper.abstract}
      </Text>
      <Anchor to={`/volume/${paper.volume_id}?paper=${paper.id}`} size="sm">
        {text.readPaper}
      </Anchor>
    </Panel>
  );
}

function TopContributors({ authors }: { authors: NonNullable<Home['authors']> }) {
  return (
    <Panel title={text.topContributors} icon="trophy">
      {authors.length === 0 && (
        <Text size="sm" c="dimmed">
          {text.noContributors}
        </Text>
      )}
      <ol className={styles.contributors}>
        {authors.slice(0, CONTRIBUTORS_SHOWN).map(({ id, name, papers, uas }) => (
          <li key={id}>
            <Text size="sm" fw={600} className={styles.userText}>
              <bdi>{name}</bdi>
            </Text>
            <Text size="xs" c="dimmed">
              {text.points(formatPoints(uas))} · {countOf(papers, counted.papers)}
            </Text>
          </li>
        ))}
      </ol>
      <Anchor to="/leaderboard" size="sm">
        {text.fullLeaderboard}
      </Anchor>
    </Panel>
  );
}

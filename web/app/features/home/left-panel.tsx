import { lazy, Suspense } from 'react';
import { counted } from '../../domain/counted.ts';
import { useSession } from '../../session.ts';
import { countOf, formatPoints } from '../../text/format.ts';
import { Anchor, Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import styles from './home.module.css';
import type { Home } from './load-home.ts';
import { FoldedPart } from './part.tsx';
import { text } from './text.ts';

const CONTRIBUTORS_SHOWN = 3;

// Visitors never need it.
const MemberPanel = lazy(async () => ({ default: (await import('./member-panel.tsx')).MemberPanel }));

/** The user's own account, and who contributes most. */
export function LeftPanel({ home }: { home: Home }) {
  const session = useSession();
  return (
    <aside className={styles.left} aria-label={text.leftPanel}>
      {session.status === 'loading' && <Skeleton height={96} />}
      {session.status === 'signed-in' && (
        <Suspense fallback={<Skeleton height={96} />}>
          <MemberPanel user={session.user} />
        </Suspense>
      )}
      {home.authors && <TopContributors authors={home.authors} />}
    </aside>
  );
}

function TopContributors({ authors }: { authors: NonNullable<Home['authors']> }) {
  return (
    <FoldedPart title={text.topContributors} icon="trophy">
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
    </FoldedPart>
  );
}

import { Skeleton, Text } from '@mantine/core';
import type { CurrentUser } from '@mustalah/contract/accounts';
import type { UserStats } from '@mustalah/contract/rewards';
import { counted } from '../../domain/counted.ts';
import { type Figure, FigureRows } from '../../domain/figures.tsx';
import { countOf, formatInteger, formatPoints } from '../../text/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { LinkList } from './link-list.tsx';
import { adminBoxLinks } from './links.ts';
import type { Home } from './load-home.ts';
import { memberText, text } from './text.ts';
import { usePrices, useUserStats } from './use-live.ts';
import { UserCard } from './user-card.tsx';
import { WalletCard } from './wallet-card.tsx';

/** What a signed-in user sees of themselves. */
export function MemberPanel({ user, home }: { user: CurrentUser; home: Home }) {
  const { data: stats, isError } = useUserStats(user.id);
  const { data: prices } = usePrices(home);
  return (
    <>
      <UserCard user={user} stats={stats} />
      <WalletCard balance={stats?.uas_balance} usdPrice={prices?.USD} address={user.wallet_address} />
      <Panel title={memberText.stats} icon="check">
        {stats && <FigureRows figures={figuresOf(stats)} />}
        {!stats && (isError ? <Text size="sm">{text.unavailable}</Text> : <Skeleton height={160} />)}
      </Panel>
      <ChallengeCard userId={user.id} />
      {user.is_admin && (
        <Panel title={memberText.adminBox} icon="shield">
          <LinkList links={adminBoxLinks} />
        </Panel>
      )}
    </>
  );
}

const figuresOf = (stats: UserStats): Figure[] => [
  { label: memberText.totalTerms, value: formatInteger(stats.total_terms) },
  { label: memberText.approvedTerms, value: formatInteger(stats.approved_terms) },
  { label: memberText.categories, value: formatInteger(stats.distinct_categories) },
  { label: memberText.streak, value: countOf(stats.current_streak, counted.days) },
  { label: memberText.earned, value: formatPoints(stats.uas_earned) },
  { label: memberText.paid, value: formatPoints(stats.uas_paid) },
  { label: memberText.pending, value: formatPoints(stats.uas_pending) },
  { label: memberText.reviewed, value: formatInteger(stats.reviewed_articles) },
  { label: memberText.published, value: formatInteger(stats.published_articles) },
];

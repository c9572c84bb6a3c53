import type { CurrentUser } from '@mustalah/contract/accounts';
import { getUserStats } from '@mustalah/contract/rewards';
import { FigureRows } from '../../domain/figures.tsx';
import { statisticsOf } from '../../domain/statistics.ts';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { LinkList } from './link-list.tsx';
import { adminBoxLinks } from './links.ts';
import type { Home } from './load-home.ts';
import { memberText, text } from './text.ts';
import { usePrices } from './use-live.ts';
import { UserCard } from './user-card.tsx';
import { WalletCard } from './wallet-card.tsx';

/** What a signed-in user sees of themselves. */
export function MemberPanel({ user, home }: { user: CurrentUser; home: Home }) {
  const { data: stats, isError } = useCall(getUserStats, {}, { isAside: true });
  const { data: prices } = usePrices(home);
  return (
    <>
      <UserCard user={user} stats={stats} />
      <WalletCard balance={stats?.uas_balance} usdPrice={prices?.USD} address={user.wallet_address} />
      <Panel title={memberText.stats} icon="check">
        {stats && <FigureRows figures={statisticsOf(stats)} />}
        {!stats && (isError ? <Text size="sm">{text.unavailable}</Text> : <Skeleton height={160} />)}
      </Panel>
      <ChallengeCard />
      {user.is_admin && (
        <Panel title={memberText.adminBox} icon="shield">
          <LinkList links={adminBoxLinks} />
        </Panel>
      )}
    </>
  );
}

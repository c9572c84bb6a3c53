import type { CurrentUser } from '@mustalah/contract/accounts';
import { getUserStats } from '@mustalah/contract/rewards';
import { FigureRows } from '../../domain/figures.tsx';
import { statisticsOf } from '../../domain/statistics.ts';
import { Text, Title } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { LinkList } from './link-list.tsx';
import { adminLinks } from './links.ts';
import { FoldedPart } from './part.tsx';
import { memberText, text } from './text.ts';
import { UserCard } from './user-card.tsx';
import { Wallet } from './wallet.tsx';

/** What a signed-in user sees of themselves. */
export function MemberPanel({ user }: { user: CurrentUser }) {
  const { data: stats, isError } = useCall(getUserStats, {}, { isAside: true });
  return (
    <>
      <FoldedPart title={memberText.account} icon="people">
        <UserCard user={user} stats={stats} />
        <Title order={3} size="h5" mt="sm">
          {memberText.wallet}
        </Title>
        <Wallet address={user.wallet_address} />
        <Title order={3} size="h5" mt="sm">
          {memberText.stats}
        </Title>
        {stats && <FigureRows figures={statisticsOf(stats)} />}
        {!stats && (isError ? <Text size="sm">{text.unavailable}</Text> : <Skeleton height={160} />)}
      </FoldedPart>
      {user.is_admin && (
        <FoldedPart title={memberText.adminBox} icon="shield">
          <LinkList links={adminLinks} />
        </FoldedPart>
      )}
    </>
  );
}

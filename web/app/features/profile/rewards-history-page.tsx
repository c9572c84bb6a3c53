import { privatePageMeta } from '../../page-meta.ts';
import { useSession } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Anchor } from '../../ui/text.tsx';
import { PaidTransactions } from './paid-transactions.tsx';
import { PointsLog } from './points-log.tsx';
import { RewardTotals } from './reward-totals.tsx';
import { rewardsText as text } from './text.ts';
import { useRewards, useTransactions } from './use-profile.ts';

export const meta = () => privatePageMeta(text.title);

export default function RewardsHistoryPage() {
  const { user } = useSession();
  // The guard lets nobody else in; while one signs out there is nothing to show.
  return user && <RewardsHistory />;
}

function RewardsHistory() {
  const rewards = useRewards(1);
  const transactions = useTransactions();
  const isEmpty = rewards.data?.count === 0 && transactions.data?.length === 0;
  return (
    <PageFrame title={text.title} lead={text.lead}>
      {isEmpty ? <NoRewards /> : <Logs />}
    </PageFrame>
  );
}

const Logs = () => (
  <>
    <Panel title={text.totals} icon="coin">
      <RewardTotals />
    </Panel>
    <Panel title={text.pointsLog} icon="star">
      <PointsLog />
    </Panel>
    <Panel title={text.paidTransactions} icon="check">
      <PaidTransactions />
    </Panel>
  </>
);

const NoRewards = () => (
  <Empty title={text.none}>
    <Group justify="center">
      <Button to="/suggest">{text.suggest}</Button>
      <Anchor to="/contributor" underline="always">
        {text.howToEarn}
      </Anchor>
    </Group>
  </Empty>
);

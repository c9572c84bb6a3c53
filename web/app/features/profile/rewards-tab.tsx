import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { PaidTransactions } from './paid-transactions.tsx';
import { PointsLog } from './points-log.tsx';
import { RewardTotals } from './reward-totals.tsx';
import { rewardsText as text } from './text.ts';
import { useRewards, useTransactions } from './use-profile.ts';
import { WayToWallet } from './way-to-wallet.tsx';

/** What was earned and what it is worth, why it is not paid yet, and the two logs beside one another. */
export function RewardsTab() {
  const [log, setLog] = useState<'points' | 'paid'>('points');
  const rewards = useRewards(1);
  const transactions = useTransactions();
  const isEmpty = rewards.data?.count === 0 && transactions.data?.length === 0;
  return (
    <Stack gap="lg">
      <Text c="dimmed">
        {text.lead} {text.whatIsUas}{' '}
        <Anchor to="/contributor" underline="always">
          {text.aboutUas}
        </Anchor>
      </Text>
      <RewardTotals />
      <WayToWallet />
      <div>
        <Tabs
          label={text.title}
          variant="pills"
          tabs={[
            { name: 'points', title: text.pointsLog },
            { name: 'paid', title: text.paidTransactions },
          ]}
          value={log}
          onChange={setLog}
        >
          {log === 'points' ? (
            <PointsLog empty={isEmpty ? <NoRewards /> : <Empty title={text.noPoints} />} />
          ) : (
            <PaidTransactions />
          )}
        </Tabs>
      </div>
    </Stack>
  );
}

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

import { Anchor, Stack, Tabs } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { PaidTransactions } from './paid-transactions.tsx';
import { PointsLog } from './points-log.tsx';
import { RewardTotals } from './reward-totals.tsx';
import { rewardsText as text } from './text.ts';

/** The totals, and the two logs beside one another. */
export function RewardsTab() {
  const [log, setLog] = useState<string | null>('points');
  return (
    <Stack gap="lg">
      <RewardTotals />
      <Tabs value={log} onChange={setLog} variant="pills" keepMounted={false}>
        <Tabs.List aria-label={text.title} mb="md">
          <Tabs.Tab value="points">{text.pointsLog}</Tabs.Tab>
          <Tabs.Tab value="paid">{text.paidTransactions}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="points">
          <PointsLog />
        </Tabs.Panel>
        <Tabs.Panel value="paid">
          <PaidTransactions />
        </Tabs.Panel>
      </Tabs>
      <Anchor component={Link} to="/rewards-history" underline="always">
        {text.fullHistory}
      </Anchor>
    </Stack>
  );
}

import { useState } from 'react';
import { Stack } from '../../ui/flow.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Anchor } from '../../ui/text.tsx';
import { PaidTransactions } from './paid-transactions.tsx';
import { PointsLog } from './points-log.tsx';
import { RewardTotals } from './reward-totals.tsx';
import { rewardsText as text } from './text.ts';

/** The totals, and the two logs beside one another. */
export function RewardsTab() {
  const [log, setLog] = useState<'points' | 'paid'>('points');
  return (
    <Stack gap="lg">
      <RewardTotals />
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
          {log === 'points' ? <PointsLog /> : <PaidTransactions />}
        </Tabs>
      </div>
      <Anchor to="/rewards-history" underline="always">
        {text.fullHistory}
      </Anchor>
    </Stack>
  );
}

import type { Answer } from '@mustalah/contract/endpoint';
import type { getPayoutOverview } from '@mustalah/contract/payouts';
import { FigureTiles } from '../../domain/figures.tsx';
import { formatInteger } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { writeAmount } from './amount.tsx';
import { payText as text } from './text.ts';

export type Overview = Answer<typeof getPayoutOverview>;

/** Whether anything can be paid, what keeps it, and the numbers. */
export function OverviewPanel({ overview }: { overview: Overview }) {
  const { token, disagreements, in_review, pending, total, under_way } = overview;
  return (
    <Stack gap="md">
      {!token && (
        <Alert color="gold" title={text.off}>
          {text.offLead}
        </Alert>
      )}
      {disagreements > 0 && (
        <Alert color="red" title={text.blocked}>
          <Text size="sm" mb="xs">
            {text.blockedLead(disagreements)}
          </Text>
          <Button to="/admin-payouts/audit" size="compact-md" color="red">
            {text.toAudit}
          </Button>
        </Alert>
      )}
      {in_review > 0 && (
        <Alert color="gold" title={text.waits}>
          <Text size="sm" mb="xs">
            {text.waitsLead}
          </Text>
          <Button to="/admin-payouts/review" size="compact-md" variant="outline">
            {text.toReview}
          </Button>
        </Alert>
      )}
      <FigureTiles
        figures={[
          { label: text.pendingCount, value: formatInteger(pending) },
          { label: text.total, value: writeAmount(total) },
          { label: text.underWay, value: formatInteger(under_way) },
          { label: text.inReview, value: formatInteger(in_review) },
        ]}
      />
    </Stack>
  );
}

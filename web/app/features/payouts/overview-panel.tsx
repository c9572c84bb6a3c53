import type { Answer } from '@mustalah/contract/endpoint';
import type { getPayoutOverview } from '@mustalah/contract/payouts/payees';
import { FigureTiles } from '../../domain/figures.tsx';
import { formatInteger } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { writeAmount } from './amount.tsx';
import { payText as text } from './text.ts';

export type Overview = Answer<typeof getPayoutOverview>;

/** Whether anything can be paid, what keeps it, and the numbers, which are missing while they are on their way. */
export function OverviewPanel({ overview }: { overview: Overview | undefined }) {
  return (
    <Stack gap="md">
      {overview?.token === null && (
        <Alert color="gold" title={text.off}>
          {text.offLead}
        </Alert>
      )}
      <FigureTiles
        figures={[
          { label: text.pendingCount, value: overview ? formatInteger(overview.pending) : null },
          { label: text.total, value: overview ? writeAmount(overview.total) : null },
          { label: text.underWay, value: overview ? formatInteger(overview.under_way) : null },
          { label: text.inReview, value: overview ? formatInteger(overview.in_review) : null },
        ]}
      />
      {overview && overview.disagreements > 0 && (
        <Alert color="red" title={text.blocked}>
          <Text size="sm" mb="xs">
            {text.blockedLead(overview.disagreements)}
          </Text>
          <Button to="/admin-payouts/audit" size="compact-md" color="red">
            {text.toAudit}
          </Button>
        </Alert>
      )}
      {overview && overview.approvals > 0 && (
        <Alert color="gold" title={text.toApprove}>
          <Text size="sm" mb="xs">
            {text.toApproveLead}
          </Text>
          <Button to="/admin-payouts/approvals" size="compact-md" variant="outline">
            {text.approvals}
          </Button>
        </Alert>
      )}
      {overview && overview.in_review > 0 && (
        <Alert color="gold" title={text.waits}>
          <Text size="sm" mb="xs">
            {text.waitsLead}
          </Text>
          <Button to="/admin-payouts/review" size="compact-md" variant="outline">
            {text.toReview}
          </Button>
        </Alert>
      )}
    </Stack>
  );
}

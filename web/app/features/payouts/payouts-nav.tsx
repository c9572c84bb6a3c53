import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { text } from './text.ts';

const pages = [
  { to: '/admin-payouts', label: text.pay },
  { to: '/admin-payouts/approvals', label: text.approvals },
  { to: '/admin-payouts/review', label: text.review },
  { to: '/admin-payouts/audit', label: text.audit },
  { to: '/admin-payout-log', label: text.log },
] as const;

/** From one page of payouts to the others. */
export const PayoutsNav = ({ here }: { here?: (typeof pages)[number]['to'] }) => (
  <Group component="nav" gap="xs" aria-label={text.pages}>
    {pages.map(({ to, label }) => (
      <Button
        key={to}
        to={to}
        size="compact-md"
        variant={to === here ? 'filled' : 'default'}
        aria-current={to === here ? 'page' : undefined}
      >
        {label}
      </Button>
    ))}
  </Group>
);

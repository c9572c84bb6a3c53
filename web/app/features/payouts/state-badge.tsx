import type { PayoutState } from '@mustalah/contract/payouts/payment';
import { Badge, type BadgeColor } from '../../ui/badge.tsx';
import { stateNames } from './text.ts';

const colors: Record<PayoutState, BadgeColor> = {
  reserved: 'gray',
  signed: 'gold',
  settled: 'green',
  released: 'gray',
  review: 'red',
};

/** Where a payout stands. */
export const StateBadge = ({ state }: { state: PayoutState }) => (
  <Badge color={colors[state]} variant="outline">
    {stateNames[state]}
  </Badge>
);

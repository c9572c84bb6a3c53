import type { PaperStatus } from '@mustalah/contract/journal/paper';
import { Badge, type BadgeColor } from '../ui/badge.tsx';
import { paperStatusText } from './text.ts';

const colors: Record<PaperStatus, BadgeColor> = {
  pending: 'gold',
  approved: 'green',
  rejected: 'red',
  revisions_requested: 'gold',
};

/** Where a paper stands, as editors and reviewers see it; what this page does not know yet is under review. */
export function PaperStatusBadge({ status }: { status: PaperStatus }) {
  const known = status in colors ? status : 'pending';
  return (
    <Badge variant={known === 'revisions_requested' ? 'filled' : 'outline'} color={colors[known]}>
      {paperStatusText[known]}
    </Badge>
  );
}

/** Where a paper stands for its author: what is not decided is under review. */
export const AuthorStatusBadge = ({ status }: { status: PaperStatus }) => (
  <PaperStatusBadge status={status === 'revisions_requested' ? 'pending' : status} />
);

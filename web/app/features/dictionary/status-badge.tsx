import { Badge } from '@mantine/core';
import { text } from './text.ts';

export const StatusBadge = ({ isApproved }: { isApproved: boolean }) => (
  <Badge variant="outline" color={isApproved ? 'green' : 'gold'}>
    {isApproved ? text.approved : text.pending}
  </Badge>
);

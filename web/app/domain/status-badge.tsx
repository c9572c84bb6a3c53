import { Badge } from '../ui/badge.tsx';
import { statusText } from './text.ts';

/** Whether a term is approved or still under review. */
export const StatusBadge = ({ isApproved }: { isApproved: boolean }) => (
  <Badge variant="outline" color={isApproved ? 'green' : 'gold'}>
    {isApproved ? statusText.approved : statusText.pending}
  </Badge>
);

/** The term has no definition that says what it is. */
export const NeedsDefinition = () => (
  <Badge variant="outline" color="red">
    {statusText.needsDefinition}
  </Badge>
);

import { Alert } from '../../ui/alert.tsx';
import { deskText as text } from './text.ts';

/** Stands in place of what the reader may not see, or no longer. */
export const LimitedNotice = () => (
  <Alert color="gold" role="alert" title={text.limited}>
    {text.limitedHint}
  </Alert>
);

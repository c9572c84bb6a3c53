import { common } from '../text/common.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Stands in place of what could not be loaded, and offers to try again. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert color="red" role="alert" title={message}>
      <Button size="xs" variant="default" onClick={onRetry}>
        {common.retry}
      </Button>
    </Alert>
  );
}

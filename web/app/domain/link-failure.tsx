import { RefusedCall, sayFailure } from '../api.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { linkFailureText as text } from './text.ts';

interface LinkFailureProps {
  error: unknown;
  /** Said where no answer came. */
  message: string;
  onRetry: () => void;
}

/** Stands where a link from a mail shows nothing: what was refused stays so, anything else may be asked for again. */
export function LinkFailure({ error, message, onRetry }: LinkFailureProps) {
  const words = sayFailure(error, message);
  return error instanceof RefusedCall && error.status === 404 ? (
    <DeadLink words={words} />
  ) : (
    <LoadFailure message={words} onRetry={onRetry} />
  );
}

/** Of a link that will never show anything, with the way to those who can help. */
export const DeadLink = ({ words }: { words: string }) => (
  <Alert color="red" role="alert" title={words}>
    <Button to="/contact" size="xs" variant="default">
      {text.contact}
    </Button>
  </Alert>
);

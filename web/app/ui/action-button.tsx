import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import { useOneAtATime } from './one-at-a-time.ts';

interface ActionButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps | 'onClick' | 'type'> {
  /** Over when the promise settles; a `mutateAsync`, for instance. */
  action: () => unknown;
}

/**
 * A button that does one thing at a time: while its action runs, further clicks do nothing.
 * It stays in the order of the Tab key, so that whoever pressed it keeps their place.
 */
export function ActionButton({ action, disabled, ...rest }: ActionButtonProps) {
  const { run, isRunning } = useOneAtATime(action);
  return (
    <Button
      {...rest}
      disabled={disabled}
      onClick={() => run()}
      {...(isRunning && { 'aria-disabled': true, 'aria-busy': true, 'data-disabled': true })}
    />
  );
}

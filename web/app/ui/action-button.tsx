import type { ComponentPropsWithRef } from 'react';
import { Button, type ButtonLook } from './button.tsx';

interface ActionButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> {
  /** What it started is not over yet. */
  isBusy: boolean;
}

/**
 * A button that starts something and does nothing while that runs. It stays in the order of the Tab key meanwhile, so
 * that whoever pressed it keeps their place. (Two clicks before the next rendering are one request by `useWrite`.)
 */
// guard: A button does one thing at a time ‹? { 'aria-disabled': true, → ? { ...(onClick && { onClick }), 'aria-disabled': true,›
export const ActionButton = ({ isBusy, onClick, ...rest }: ActionButtonProps) => (
  <Button {...rest} {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true } : onClick && { onClick })} />
);

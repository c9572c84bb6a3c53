import type { ReactNode } from 'react';
import { common } from '../text/common.ts';
import { ActionButton } from './action-button.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Group, Stack } from './flow.tsx';

interface ConfirmProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The words on the button that does it. */
  act: string;
  onAct: () => void;
  onClose: () => void;
  isBusy: boolean;
  /** Green for what can be taken back. */
  color?: 'red' | 'green';
  /** There is nothing to do, or it is not known yet what would happen. */
  isImpossible?: boolean;
}

/** A dialog that says what an act does before it is done; the way back has the focus. */
export function Confirm({
  title,
  children,
  act,
  onAct,
  onClose,
  isBusy,
  color = 'red',
  isImpossible,
}: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        {children}
        <Group justify="end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {common.cancel}
          </Button>
          {!isImpossible && (
            <ActionButton color={color} isBusy={isBusy} onClick={onAct}>
              {act}
            </ActionButton>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

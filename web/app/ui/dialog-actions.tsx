import type { ComponentProps } from 'react';
import { common } from '../text/common.ts';
import { ActionButton } from './action-button.tsx';
import { Button } from './button.tsx';
import { Group } from './flow.tsx';

interface DialogActionsProps extends ComponentProps<typeof ActionButton> {
  onCancel: () => void;
}

/** The end of a dialog: the way back, and the button that does what the dialog is for. It sends the form unless told otherwise. */
export const DialogActions = ({ onCancel, type = 'submit', ...act }: DialogActionsProps) => (
  <Group justify="end">
    <Button variant="default" onClick={onCancel}>
      {common.cancel}
    </Button>
    <ActionButton type={type} {...act} />
  </Group>
);

import {
  type Disagreement,
  dismissDisagreement,
  getPayoutOverview,
  listDisagreements,
  NOTE_LENGTH,
} from '@mustalah/contract/payouts';
import { call, sayFailure } from '../../api.ts';
import { common } from '../../text/common.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { auditText as text } from './text.ts';

interface DismissDialogProps {
  disagreement: Disagreement;
  onClose: () => void;
}

/** Close a disagreement, with the reason that stays. */
export function DismissDialog({ disagreement: { id, sentence }, onClose }: DismissDialogProps) {
  const form = useFormWrite({
    initialValues: { note: '' },
    check: ({ note }): { note?: string } => (note.trim() === '' ? { note: text.noteMissing } : {}),
    send: ({ note }) => call(dismissDisagreement, { params: { id }, body: { note } }),
    outdates: [listDisagreements, getPayoutOverview],
    onSuccess() {
      toast('success', text.closed);
      onClose();
    },
    onError: (error) => toast('error', sayFailure(error, text.dismissFailed)),
  });
  return (
    <Dialog title={text.dismissTitle} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <Text fw={600}>{sentence}</Text>
          <Text size="sm">{text.dismissLead}</Text>
          <LongTextField
            {...form.inputFor('note')}
            label={text.note}
            rows={3}
            maxLength={NOTE_LENGTH}
            data-autofocus
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <ActionButton type="submit" color="red" isBusy={form.isSending}>
              {text.dismiss}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

import { type Disagreement, dismissDisagreement, listDisagreements } from '@mustalah/contract/payouts/audit';
import { getPayoutOverview } from '@mustalah/contract/payouts/payees';
import { NOTE_LENGTH } from '@mustalah/contract/payouts/payment';
import { call, sayFailure } from '../../api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
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
          <DialogActions onCancel={onClose} color="red" isBusy={form.isSending}>
            {text.dismiss}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

import {
  DOUBT_REASONS,
  doubtShelfRow,
  getShelfRow,
  SHELF_LIMITS,
  type ShelfRow,
} from '@mustalah/contract/shelf';
import { call, RefusedCall, sayFailure } from '../api.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { ChoiceField, LongTextField } from '../ui/field.tsx';
import { Stack } from '../ui/flow.tsx';
import { Text } from '../ui/text.tsx';
import { toast } from '../ui/toast.ts';
import { useFormWrite } from '../use-form-write.ts';
import { shelfText as text } from './shelf-text.ts';

const reasons = DOUBT_REASONS.map((value) => ({ value, label: text.reasons[value] }));

/** Says what is wrong with a row of the shelf. */
export default function DoubtDialog({ row, onClose }: { row: ShelfRow; onClose: () => void }) {
  const form = useFormWrite({
    initialValues: { reason: DOUBT_REASONS[0], note: '' },
    send: ({ reason, note }) => call(doubtShelfRow, { params: { id: row.id }, body: { reason, note } }),
    outdates: [getShelfRow],
    onSuccess({ detail }) {
      toast('success', detail);
      onClose();
    },
    onError(error) {
      toast('error', sayFailure(error, text.sendFailed));
      // Doubted before, or gone: there is nothing more to say of it here.
      if (error instanceof RefusedCall && (error.status === 409 || error.status === 404)) onClose();
    },
  });
  return (
    <Dialog title={text.doubtTitle} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <Text>
            <strong className="term">{row.arabic}</strong> <bdi lang="en">{row.latin}</bdi>
          </Text>
          <ChoiceField {...form.inputFor('reason')} label={text.reason} data={reasons} data-autofocus />
          <LongTextField
            {...form.inputFor('note')}
            label={text.note}
            description={text.doubtHint}
            rows={3}
            dir="auto"
            maxLength={SHELF_LIMITS.note}
          />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {text.send}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

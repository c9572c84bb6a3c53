import { type DoubtedRow, settleShelfRow } from '@mustalah/contract/shelf';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { toldOfShelf } from './doubted-line.tsx';
import { reviewText as text } from './text.ts';

interface CorrectDialogProps {
  row: DoubtedRow;
  onClose: () => void;
  onDone: () => void;
}

/** Puts the pair of a row right. */
export function CorrectDialog({ row, onClose, onDone }: CorrectDialogProps) {
  const form = useFormWrite({
    initialValues: { arabic: row.arabic, latin: row.latin },
    check: ({ arabic, latin }) => ({
      ...(!arabic.trim() && { arabic: text.arabicMissing }),
      ...(!latin.trim() && { latin: text.latinMissing }),
    }),
    send: (pair) => call(settleShelfRow, { params: { id: row.id }, body: { outcome: 'corrected', ...pair } }),
    outdates: toldOfShelf,
    onSuccess({ detail }) {
      toast('success', detail);
      onClose();
      onDone();
    },
    onError(error) {
      toast('error', sayFailure(error, text.failed));
      // Somebody else may have decided meanwhile; what is wrong with a field stands at the field.
      if (!(error instanceof RefusedCall) || error.status === 400) return;
      onClose();
      onDone();
    },
  });
  return (
    <Dialog title={text.correctTitle} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <TextField
            {...form.inputFor('arabic')}
            label={text.arabic}
            dir="rtl"
            maxLength={TERM_LIMITS.arabic}
            data-autofocus
          />
          <TextField {...form.inputFor('latin')} label={text.latin} dir="ltr" maxLength={TERM_LIMITS.latin} />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {text.save}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

import { RETRACTION_LENGTH, retractArticle } from '@mustalah/contract/journal/articles';
import { call } from '../../api.ts';
import { common } from '../../text/common.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { toldOfVolumes } from './outdated.ts';
import { sayWhy } from './say-why.ts';
import { papersText as text } from './text.ts';

interface RetractDialogProps {
  paper: { id: number; title: string };
  onClose: () => void;
}

/** Take a published paper back, with the notice that everybody will read. */
export function RetractDialog({ paper: { id, title }, onClose }: RetractDialogProps) {
  const form = useFormWrite({
    initialValues: { note: '' },
    check: ({ note }) => (note.trim() ? {} : { note: common.required }),
    send: (body) => call(retractArticle, { params: { id }, body }),
    outdates: toldOfVolumes,
    onSuccess() {
      toast('success', text.retractDone);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.retractFailed, error)),
  });
  return (
    <Dialog title={text.retractTitle(title)} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <Text>{text.retractHint}</Text>
          <LongTextField
            {...form.inputFor('note')}
            label={text.note}
            required
            rows={4}
            dir="rtl"
            maxLength={RETRACTION_LENGTH}
            data-autofocus
          />
          <DialogActions onCancel={onClose} color="red" isBusy={form.isSending}>
            {text.retractAct}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

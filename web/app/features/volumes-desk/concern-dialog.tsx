import { RETRACTION_LENGTH, raiseConcern } from '@mustalah/contract/journal/articles';
import { call } from '../../api.ts';
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

interface ConcernDialogProps {
  paper: { id: number; title: string };
  onClose: () => void;
}

/** Say of a published paper that it is doubted, or take that back. */
export function ConcernDialog({ paper: { id, title }, onClose }: ConcernDialogProps) {
  const form = useFormWrite({
    initialValues: { note: '' },
    send: (body) => call(raiseConcern, { params: { id }, body }),
    outdates: toldOfVolumes,
    onSuccess({ detail }) {
      toast('success', detail);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.concernFailed, error)),
  });
  return (
    <Dialog title={text.concernTitle(title)} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <Text>{text.concernHint}</Text>
          <LongTextField
            {...form.inputFor('note')}
            label={text.concernNote}
            rows={4}
            dir="rtl"
            maxLength={RETRACTION_LENGTH}
            data-autofocus
          />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {text.concernAct}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

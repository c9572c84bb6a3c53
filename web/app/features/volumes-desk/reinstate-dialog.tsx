import { RETRACTION_LENGTH, reinstateArticle } from '@mustalah/contract/journal/articles';
import { addVolumePaper, VOLUME_LENGTHS } from '@mustalah/contract/journal/volumes';
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

interface ReinstateDialogProps {
  paper: { id: number; title: string };
  /** The draft with which the notice of a retraction comes back; null to take the retraction itself back. */
  volumeId: number | null;
  onClose: () => void;
}

/** Bring a retracted paper back, with the reason that its log keeps. */
export function ReinstateDialog({ paper: { id, title }, volumeId, onClose }: ReinstateDialogProps) {
  const isRestored = volumeId !== null;
  const form = useFormWrite({
    initialValues: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: common.required }),
    send: ({ reason }) =>
      isRestored
        ? call(addVolumePaper, { params: { id: volumeId }, body: { paper_id: id, reason } })
        : call(reinstateArticle, { params: { id }, body: { reason } }),
    outdates: toldOfVolumes,
    onSuccess({ detail }) {
      toast('success', detail);
      onClose();
    },
    onError: (error) => toast('error', sayWhy(text.reinstateFailed, error)),
  });
  return (
    <Dialog title={isRestored ? text.restoreOf(title) : text.reinstateOf(title)} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <Text>{isRestored ? text.restoreHint : text.reinstateHint}</Text>
          <LongTextField
            {...form.inputFor('reason')}
            label={text.reason}
            required
            rows={4}
            dir="rtl"
            maxLength={isRestored ? VOLUME_LENGTHS.reason : RETRACTION_LENGTH}
            data-autofocus
          />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {isRestored ? text.restoreAct : text.reinstateAct}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

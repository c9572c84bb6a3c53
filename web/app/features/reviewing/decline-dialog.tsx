import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { answerInvitation, listReviewerPapers, type ReviewerPaper } from '@mustalah/contract/journal/review';
import { call, sayFailure } from '../../api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { text } from './text.ts';

/** Declining takes the paper away, so it is asked twice, and for a reason. */
export function DeclineDialog({ paper, onClose }: { paper: ReviewerPaper; onClose: () => void }) {
  const form = useFormWrite({
    initialValues: { reason: '' },
    send: ({ reason }) =>
      call(answerInvitation, { params: { id: paper.id }, body: { answer: 'decline', reason } }),
    outdates: [listReviewerPapers],
    onSuccess({ detail }) {
      toast('success', detail);
      onClose();
    },
    onError: (error) => toast('error', sayFailure(error, text.answerFailed)),
  });
  return (
    <Dialog title={text.declineTitle(paper.title)} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <Text size="sm">{text.declineHint}</Text>
          <LongTextField
            {...form.inputFor('reason')}
            label={text.reason}
            description={text.reasonHint}
            rows={3}
            maxLength={PAPER_LENGTHS.conflict}
            data-autofocus
          />
          <DialogActions onCancel={onClose} color="red" isBusy={form.isSending}>
            {text.decline}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

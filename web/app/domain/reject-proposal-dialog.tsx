import { type ProposalKind, rejectProposal } from '@mustalah/contract/terms/proposals';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { call, RefusedCall, sayFailure } from '../api.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { LongTextField } from '../ui/field.tsx';
import { Stack } from '../ui/flow.tsx';
import { toast } from '../ui/toast.ts';
import { useFormWrite } from '../use-form-write.ts';
import { toldOfProposals } from './outdated.ts';
import { proposalText as text } from './text.ts';

interface RejectProposalDialogProps {
  kind: ProposalKind;
  id: number;
  /** What tells the proposal from others. */
  title: string;
  onClose: () => void;
  /** It is decided, by this person or by another meanwhile. */
  onDone: () => void;
}

/** Asks why a part that was proposed to an entry is refused; whoever proposed it reads the answer. */
export function RejectProposalDialog({ kind, id, title, onClose, onDone }: RejectProposalDialogProps) {
  const form = useFormWrite({
    initialValues: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: text.reasonMissing }),
    send: (body) => call(rejectProposal, { params: { kind, id }, body }),
    outdates: toldOfProposals,
    onSuccess({ detail }) {
      toast('success', detail);
      onClose();
      onDone();
    },
    onError(error) {
      toast('error', sayFailure(error, text.rejectFailed));
      if (error instanceof RefusedCall && [403, 404, 409].includes(error.status)) {
        onClose();
        onDone();
      }
    },
  });
  return (
    <Dialog title={text.rejectTitle(title)} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <LongTextField
            {...form.inputFor('reason')}
            label={text.reason}
            description={text.reasonHint}
            required
            rows={3}
            dir="rtl"
            maxLength={TERM_LIMITS.reason}
            data-autofocus
          />
          <DialogActions onCancel={onClose} color="red" isBusy={form.isSending}>
            {text.reject}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

import { type ProposalKind, rejectProposal } from '@mustalah/contract/terms/proposals';
import { call, RefusedCall, sayFailure } from '../api.ts';
import { toast } from '../ui/toast.ts';
import { useFormWrite } from '../use-form-write.ts';
import { toldOfProposals } from './outdated.ts';
import { RejectionDialog } from './rejection-dialog.tsx';
import { rejectionText as text } from './text.ts';

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
      toast('error', sayFailure(error, text.failed));
      if (error instanceof RefusedCall && [403, 404, 409].includes(error.status)) {
        onClose();
        onDone();
      }
    },
  });
  return <RejectionDialog title={title} form={form} onClose={onClose} />;
}

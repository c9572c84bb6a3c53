import { type ReviewTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { useState } from 'react';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { toldOfTerms } from '../../domain/outdated.ts';
import { RejectionDialog } from '../../domain/rejection-dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { ChangedMeanwhile, isConflict } from './changed-meanwhile.tsx';
import { ReasonChips } from './reason-chips.tsx';
import { text } from './text.ts';

interface RejectModalProps {
  term: ReviewTerm;
  onClose: () => void;
  onDone?: () => void;
  /** Takes the rejection instead of its being sent. */
  onHold?: (reason: string) => void;
}

export function RejectModal({ term, onClose, onDone, onHold }: RejectModalProps) {
  const [hasConflict, setConflict] = useState(false);
  const form = useFormWrite({
    initialValues: { reason: '' },
    // guard: Whoever rejects a term says why (conflict.test.tsx) ‹reason.trim() ? {} : { reason: text.reasonMissing } → {}›
    check: ({ reason }) => (reason.trim() ? {} : { reason: text.reasonMissing }),
    send: async (body) =>
      onHold
        ? null
        : call(rejectTerm, { params: { id: term.id }, body: { ...body, updated_at: term.updated_at } }),
    outdates: onHold ? [] : toldOfTerms,
    onSuccess(_, { reason }) {
      if (!onHold) toast('success', text.rejected);
      onClose();
      onHold?.(reason);
      onDone?.();
    },
    onError(error) {
      if (isConflict(error)) setConflict(true);
      else toast('error', sayFailure(error, text.rejectFailed));
      // Somebody else may have decided meanwhile, or changed the text.
      if (error instanceof RefusedCall) onDone?.();
    },
  });
  return (
    <RejectionDialog title={term.arabic} form={form} onClose={onClose}>
      {hasConflict && <ChangedMeanwhile term={term} advice={text.changedBeforeReject} />}
      <Text size="sm">{text.rejectWarning}</Text>
      <ReasonChips chosen={form.values.reason} onChoose={(reason) => form.setFieldValue('reason', reason)} />
    </RejectionDialog>
  );
}

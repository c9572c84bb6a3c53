import type { Verdict } from '@mustalah/contract/journal/paper';
import type { ReviewerPaper } from '@mustalah/contract/journal/review';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { text } from './text.ts';

interface VerdictDialogProps {
  paper: ReviewerPaper;
  verdict: Verdict;
  hasNote: boolean;
  /** The journal has asked for reasons. */
  isAsked: boolean;
  isBusy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** A verdict cannot be taken back, so it is said once more before it goes. */
export const VerdictDialog = ({
  paper,
  verdict,
  hasNote,
  isAsked,
  isBusy,
  onSend,
  onClose,
}: VerdictDialogProps) => (
  <Dialog title={text.confirmTitle(text.act[verdict])} onClose={onClose}>
    <Stack gap="md">
      <Text>{text.confirmHint(paper.title)}</Text>
      {paper.decided_by === 'editor' && <Text>{text.asAdvice}</Text>}
      {isAsked && <Text role="alert">{text.askedReasons}</Text>}
      {!hasNote && !isAsked && (
        <Text size="sm" c="dimmed">
          {text.withoutNote}
        </Text>
      )}
      <DialogActions
        type="button"
        onCancel={onClose}
        isBusy={isBusy}
        onClick={onSend}
        data-autofocus
        {...(verdict === 'rejected' && { color: 'red' })}
      >
        {isAsked ? text.sendWithout : text.send}
      </DialogActions>
    </Stack>
  </Dialog>
);

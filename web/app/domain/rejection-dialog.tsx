import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { LongTextField } from '../ui/field.tsx';
import { Stack } from '../ui/flow.tsx';
import type { ApiForm } from '../use-form-write.ts';
import { rejectionText as text } from './text.ts';

interface RejectionDialogProps {
  /** What is rejected. */
  title: string;
  form: ApiForm<{ reason: string }>;
  onClose: () => void;
  /** What is told above the reason, and ways to choose one. */
  children?: ReactNode;
}

/** Asks why something is rejected; whoever proposed it reads the answer. */
export const RejectionDialog = ({ title, form, onClose, children }: RejectionDialogProps) => (
  <Dialog title={text.title(title)} onClose={onClose}>
    <form {...form.props}>
      <Stack gap="md">
        {children}
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
          {text.act}
        </DialogActions>
      </Stack>
    </form>
  </Dialog>
);

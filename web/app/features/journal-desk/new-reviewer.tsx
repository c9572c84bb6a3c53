import { grantReviewer, listReviewers } from '@mustalah/contract/journal/desk';
import { useState } from 'react';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { useWrite } from '../../use-write.ts';
import type { Message } from './banner.tsx';
import { steeringText as text } from './text.ts';

interface NewReviewerProps {
  say: (message: Message) => void;
  /** Whose account it is. */
  onDone: (reviewerId: number) => void;
  onClose: () => void;
}

/** Makes a member a reviewer by their address, so that they can be asked. */
export function NewReviewer({ say, onDone, onClose }: NewReviewerProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const { write, isPending } = useWrite(() => call(grantReviewer, { body: { email: email.trim() } }), {
    outdates: [listReviewers],
    onSuccess({ id }) {
      say({ tone: 'success', words: text.granted });
      onDone(id);
    },
    onError(fault) {
      const ofField = fault instanceof RefusedCall ? fault.fields['email']?.[0] : undefined;
      setError(ofField ?? sayFailure(fault, text.grantFailed));
    },
  });
  return (
    <Dialog title={text.grantTitle} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          write();
        }}
      >
        <Stack gap="md">
          <Text>{text.grantLead}</Text>
          <TextField
            type="email"
            dir="ltr"
            label={text.grantEmail}
            required
            data-autofocus
            value={email}
            error={error}
            onChange={({ currentTarget: { value } }) => {
              setEmail(value);
              setError(undefined);
            }}
          />
          <DialogActions isBusy={isPending} onCancel={onClose}>
            {text.grant}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

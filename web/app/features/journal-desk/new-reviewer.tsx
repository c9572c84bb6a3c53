import { PROFILE_LIMITS } from '@mustalah/contract/accounts';
import { EMAIL_LENGTH } from '@mustalah/contract/fields';
import { inviteByAddress } from '@mustalah/contract/journal/address-invitations';
import { type DeskPaper, grantReviewer, listReviewers } from '@mustalah/contract/journal/desk';
import { useState } from 'react';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { common } from '../../text/common.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { useWrite } from '../../use-write.ts';
import type { Message } from './banner.tsx';
import { addressText, steeringText as text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface NewReviewerProps {
  paper: DeskPaper;
  /** What is asked of who is invited by the address. */
  days: { due_in_days: number; respond_in_days: number };
  say: (message: Message) => void;
  /** Whose account it is. */
  onDone: (reviewerId: number) => void;
  onClose: () => void;
}

/** Makes a member a reviewer by their address, so that they can be asked; who is no member is invited to that address. */
export function NewReviewer({ paper, days, say, onDone, onClose }: NewReviewerProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [isStranger, setStranger] = useState(false);
  const [hasSigns, setSigns] = useState(false);
  const [faults, setFaults] = useState<{ email?: string; name?: string }>({});
  const granting = useWrite(() => call(grantReviewer, { body: { email: email.trim() } }), {
    outdates: [listReviewers],
    onSuccess({ id }) {
      say({ tone: 'success', words: text.granted });
      onDone(id);
    },
    onError(fault) {
      if (fault instanceof RefusedCall && fault.code === 'no_such_account') return setStranger(true);
      setFaults(faultsIn(fault, text.grantFailed));
    },
  });
  const inviting = useDeskWrite({
    send: () =>
      call(inviteByAddress, {
        params: { id: paper.id },
        body: { name: name.trim(), email: email.trim(), ...days, despite_signs: hasSigns },
      }).catch((fault: unknown) => {
        if (fault instanceof RefusedCall && fault.code === 'likely_conflict') setSigns(true);
        setFaults(faultsIn(fault, addressText.inviteFailed));
        throw fault;
      }),
    // What is refused stands at the fields.
    say: (message) => message.tone === 'success' && say(message),
    done: () => addressText.invited(name.trim()),
    failed: addressText.inviteFailed,
    onSuccess: onClose,
  });
  const send = () => {
    setFaults({});
    if (!isStranger) granting.write();
    else if (name.trim() === '') setFaults({ name: common.required });
    else inviting.write();
  };
  return (
    <Dialog title={text.grantTitle} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap="md">
          <Text role={isStranger ? 'status' : undefined}>
            {isStranger ? addressText.lead : text.grantLead}
          </Text>
          <TextField
            type="email"
            dir="ltr"
            label={text.grantEmail}
            required
            data-autofocus
            maxLength={EMAIL_LENGTH}
            value={email}
            error={faults.email}
            onChange={({ currentTarget: { value } }) => {
              setEmail(value);
              setStranger(false);
              setSigns(false);
              setFaults({});
            }}
          />
          {isStranger && (
            <TextField
              label={addressText.name}
              description={addressText.nameHint}
              required
              maxLength={PROFILE_LIMITS.name}
              value={name}
              error={faults.name}
              onChange={({ currentTarget: { value } }) => {
                setName(value);
                setSigns(false);
              }}
            />
          )}
          <DialogActions isBusy={granting.isPending || inviting.isPending} onCancel={onClose}>
            {isStranger ? (hasSigns ? addressText.inviteAnyway : addressText.invite) : text.grant}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

const faultsIn = (fault: unknown, otherwise: string): { email?: string; name?: string } => {
  const { email, name } = fault instanceof RefusedCall ? fault.fields : {};
  if (name?.[0] !== undefined) return { name: name[0] };
  return { email: email?.[0] ?? sayFailure(fault, otherwise) };
};

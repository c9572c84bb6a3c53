import { listDisagreements } from '@mustalah/contract/payouts/audit';
import { bookPayment, findRecipients, SIGNATURE_LENGTH } from '@mustalah/contract/payouts/booking';
import { listPayoutLog } from '@mustalah/contract/payouts/log';
import { getPayoutOverview, listPendingUsers } from '@mustalah/contract/payouts/payees';
import { NOTE_LENGTH } from '@mustalah/contract/payouts/payment';
import { useEffect, useRef, useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { type Faults, useFormWrite } from '../../use-form-write.ts';
import { writeAmount } from './amount.tsx';
import styles from './payouts.module.css';
import { RecipientField } from './recipient-field.tsx';
import { auditText as text } from './text.ts';

const empty = { user_id: '', tx_hash: '', note: '' };

/** A payment that the audit found. */
export interface Offered {
  user_id: string;
  tx_hash: string;
}

const check = ({ user_id, tx_hash, note }: typeof empty): Faults<typeof empty> => ({
  ...(user_id === '' && { user_id: text.userMissing }),
  ...(tx_hash.trim() === '' && { tx_hash: text.hashMissing }),
  ...(note.trim() === '' && { note: text.noteMissing }),
});

/** Count a payment that was made outside of the platform; the chain says how much it was. */
export function BookForm({ offered }: { offered: Offered | null }) {
  const shown = useRef<HTMLFormElement>(null);
  // What was offered stands far above.
  useEffect(() => {
    if (offered) shown.current?.scrollIntoView({ block: 'center' });
  }, [offered]);
  const [booked, setBooked] = useState(0);
  const form = useFormWrite({
    initialValues: { ...empty, ...offered },
    check,
    send: ({ user_id, tx_hash, note }) =>
      call(bookPayment, { body: { user_id, tx_hash: tx_hash.trim(), note } }),
    outdates: [listPendingUsers, listPayoutLog, getPayoutOverview, listDisagreements, findRecipients],
    onSuccess({ amount, email }) {
      toast('success', text.bookedTo(writeAmount(amount), email));
      form.reset();
      setBooked((times) => times + 1);
    },
    onError: (error) => toast('error', sayFailure(error, text.bookFailed)),
  });
  return (
    <Panel title={text.book} icon="file">
      <form {...form.props} ref={shown} aria-label={text.book} className={styles.form}>
        <Stack gap="md">
          <Text size="sm">{text.bookLead}</Text>
          <RecipientField
            key={booked}
            value={form.values.user_id}
            onChoose={(userId) => form.setFieldValue('user_id', userId)}
            {...(typeof form.errors.user_id === 'string' && { error: form.errors.user_id })}
          />
          <TextField
            {...form.inputFor('tx_hash')}
            label={text.hash}
            dir="ltr"
            lang="en"
            required
            maxLength={SIGNATURE_LENGTH.max}
          />
          <TextField {...form.inputFor('note')} label={text.note} required maxLength={NOTE_LENGTH} />
          <div>
            <ActionButton type="submit" isBusy={form.isSending}>
              {text.bookAct}
            </ActionButton>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}

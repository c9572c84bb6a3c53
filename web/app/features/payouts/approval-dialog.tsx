import {
  type ApprovalDecision,
  decidePayoutApproval,
  listPayoutApprovals,
  type PayoutApproval,
} from '@mustalah/contract/payouts/approvals';
import { getPayoutOverview, listPendingUsers } from '@mustalah/contract/payouts/payees';
import { NOTE_LENGTH } from '@mustalah/contract/payouts/payment';
import { useRef } from 'react';
import { call, sayFailure } from '../../api.ts';
import { common } from '../../text/common.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { writeAmount } from './amount.tsx';
import styles from './payouts.module.css';
import { approvalText as text } from './text.ts';

const outdated = [listPayoutApprovals, getPayoutOverview, listPendingUsers] as const;

/** Agree to what another admin asked for, or refuse it. */
export function ApprovalDialog({ approval, onClose }: { approval: PayoutApproval; onClose: () => void }) {
  const { id, name, amount, wallet, can_approve, reason } = approval;
  const decision = useRef<ApprovalDecision>('refuse');
  const form = useFormWrite({
    initialValues: { note: '' },
    check: ({ note }): { note?: string } =>
      decision.current === 'refuse' && note.trim() === '' ? { note: text.noteMissing } : {},
    send: ({ note }) =>
      call(decidePayoutApproval, { params: { id }, body: { decision: decision.current, note: note.trim() } }),
    outdates: outdated,
    onSuccess({ decision: decided }) {
      toast('success', decided === 'approved' ? text.approved : text.refused);
      onClose();
    },
    onError: (error) => toast('error', sayFailure(error, text.decideFailed)),
  });
  const act = (chosen: ApprovalDecision) => ({
    type: 'submit' as const,
    isBusy: form.isSending,
    onClick: () => {
      decision.current = chosen;
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <Text fw={600}>
            {text.what(writeAmount(amount))} <bdi>{name}</bdi>
          </Text>
          <Text size="sm">
            {text.toWallet}{' '}
            <bdi lang="en" dir="ltr" className={styles.address}>
              {wallet}
            </bdi>
          </Text>
          <Text size="sm">{text.dialogLead}</Text>
          {!can_approve && <Alert color="gold" title={reason} />}
          <LongTextField
            {...form.inputFor('note')}
            label={text.note}
            rows={3}
            maxLength={NOTE_LENGTH}
            data-autofocus
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <ActionButton color="red" variant="outline" {...act('refuse')}>
              {text.refuse}
            </ActionButton>
            {can_approve && <ActionButton {...act('approve')}>{text.approve}</ActionButton>}
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

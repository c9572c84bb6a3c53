import { listPayoutLog } from '@mustalah/contract/payouts/log';
import { getPayoutOverview, listPendingUsers } from '@mustalah/contract/payouts/payees';
import { NOTE_LENGTH } from '@mustalah/contract/payouts/payment';
import { decidePayout, getPayout, listPayouts, type PayoutDecision } from '@mustalah/contract/payouts/review';
import { useRef } from 'react';
import { call, sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import styles from './payouts.module.css';
import { reviewText as text } from './text.ts';

const outdated = [getPayout, getPayoutOverview, listPayouts, listPayoutLog, listPendingUsers] as const;

/** What a person decides on a payout that nobody else can, and why. */
export function DecisionForm({ id, isSigned }: { id: string; isSigned: boolean }) {
  const decision = useRef<PayoutDecision>('ask_again');
  const form = useFormWrite({
    initialValues: { note: '' },
    check: ({ note }): { note?: string } =>
      decision.current !== 'ask_again' && note.trim() === '' ? { note: text.noteMissing } : {},
    send: ({ note }) =>
      call(decidePayout, { params: { id }, body: { decision: decision.current, note: note.trim() } }),
    outdates: outdated,
    onSuccess: ({ awaits_decision }) => toast('success', awaits_decision ? text.notDecided : text.decided),
    onError: (error) => toast('error', sayFailure(error, text.decideFailed)),
  });
  const act = (chosen: PayoutDecision) => ({
    type: 'submit' as const,
    isBusy: form.isSending,
    onClick: () => {
      decision.current = chosen;
    },
  });
  return (
    <Panel title={text.decide} icon="shield">
      <form {...form.props} aria-label={text.decide} className={styles.form}>
        <Stack gap="md">
          <Text size="sm">{text.decideLead}</Text>
          <Group gap="sm">
            <ActionButton variant="default" {...act('ask_again')}>
              {text.askAgain}
            </ActionButton>
            <Text size="sm" c="dimmed">
              {text.askAgainLead}
            </Text>
          </Group>
          <LongTextField {...form.inputFor('note')} label={text.note} rows={3} maxLength={NOTE_LENGTH} />
          <Group gap="sm">
            {isSigned && <ActionButton {...act('settle')}>{text.landed}</ActionButton>}
            <ActionButton variant="outline" color="red" {...act('release')}>
              {text.missing}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

import { type DeskPaper, STEERING_REASON } from '@mustalah/contract/journal/desk';
import { useState } from 'react';
import { Confirm } from '../../ui/confirm.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import type { Message } from './banner.tsx';
import { steeringText as text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface ReasonedActProps {
  title: string;
  /** What will happen, and who reads the reason. */
  lead: string;
  act: string;
  /** What is asked for, where it is no reason. */
  label?: string;
  missing?: string;
  /** Green for what can be taken back. */
  color?: 'red' | 'green';
  send: (reason: string) => Promise<DeskPaper>;
  say: (message: Message) => void;
  done: string;
  failed: string;
  onClose: () => void;
}

/** Asks before something that stays in the log of a paper, and for the reason that stays with it. */
export function ReasonedAct({
  title,
  lead,
  act,
  label = text.reason,
  missing = text.reasonMissing,
  color = 'red',
  send,
  say,
  done,
  failed,
  onClose,
}: ReasonedActProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = reason.trim().length < STEERING_REASON.fewest;
  const { write, isPending } = useDeskWrite({
    send: () => send(reason.trim()),
    say,
    done: () => done,
    failed,
    onSuccess: onClose,
  });
  return (
    <Confirm
      title={title}
      act={act}
      color={color}
      isBusy={isPending}
      onClose={onClose}
      onAct={() => {
        setChecked(true);
        // guard: What stays in the log is not done without a reason (desk-page.test.tsx) ‹!isShort → true›
        if (!isShort) write();
      }}
    >
      <Text>{lead}</Text>
      <LongTextField
        label={label}
        required
        rows={3}
        maxLength={STEERING_REASON.most}
        value={reason}
        error={isChecked && isShort && missing}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </Confirm>
  );
}

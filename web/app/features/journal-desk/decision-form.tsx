import { type DeskPaper, setStatus } from '@mustalah/contract/journal/desk';
import { PAPER_LENGTHS, type PaperStatus } from '@mustalah/contract/journal/paper';
import { useState } from 'react';
import { call } from '../../api.ts';
import { paperStatusText } from '../../domain/text.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ChoiceField, LongTextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text, Title } from '../../ui/text.tsx';
import type { Message } from './banner.tsx';
import { text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface DecisionFormProps {
  paper: DeskPaper;
  say: (message: Message) => void;
  onDone: () => void;
  /** It has the focus when it comes. */
  isFirst?: boolean;
}

/** A decision with words for the author and for the log. What is written stays when it could not be sent. */
export function DecisionForm({ paper, say, onDone, isFirst }: DecisionFormProps) {
  const [note, setNote] = useState('');
  const [internalNote, setInternalNote] = useState('');
  const [status, choose] = useState<PaperStatus | ''>('');
  const [isChecked, setChecked] = useState(false);
  const choices = [
    { value: '', label: text.chooseDecision },
    ...Object.entries(paperStatusText)
      .filter(([value]) => value !== paper.status)
      .map(([value, label]) => ({ value, label })),
  ];
  const isNoteMissing = status === 'rejected' && !note.trim();
  const { write, isPending } = useDeskWrite({
    send: (decided: PaperStatus) =>
      call(setStatus, {
        params: { id: paper.id },
        body: { status: decided, note, internal_note: internalNote, version: paper.version },
      }),
    say,
    done: () => text.statusSet,
    failed: text.statusFailed,
    onSuccess: onDone,
  });
  const decide = () => {
    setChecked(true);
    // guard: No decision is preselected, and a rejection says why (desk-page.test.tsx) ‹ || isNoteMissing →›
    if (status === '' || isNoteMissing) return;
    write(status);
  };
  return (
    <Stack component="section" gap="sm">
      <div>
        <Title order={3} size="h5">
          {text.decision}
        </Title>
        <Text size="sm" c="dimmed">
          {text.decisionHint}
        </Text>
      </div>
      <ChoiceField
        label={text.status}
        data-autofocus={isFirst || undefined}
        value={status}
        data={choices}
        error={isChecked && status === '' && text.decisionMissing}
        onChange={({ currentTarget: { value } }) => choose(value as PaperStatus | '')}
      />
      <LongTextField
        label={status === 'rejected' ? text.rejectionNote : text.note}
        description={text.noteHint}
        error={isChecked && isNoteMissing && text.rejectionNoteMissing}
        required={status === 'rejected'}
        rows={3}
        maxLength={PAPER_LENGTHS.note}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <LongTextField
        label={text.internalNote}
        rows={2}
        maxLength={PAPER_LENGTHS.note}
        value={internalNote}
        onChange={({ currentTarget: { value } }) => setInternalNote(value)}
      />
      <div>
        <ActionButton isBusy={isPending} onClick={decide}>
          {text.decide}
        </ActionButton>
      </div>
    </Stack>
  );
}

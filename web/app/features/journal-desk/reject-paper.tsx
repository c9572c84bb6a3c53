import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { useState } from 'react';
import { Confirm } from '../../ui/confirm.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import { text } from './text.ts';

interface RejectPaperProps {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onReject: (note: string) => void;
}

/** Asks before a paper is rejected, and for what its author will read. */
export function RejectPaper({ title, isBusy, onClose, onReject }: RejectPaperProps) {
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  return (
    <Confirm
      title={text.rejectTitle(title)}
      act={text.reject}
      isBusy={isBusy}
      onClose={onClose}
      onAct={() => {
        setChecked(true);
        if (note.trim()) onReject(note);
      }}
    >
      <Text>{text.decisionHint}</Text>
      <LongTextField
        label={text.rejectionNote}
        description={text.noteHint}
        error={isChecked && !note.trim() && text.rejectionNoteMissing}
        required
        rows={4}
        maxLength={PAPER_LENGTHS.note}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </Confirm>
  );
}

import { stateConflicts } from '@mustalah/contract/journal/corrections';
import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { listMyPapers, type MyPaper } from '@mustalah/contract/journal/submissions';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useFormWrite } from '../../use-form-write.ts';
import styles from './papers.module.css';
import { submitText, conflictsText as text } from './text.ts';

interface AskedConflictsProps {
  paper: Pick<MyPaper, 'id' | 'title' | 'authors' | 'conflict_statement'>;
}

/** That others wrote a paper than those who stated its conflicts of interest, and the way to state them anew. */
export function AskedConflicts({ paper }: AskedConflictsProps) {
  const [isOpen, open] = useState(false);
  return (
    <blockquote className={styles.note}>
      <p>{text.asked}</p>
      <Button size="md" aria-label={text.openOf(paper.title)} onClick={() => open(true)}>
        {text.open}
      </Button>
      {isOpen && <ConflictsDialog paper={paper} onClose={() => open(false)} />}
    </blockquote>
  );
}

/** What was stated until now, to be confirmed or changed. */
function ConflictsDialog({ paper, onClose }: AskedConflictsProps & { onClose: () => void }) {
  const { id, title, authors, conflict_statement } = paper;
  const form = useFormWrite({
    initialValues: { conflict_statement },
    check: () => ({}),
    send: (body) => call(stateConflicts, { params: { id }, body }),
    outdates: [listMyPapers],
    onSuccess() {
      toast('success', text.done);
      onClose();
    },
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  return (
    <Dialog title={text.title(title)} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <Text dir="auto">{text.lead(authors.map(({ name }) => name).join('، '))}</Text>
          <LongTextField
            {...form.inputFor('conflict_statement')}
            label={submitText.conflict}
            description={text.hint}
            rows={4}
            maxLength={PAPER_LENGTHS.conflict}
            data-autofocus
          />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {text.send}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

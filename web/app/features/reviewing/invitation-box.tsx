import { answerInvitation, listReviewerPapers, type ReviewerPaper } from '@mustalah/contract/journal/review';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { text } from './text.ts';

/** An invitation that waits for its answer. */
export function InvitationBox({ paper }: { paper: ReviewerPaper }) {
  const [isDeclining, setDeclining] = useState(false);
  const acceptance = useWrite(
    () => call(answerInvitation, { params: { id: paper.id }, body: { answer: 'accept' } }),
    {
      outdates: [listReviewerPapers],
      onSuccess: () => toast('success', text.accepted),
      onError: (error) => toast('error', sayFailure(error, text.answerFailed)),
    },
  );
  return (
    <Alert color="gold" title={text.invited}>
      <Group gap="xs">
        <ActionButton isBusy={acceptance.isPending} onClick={() => acceptance.write()}>
          {text.accept}
        </ActionButton>
        <Button variant="default" onClick={() => setDeclining(true)}>
          {text.decline}
        </Button>
      </Group>
      {isDeclining && <DeclineDialog paper={paper} onClose={() => setDeclining(false)} />}
    </Alert>
  );
}

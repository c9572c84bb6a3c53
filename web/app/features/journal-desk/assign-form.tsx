import { assignReviewer, type DeskPaper, type Reviewer } from '@mustalah/contract/journal/desk';
import { ANSWER_DAYS, REVIEW_DAYS } from '@mustalah/contract/journal/paper';
import { useState } from 'react';
import { call } from '../../api.ts';
import { countOf } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { Group } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import type { Message } from './banner.tsx';
import styles from './desk.module.css';
import { NewReviewer } from './new-reviewer.tsx';
import { steeringText, text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface AssignFormProps {
  paper: DeskPaper;
  reviewers: readonly Reviewer[];
  say: (message: Message) => void;
  /** It has the focus when it comes. */
  isFirst?: boolean;
}

const inDays = (days: number) => ({ value: String(days), label: countOf(days, steeringText.days) });
const dueChoices = [REVIEW_DAYS.fewest, 10, 14, REVIEW_DAYS.most].map(inDays);
const answerChoices = [ANSWER_DAYS.fewest, 3, 5, ANSWER_DAYS.usual, ANSWER_DAYS.most].map(inDays);

/** Choose a reviewer and ask them; those whose expertise meets the paper come first, with a star. */
export function AssignForm({ paper, reviewers, say, isFirst }: AssignFormProps) {
  const [chosen, choose] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [dueIn, setDueIn] = useState(String(REVIEW_DAYS.most));
  const [respondIn, setRespondIn] = useState(String(ANSWER_DAYS.usual));
  const { write, isPending } = useDeskWrite({
    send: (reviewerId: number) =>
      call(assignReviewer, {
        params: { id: paper.id },
        body: {
          reviewer_id: reviewerId,
          due_in_days: Number(dueIn),
          respond_in_days: Number(respondIn),
        },
      }),
    say,
    done: ({ reviewer_name }) => text.assigned(reviewer_name ?? ''),
    failed: text.assignFailed,
    onSuccess: () => choose(''),
  });
  const choices = choicesOf(paper, reviewers);
  // Asked meanwhile, or no longer fit.
  const reviewer = choices.some(({ value }) => value === chosen) ? chosen : '';
  const signs = paper.likely_conflicts.find(({ reviewer_id }) => String(reviewer_id) === reviewer)?.signs;
  return (
    <Group gap={6} className={styles.assign}>
      <ChoiceField
        aria-label={text.chooseReviewerFor(paper.title)}
        title={text.starHint}
        data-autofocus={isFirst || undefined}
        value={reviewer}
        data={[{ value: '', label: text.chooseReviewer }, ...choices]}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <ActionButton
        size="xs"
        isBusy={isPending}
        disabled={reviewer === ''}
        onClick={() => write(Number(reviewer))}
      >
        {text.assign}
      </ActionButton>
      <div className={styles.dates}>
        <ChoiceField
          label={text.days}
          value={dueIn}
          data={dueChoices}
          onChange={({ currentTarget: { value } }) => setDueIn(value)}
        />
        <ChoiceField
          label={steeringText.answerWithin}
          value={respondIn}
          data={answerChoices}
          onChange={({ currentTarget: { value } }) => setRespondIn(value)}
        />
      </div>
      <Button size="compact-sm" variant="subtle" onClick={() => setAdding(true)}>
        {steeringText.grantOpen}
      </Button>
      {isAdding && (
        <NewReviewer
          paper={paper}
          days={{ due_in_days: Number(dueIn), respond_in_days: Number(respondIn) }}
          say={say}
          onClose={() => setAdding(false)}
          onDone={(reviewerId) => {
            choose(String(reviewerId));
            setAdding(false);
          }}
        />
      )}
      <Text size="xs" role="status" className={styles.closeness}>
        {[signs && text.closeness(signs), warningOf(paper)].filter(Boolean).join(' ')}
      </Text>
    </Group>
  );
}

/** What is to be looked at in the copy before somebody reads it. */
function warningOf({ signs, hidden_text }: DeskPaper): string {
  const hasHidden = hidden_text !== null && hidden_text.pages > 0;
  if (signs.length > 0) return hasHidden ? text.hasBoth : text.hasSigns;
  return hasHidden ? text.hasHidden : '';
}

export function choicesOf(
  {
    matching_reviewers,
    barred_reviewers,
    likely_conflicts,
  }: Pick<DeskPaper, 'matching_reviewers' | 'barred_reviewers' | 'likely_conflicts'>,
  reviewers: readonly Reviewer[],
): { value: string; label: string }[] {
  const isMatching = ({ id }: Reviewer) => matching_reviewers.includes(id);
  const isClose = ({ id }: Reviewer) => likely_conflicts.some(({ reviewer_id }) => reviewer_id === id);
  return reviewers
    .filter(({ id, is_editor }) => !is_editor && !barred_reviewers.includes(id))
    .toSorted((one, other) => Number(isMatching(other)) - Number(isMatching(one)))
    .map((reviewer) => ({
      value: String(reviewer.id),
      label: text.reviewerChoice(reviewer.name, {
        isMatching: isMatching(reviewer),
        isClose: isClose(reviewer),
      }),
    }));
}

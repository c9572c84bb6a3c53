import {
  type Assignment,
  cancelAssignment,
  type DeskPaper,
  extendReview,
  type Reviewer,
  remindReviewer,
  replaceReviewer,
  setVerdictAside,
} from '@mustalah/contract/journal/desk';
import { useState } from 'react';
import { call } from '../../api.ts';
import { countOf } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { Group } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { choicesOf } from './assign-form.tsx';
import type { Message } from './banner.tsx';
import { ReasonedAct } from './reasoned-act.tsx';
import { steeringText as text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface AssignmentActsProps {
  paper: DeskPaper;
  assignment: Assignment;
  reviewers: readonly Reviewer[];
  say: (message: Message) => void;
}

type Asking = 'extend' | 'replace' | 'cancel' | 'set_aside' | null;

/** What an editor does with a review that is waited for, or with a verdict that was sent. */
export function AssignmentActs({ paper, assignment, reviewers, say }: AssignmentActsProps) {
  const [asking, ask] = useState<Asking>(null);
  const { reviewer_name: name } = assignment;
  const params = { id: paper.id, assignment: assignment.id };
  const reminding = useDeskWrite({
    send: () => call(remindReviewer, { params }),
    say,
    done: () => text.reminded(name),
    failed: text.remindFailed,
  });
  const close = () => ask(null);
  if (assignment.can_set_aside) {
    return (
      <>
        <Button
          size="xs"
          variant="outline"
          color="red"
          aria-label={text.setAsideOf(name)}
          onClick={() => ask('set_aside')}
        >
          {text.setAside}
        </Button>
        {asking === 'set_aside' && (
          <ReasonedAct
            title={text.setAsideTitle(name)}
            lead={text.setAsideLead}
            act={text.setAside}
            send={(reason) => call(setVerdictAside, { params, body: { reason, version: paper.version } })}
            say={say}
            done={text.setAsideDone}
            failed={text.setAsideFailed}
            onClose={close}
          />
        )}
      </>
    );
  }
  if (!assignment.can_cancel) return null;
  return (
    <Group gap={6}>
      {!assignment.is_lost && (
        <>
          <ActionButton
            size="xs"
            variant="default"
            isBusy={reminding.isPending}
            aria-label={text.remindOf(name)}
            onClick={() => reminding.write()}
          >
            {text.remind}
          </ActionButton>
          <Button size="xs" variant="default" aria-label={text.extendOf(name)} onClick={() => ask('extend')}>
            {text.extend}
          </Button>
        </>
      )}
      <Button
        size="xs"
        variant={assignment.is_lost ? 'filled' : 'default'}
        aria-label={text.replaceOf(name)}
        onClick={() => ask('replace')}
      >
        {text.replace}
      </Button>
      <Button
        size="xs"
        variant="outline"
        color="red"
        aria-label={text.cancelOf(name)}
        onClick={() => ask('cancel')}
      >
        {text.cancel}
      </Button>
      {asking === 'extend' && <Extension {...{ paper, assignment, say }} onClose={close} />}
      {asking === 'replace' && <Replacement {...{ paper, assignment, reviewers, say }} onClose={close} />}
      {asking === 'cancel' && <Cancellation {...{ paper, assignment, say }} onClose={close} />}
    </Group>
  );
}

type AskingProps = Omit<AssignmentActsProps, 'reviewers'> & { onClose: () => void };

function Cancellation({ paper, assignment, say, onClose }: AskingProps) {
  const { write, isPending } = useDeskWrite({
    send: () => call(cancelAssignment, { params: { id: paper.id, assignment: assignment.id } }),
    say,
    done: () => text.cancelled,
    failed: text.cancelFailed,
    onSuccess: onClose,
  });
  return (
    <Confirm
      title={text.cancelTitle(assignment.reviewer_name)}
      act={text.cancel}
      isBusy={isPending}
      onAct={() => write()}
      onClose={onClose}
    >
      <Text>{text.cancelLead}</Text>
    </Confirm>
  );
}

const extensions = [3, 7, 14, 21].map((days) => ({ value: String(days), label: countOf(days, text.days) }));

function Extension({ paper, assignment, say, onClose }: AskingProps) {
  const [days, choose] = useState('7');
  const { write, isPending } = useDeskWrite({
    send: () =>
      call(extendReview, {
        params: { id: paper.id, assignment: assignment.id },
        body: { days: Number(days), version: paper.version },
      }),
    say,
    done: () => text.extended(assignment.reviewer_name),
    failed: text.extendFailed,
    onSuccess: onClose,
  });
  return (
    <Confirm
      title={text.extendTitle(assignment.reviewer_name)}
      act={text.extend}
      color="green"
      isBusy={isPending}
      onAct={() => write()}
      onClose={onClose}
    >
      <ChoiceField
        label={text.extendBy}
        description={text.extendHint}
        value={days}
        data={extensions}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
    </Confirm>
  );
}

function Replacement({
  paper,
  assignment,
  reviewers,
  say,
  onClose,
}: AskingProps & Pick<AssignmentActsProps, 'reviewers'>) {
  const [chosen, choose] = useState('');
  const { write, isPending } = useDeskWrite({
    send: () =>
      call(replaceReviewer, {
        params: { id: paper.id, assignment: assignment.id },
        body: { reviewer_id: Number(chosen), version: paper.version },
      }),
    say,
    done: ({ reviewer_name }) => text.replaced(reviewer_name ?? ''),
    failed: text.replaceFailed,
    onSuccess: onClose,
  });
  return (
    <Confirm
      title={text.replaceTitle(assignment.reviewer_name)}
      act={text.replace}
      color="green"
      isBusy={isPending}
      isImpossible={chosen === ''}
      onAct={() => write()}
      onClose={onClose}
    >
      <Text>{text.replaceLead}</Text>
      <ChoiceField
        label={text.replacement}
        title={text.starHint}
        value={chosen}
        data={[{ value: '', label: text.chooseReplacement }, ...choicesOf(paper, reviewers)]}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
    </Confirm>
  );
}

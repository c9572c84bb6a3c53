import { type Assignment, cancelAssignment, type DeskPaper } from '@mustalah/contract/journal/desk';
import { useState } from 'react';
import { call } from '../../api.ts';
import { PaperSigns } from '../../domain/paper-signs.tsx';
import { PaperTerms } from '../../domain/paper-terms.tsx';
import { formatDay, formatInteger } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text, Title } from '../../ui/text.tsx';
import type { Message } from './banner.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { DecisionForm } from './decision-form.tsx';
import styles from './desk.module.css';
import { NamedEditors } from './named-editors.tsx';
import { correctionText, text } from './text.ts';
import { useDeskWrite } from './use-desk-write.ts';

interface PaperDialogProps {
  paper: DeskPaper;
  say: (message: Message) => void;
  onClose: () => void;
}

/** A paper with its reviewers, what they said, and the editor's own decision. */
export function PaperDialog({ paper, say, onClose }: PaperDialogProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const mayAct = paper.relation === 'stranger' && !paper.is_withdrawn && !paper.is_retracted;
  if (isCorrecting) return <CorrectionDialog paper={paper} say={say} onClose={() => setCorrecting(false)} />;
  return (
    <Dialog title={paper.title} onClose={onClose} size="lg">
      <Stack gap="md">
        <section>
          <Title order={3} size="h5">
            {text.abstract}
          </Title>
          <Text dir="auto" className={styles.prose}>
            {paper.abstract || text.noAbstract}
          </Text>
          {mayAct && (
            <Button size="xs" variant="outline" onClick={() => setCorrecting(true)}>
              {correctionText.open}
            </Button>
          )}
        </section>
        {paper.review_note && (
          <section>
            <Title order={3} size="h5">
              {text.decisionNote}
            </Title>
            <Text dir="auto" className={styles.prose}>
              {paper.review_note}
            </Text>
          </section>
        )}
        {paper.relation === 'stranger' && paper.status === 'pending' && <ReviewersCopy paper={paper} />}
        {paper.relation === 'stranger' && <Assignments paper={paper} say={say} />}
        {mayAct && paper.named_editors.length > 0 && <NamedEditors paper={paper} say={say} />}
        {mayAct && paper.status === 'approved' && <PaperTerms paperId={paper.id} />}
        {mayAct && !paper.is_published && <DecisionForm paper={paper} say={say} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}

/** What reviewers will read, and what in it may tell them who wrote it. */
function ReviewersCopy({ paper: { reviewers_copy, signs } }: Pick<PaperDialogProps, 'paper'>) {
  return (
    <Stack component="section" gap="xs" align="start">
      <Title order={3} size="h5">
        {text.reviewersCopy}
      </Title>
      {reviewers_copy ? (
        <Button href={reviewers_copy} target="_blank" rel="noreferrer" size="xs" variant="outline">
          {text.openCopy}
        </Button>
      ) : (
        <Text size="sm">{text.noCopyYet}</Text>
      )}
      {reviewers_copy && signs.length === 0 && <Text size="sm">{text.noSigns}</Text>}
      {signs.length > 0 && (
        <div className={styles.signs}>
          <Text size="sm">{text.signs}</Text>
          <PaperSigns signs={signs} />
        </div>
      )}
    </Stack>
  );
}

function Assignments({ paper, say }: Omit<PaperDialogProps, 'onClose'>) {
  const { assignments, reviews_in, reviews_required } = paper;
  return (
    <Stack component="section" gap="xs">
      <Title order={3} size="h5">
        {text.assignments}
      </Title>
      {paper.status === 'pending' && (
        <Text size="sm">{text.progress(formatInteger(reviews_in), formatInteger(reviews_required))}</Text>
      )}
      {assignments.length === 0 && <Text size="sm">{text.noAssignments}</Text>}
      {assignments.map((assignment) => (
        <AssignmentCard key={assignment.id} paper={paper} assignment={assignment} say={say} />
      ))}
    </Stack>
  );
}

interface AssignmentCardProps {
  paper: DeskPaper;
  assignment: Assignment;
  say: (message: Message) => void;
}

function AssignmentCard({ paper, assignment, say }: AssignmentCardProps) {
  const { reviewer_name: name, letter, verdict, note, internal_note, decline_reason } = assignment;
  const cancelling = useDeskWrite({
    send: () => call(cancelAssignment, { params: { id: paper.id, assignment: assignment.id } }),
    say,
    done: () => text.cancelled,
    failed: text.cancelFailed,
  });
  return (
    <Card padding="sm">
      <Stack gap={6} align="start">
        <Group justify="space-between" align="start" gap="xs" className={styles.wide}>
          <div>
            <Text fw={600}>
              <bdi>{name}</bdi>
            </Text>
            <Text size="xs" c="dimmed">
              {text.asAuthorReads(letter)} · {text.round(formatInteger(assignment.round))} ·{' '}
              {text.due(formatDay(assignment.due_at))}
            </Text>
          </div>
          <Group gap={4}>
            {assignment.is_overdue && <Badge color="red">{text.overdue}</Badge>}
            <Badge variant="outline" color={assignment.state === 'submitted' ? 'green' : 'gray'}>
              {text.states[assignment.state]}
            </Badge>
          </Group>
        </Group>
        {verdict && <Text size="sm">{text.verdict(text.verdicts[verdict])}</Text>}
        {note && <Words>{text.noteToAuthor(note)}</Words>}
        {internal_note && <Words>{text.noteToEditors(internal_note)}</Words>}
        {decline_reason && <Words>{text.declined(decline_reason)}</Words>}
        {assignment.can_cancel && (
          <ActionButton
            size="xs"
            variant="outline"
            color="red"
            isBusy={cancelling.isPending}
            aria-label={text.cancelOf(name)}
            onClick={() => cancelling.write()}
          >
            {text.cancel}
          </ActionButton>
        )}
      </Stack>
    </Card>
  );
}

const Words = ({ children }: { children: string }) => (
  <Text size="sm" dir="auto" className={styles.prose}>
    {children}
  </Text>
);

import {
  type Assignment,
  type DeskPaper,
  type Reviewer,
  withdrawForAuthor,
} from '@mustalah/contract/journal/desk';
import { type ReactNode, useState } from 'react';
import { call } from '../../api.ts';
import { HiddenText } from '../../domain/hidden-text.tsx';
import { hiddenText } from '../../domain/hidden-text-text.ts';
import { messageText } from '../../domain/message-thread-text.ts';
import { PaperSigns } from '../../domain/paper-signs.tsx';
import { PaperTerms } from '../../domain/paper-terms.tsx';
import { ReviewAnswers } from '../../domain/review-answers.tsx';
import { formatDay, formatInteger } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { AddressInvitations } from './address-invitations.tsx';
import { AskForCorrections } from './ask-for-corrections.tsx';
import { AssignForm } from './assign-form.tsx';
import { AssignmentActs } from './assignment-acts.tsx';
import type { Message } from './banner.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DecisionLetter } from './decision-letter.tsx';
import styles from './desk.module.css';
import { NamedEditors } from './named-editors.tsx';
import { PaperDeclarations } from './paper-declarations.tsx';
import { HandlerChoice, PaperMessages } from './paper-messages.tsx';
import { ReasonedAct } from './reasoned-act.tsx';
import { RelatedPapers } from './related-papers.tsx';
import { StatusChoice } from './status-choice.tsx';
import { editorsCorrectionText, letterText, steeringText, text } from './text.ts';

/** What of a paper has the focus when its drawer opens. */
export type DrawerPlace = 'assign' | 'decide';

interface PaperDialogProps {
  paper: DeskPaper;
  at?: DrawerPlace | undefined;
  reviewers: readonly Reviewer[];
  say: (message: Message) => void;
  /** What came of the last act. */
  said: ReactNode;
  onLog: () => void;
  onClose: () => void;
}

/** The drawer of a paper: everything that an editor reads of it and does to it, what is done next first. */
export function PaperDialog({ paper, at, reviewers, say, said, onLog, onClose }: PaperDialogProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [isReading, setReading] = useState(false);
  const [isWriting, setWriting] = useState(at === 'decide' && paper.decided_by === 'editor');
  const mayAct = paper.relation === 'stranger' && !paper.is_withdrawn && !paper.is_retracted;
  if (isCorrecting) return <CorrectionDialog paper={paper} say={say} onClose={() => setCorrecting(false)} />;
  if (isWriting) return <DecisionLetter paper={paper} say={say} onClose={() => setWriting(false)} />;
  if (isReading) return <PaperMessages paper={paper} onClose={() => setReading(false)} />;
  const isPending = paper.status === 'pending';
  return (
    <Dialog title={paper.title} onClose={onClose} place="end">
      <Stack gap="md">
        {said}
        {paper.corrections_asked !== null && (
          <Text size="sm" dir="auto" className={styles.prose}>
            {editorsCorrectionText.waited(paper.corrections_asked)}
          </Text>
        )}
        {paper.conflicts_asked && <Text size="sm">{editorsCorrectionText.conflictsWaited}</Text>}
        {paper.next !== 'none' && <Text fw={600}>{text.next[paper.next]}</Text>}
        {mayAct && (
          <div className={styles.acts}>
            {paper.status === 'pending' && (
              <AssignForm paper={paper} reviewers={reviewers} say={say} isFirst={at === 'assign'} />
            )}
            <div>
              <Text size="sm" fw={600}>
                {text.changeStatus}
              </Text>
              <StatusChoice paper={paper} say={say} />
            </div>
          </div>
        )}
        <RelatedPapers paper={paper} />
        {paper.relation === 'stranger' && <PaperDeclarations paper={paper} say={say} />}
        <section>
          <Title order={3} size="h5">
            {text.abstract}
          </Title>
          <Text dir="auto" className={styles.prose}>
            {paper.abstract || text.noAbstract}
          </Text>
          <Group gap="xs">
            {mayAct && (
              <Button size="xs" variant="outline" onClick={() => setCorrecting(true)}>
                {editorsCorrectionText.open}
              </Button>
            )}
            {paper.can_ask_corrections && <AskForCorrections paper={paper} say={say} />}
            {paper.relation === 'stranger' && (
              <Button
                size="xs"
                variant={paper.unread_messages > 0 ? 'outline' : 'default'}
                onClick={() => setReading(true)}
              >
                {paper.unread_messages > 0 ? messageText.openWith(paper.unread_messages) : messageText.open}
              </Button>
            )}
            {paper.relation === 'stranger' && (
              <Button size="xs" variant="default" aria-label={text.logOf(paper.title)} onClick={onLog}>
                {text.log}
              </Button>
            )}
            {paper.can_withdraw && <Withdrawal paper={paper} say={say} />}
          </Group>
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
        {paper.relation === 'stranger' && <Assignments paper={paper} reviewers={reviewers} say={say} />}
        {mayAct && <HandlerChoice paper={paper} say={say} />}
        {mayAct && paper.named_editors.length > 0 && <NamedEditors paper={paper} say={say} />}
        {mayAct && paper.status === 'approved' && <PaperTerms paperId={paper.id} />}
        {mayAct && isPending && (
          <Stack component="section" gap="xs" align="start">
            {paper.decided_by === 'editor' && paper.next === 'decide' && (
              <Text>{letterText.recommended}</Text>
            )}
            <Button
              {...(paper.decided_by === 'reviewers' && { variant: 'outline' })}
              onClick={() => setWriting(true)}
            >
              {letterText.write}
            </Button>
          </Stack>
        )}
        {mayAct && !paper.is_published && !(isPending && paper.decided_by === 'editor') && (
          <DecisionForm paper={paper} say={say} onDone={onClose} isFirst={at === 'decide'} />
        )}
      </Stack>
    </Dialog>
  );
}

/** Written down by an editor, whose author asked elsewhere. */
function Withdrawal({ paper, say }: Pick<PaperDialogProps, 'paper' | 'say'>) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button size="xs" variant="outline" color="red" onClick={() => ask(true)}>
        {steeringText.withdraw}
      </Button>
      {isAsking && (
        <ReasonedAct
          title={steeringText.withdrawTitle(paper.title)}
          lead={steeringText.withdrawLead}
          act={steeringText.withdraw}
          send={(reason) =>
            call(withdrawForAuthor, {
              params: { id: paper.id },
              body: { reason, version: paper.version },
            })
          }
          say={say}
          done={steeringText.withdrawn}
          failed={steeringText.withdrawFailed}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

/** What reviewers will read, what in it may tell them who wrote it, and what in it they do not see. */
function ReviewersCopy({ paper: { reviewers_copy, signs, hidden_text } }: Pick<PaperDialogProps, 'paper'>) {
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
      <div className={styles.signs}>
        <HiddenText hidden={hidden_text} lead={hiddenText.ofCopy} />
      </div>
    </Stack>
  );
}

function Assignments({ paper, reviewers, say }: Pick<PaperDialogProps, 'paper' | 'reviewers' | 'say'>) {
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
      <AddressInvitations paper={paper} say={say} />
      {assignments.map((assignment) => (
        <AssignmentCard
          key={assignment.id}
          paper={paper}
          assignment={assignment}
          reviewers={reviewers}
          say={say}
        />
      ))}
    </Stack>
  );
}

interface AssignmentCardProps {
  paper: DeskPaper;
  assignment: Assignment;
  reviewers: readonly Reviewer[];
  say: (message: Message) => void;
}

function AssignmentCard({ paper, assignment, reviewers, say }: AssignmentCardProps) {
  const { reviewer_name: name, letter, verdict, note, internal_note, decline_reason } = assignment;
  const { answers, annotated_file: annotated } = assignment;
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
              {assignment.respond_by && ` · ${steeringText.respondBy(formatDay(assignment.respond_by))}`}
            </Text>
          </div>
          <Group gap={4}>
            {assignment.is_lost && <Badge color="red">{text.lost}</Badge>}
            {assignment.is_unanswered && <Badge color="red">{steeringText.unanswered}</Badge>}
            {assignment.is_overdue && <Badge color="red">{text.overdue}</Badge>}
            <Badge variant="outline" color={assignment.state === 'submitted' ? 'green' : 'gray'}>
              {text.states[assignment.state]}
            </Badge>
          </Group>
        </Group>
        {verdict && <Text size="sm">{text.verdict(text.verdicts[verdict])}</Text>}
        {note && <Words>{text.noteToAuthor(note)}</Words>}
        {internal_note && <Words>{text.noteToEditors(internal_note)}</Words>}
        <ReviewAnswers answers={answers} />
        {annotated && (
          <a
            href={annotated.url}
            target="_blank"
            rel="noreferrer"
            className="hit"
            aria-label={text.annotatedOf(name)}
          >
            {text.annotated}
          </a>
        )}
        {decline_reason && <Words>{text.declined(decline_reason)}</Words>}
        <AssignmentActs paper={paper} assignment={assignment} reviewers={reviewers} say={say} />
      </Stack>
    </Card>
  );
}

const Words = ({ children }: { children: string }) => (
  <Text size="sm" dir="auto" className={styles.prose}>
    {children}
  </Text>
);

import type { ReviewerPaper } from '@mustalah/contract/journal/review';
import { OwnMessages } from '../../domain/own-messages.tsx';
import { PaperStatusBadge } from '../../domain/paper-status.tsx';
import { ReviewAnswers } from '../../domain/review-answers.tsx';
import { formatDay, formatInteger } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { AnnotatedLink } from './annotated-link.tsx';
import { InvitationBox } from './invitation-box.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './reviewing.module.css';
import { text } from './text.ts';

/** A paper in full: what it says, what was said of it before, and the verdict that is asked for or was sent. */
export function PaperCard({ paper }: { paper: ReviewerPaper }) {
  const { id, title, abstract, status, round } = paper;
  return (
    <Card component="article" padding="md" id={`paper-${id}`} className={styles.card}>
      <Stack gap="sm">
        <Group justify="space-between" align="start" gap="xs">
          <Title order={2} size="h4">
            <bdi>{title}</bdi>
          </Title>
          <Group gap="xs">
            {round > 1 && (
              <Badge variant="outline" color="gray">
                {text.round(formatInteger(round))}
              </Badge>
            )}
            {paper.is_overdue && <Badge color="red">{text.overdue}</Badge>}
            <PaperStatusBadge status={status} />
          </Group>
        </Group>
        <Facts paper={paper} />
        <Text size="sm" fw={600}>
          {text.abstract}
        </Text>
        <Text dir="auto" className={styles.prose}>
          {abstract || text.noAbstract}
        </Text>
        <PaperFile paper={paper} />
        <Supplements paper={paper} />
        {paper.reply && <Said title={text.reply}>{paper.reply}</Said>}
        <Earlier paper={paper} />
        {paper.is_withdrawn && <Alert color="gold" title={text.withdrawn} />}
        {paper.can_answer && <InvitationBox paper={paper} />}
        <div>
          <OwnMessages as="reviewer" paper={paper} />
        </div>
        {paper.can_review ? <ReviewForm paper={paper} /> : <SentReview paper={paper} />}
      </Stack>
    </Card>
  );
}

function Facts({ paper }: { paper: ReviewerPaper }) {
  const facts = [
    [text.submittedAt, formatDay(paper.submitted_at)],
    [text.writer, paper.writer_name ?? text.unknown],
    [text.category, `${paper.main_category} / ${paper.sub_category}`],
    ...(paper.respond_by ? [[text.respondBy, formatDay(paper.respond_by)]] : []),
    ...(paper.can_review ? [[text.due, formatDay(paper.due_at)]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PaperFile({ paper }: { paper: ReviewerPaper }) {
  if (!paper.pdf_file) {
    const isPreparing = paper.can_review;
    return (
      <Text size="sm" c="dimmed">
        {isPreparing ? text.filePreparing : text.fileGone}
      </Text>
    );
  }
  return (
    <div>
      <Button
        href={paper.pdf_file}
        target="_blank"
        rel="noreferrer"
        variant="outline"
        leftSection={<Icon name="file" />}
      >
        {text.file}
      </Button>
    </div>
  );
}

/** What an editor let its reviewers read beside it. */
function Supplements({ paper: { supplements } }: { paper: ReviewerPaper }) {
  if (supplements.length === 0) return null;
  return (
    <section className={styles.said}>
      <Text size="sm" fw={600}>
        {text.supplements}
      </Text>
      <ul>
        {supplements.map(({ id, label, file }) => (
          <li key={id}>
            <a href={file} download className="hit">
              <bdi>{label}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Said = ({ title, children }: { title: string; children: string }) => (
  <section className={styles.said}>
    <Text size="sm" fw={600}>
      {title}
    </Text>
    <Text dir="auto" className={styles.prose}>
      {children}
    </Text>
  </section>
);

/** The reviewer's own earlier reviews of the paper, with the files that they were about. */
function Earlier({ paper: { earlier } }: { paper: ReviewerPaper }) {
  if (earlier.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>{text.earlier}</summary>
      <Stack gap="sm">
        {earlier.map(({ round, verdict, note, pdf_file }) => (
          <div key={round}>
            <Text size="sm" fw={600}>
              {text.round(formatInteger(round))} · {text.verdicts[verdict]}
            </Text>
            <Text dir="auto" className={styles.prose}>
              {note || text.noNote}
            </Text>
            {pdf_file && (
              <a href={pdf_file} target="_blank" rel="noreferrer" className="hit">
                {text.fileOf(formatInteger(round))}
              </a>
            )}
          </div>
        ))}
      </Stack>
    </details>
  );
}

/** What this reviewer said, and, when it was said, what the others did. */
function SentReview({ paper }: { paper: ReviewerPaper }) {
  const { verdict, review_note, internal_note, answers, annotated_file, others, status, is_withdrawn } =
    paper;
  if (!verdict) return null;
  return (
    <Stack gap="xs">
      <Text>
        {text.ownVerdict}: <strong>{text.verdicts[verdict]}</strong>
      </Text>
      {review_note && <Said title={text.ownNote}>{review_note}</Said>}
      {internal_note && <Said title={text.ownInternalNote}>{internal_note}</Said>}
      <ReviewAnswers answers={answers} />
      {annotated_file && (
        <div>
          <AnnotatedLink file={annotated_file} />
        </div>
      )}
      {status === 'pending' && !is_withdrawn && (
        <Text size="sm" c="dimmed">
          {text.waitingForOthers}
        </Text>
      )}
      {others.length > 0 && (
        <section className={styles.said}>
          <Text size="sm" fw={600}>
            {text.others}
          </Text>
          {others.map((other) => (
            <Text key={other.reviewer} dir="auto" className={styles.prose}>
              {other.reviewer}: <strong>{text.verdicts[other.verdict]}</strong>
              {other.note && ` — ${other.note}`}
            </Text>
          ))}
        </section>
      )}
    </Stack>
  );
}

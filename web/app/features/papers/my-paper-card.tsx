import { articlePath } from '@mustalah/contract/journal/articles';
import type { MyPaper } from '@mustalah/contract/journal/submissions';
import { FinalFileFacts } from '../../domain/final-file.tsx';
import { finalFileText } from '../../domain/final-file-text.ts';
import { OwnMessages } from '../../domain/own-messages.tsx';
import { AuthorStatusBadge } from '../../domain/paper-status.tsx';
import { formatDay } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Group } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { AskedConflicts } from './conflicts-dialog.tsx';
import { PaperHistory } from './paper-history.tsx';
import styles from './papers.module.css';
import { ownCorrectionText, supplementsText, papersText as text } from './text.ts';

interface MyPaperCardProps {
  paper: MyPaper;
  onRevise: () => void;
  onCorrect: () => void;
  onWithdraw: () => void;
  onTerms: () => void;
  onFinal: () => void;
  onSupplements: () => void;
}

/** A paper of one's own: where it stands, what is asked of its author, what was said of it, and its files. */
export function MyPaperCard({
  paper,
  onRevise,
  onCorrect,
  onWithdraw,
  onTerms,
  onFinal,
  onSupplements,
}: MyPaperCardProps) {
  const { id, title, abstract, review_note, next_step, pdf_file, reviewers_copy } = paper;
  const hasTerms = !paper.withdrawn_at && !paper.retracted_at && paper.status !== 'rejected';
  const hasLetter = Boolean(paper.rounds.findLast(({ decision }) => decision !== null)?.letter);
  const isAsked = next_step === 'revise' || next_step === 'replace_file';
  const { final_file: final } = paper;
  const isFinalAsked = next_step === 'give_final';
  const mayReplaceFinal = final !== null && !final.checked_at && !paper.published_at && !paper.retracted_at;
  return (
    <Card component="article" className={styles.card} id={`paper-${id}`}>
      <h2 dir="auto" className={`term ${styles.cardTitle}`}>
        {title}
      </h2>
      <Group gap="xs">
        <Standing paper={paper} />
        {text.steps[next_step] && (
          <span className={styles.step} data-asked={isAsked || isFinalAsked || undefined}>
            {text.steps[next_step]}
          </span>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {text.submittedOn(formatDay(paper.submitted_at))}
      </Text>
      {abstract ? (
        <p dir="auto" className="clamp-3">
          {abstract}
        </p>
      ) : (
        <Text c="dimmed">{text.noAbstract}</Text>
      )}
      {review_note && (
        <blockquote className={styles.note}>
          <strong>{hasLetter ? text.letter : text.note}</strong>
          <p dir="auto">{review_note}</p>
        </blockquote>
      )}
      {paper.corrections_asked && (
        <blockquote className={styles.note}>
          <strong>{ownCorrectionText.asked}</strong>
          <p dir="auto">{paper.corrections_asked}</p>
        </blockquote>
      )}
      {paper.conflicts_asked && <AskedConflicts paper={paper} />}
      <div className={styles.links}>
        <a href={pdf_file} download className="hit" aria-label={text.downloadOf(title)}>
          <Icon name="file" size={18} />
          {text.download}
        </a>
        {reviewers_copy && (
          <a
            href={reviewers_copy}
            target="_blank"
            rel="noreferrer"
            className="hit"
            aria-label={text.copyOf(title)}
          >
            {text.copy}
          </a>
        )}
        {final && (
          <a href={final.pdf_file} target="_blank" rel="noreferrer" className="hit">
            {finalFileText.open}
          </a>
        )}
        {paper.published_at && <Anchor to={articlePath(id)}>{text.article}</Anchor>}
      </div>
      {final && <FinalFileFacts file={final} />}
      <PaperHistory paper={paper} />
      {(isAsked || paper.can_withdraw || hasTerms || !paper.withdrawn_at) && (
        <div className={styles.end}>
          {isAsked && (
            <Button size="md" onClick={onRevise}>
              {next_step === 'revise' ? text.revise : text.replace}
            </Button>
          )}
          {paper.can_correct && (
            <Button
              size="md"
              variant={paper.corrections_asked ? 'filled' : 'default'}
              aria-label={ownCorrectionText.openOf(title)}
              onClick={onCorrect}
            >
              {ownCorrectionText.open}
            </Button>
          )}
          {isFinalAsked && (
            <Button size="md" onClick={onFinal}>
              {text.giveFinal}
            </Button>
          )}
          {mayReplaceFinal && (
            <Button variant="outline" onClick={onFinal}>
              {text.replaceFinal}
            </Button>
          )}
          <OwnMessages as="author" paper={paper} />
          {!paper.withdrawn_at && (
            <Button variant="default" aria-label={supplementsText.openOf(title)} onClick={onSupplements}>
              {supplementsText.open}
            </Button>
          )}
          {hasTerms && (
            <Button variant="default" aria-label={text.termsOf(title)} onClick={onTerms}>
              {text.terms}
            </Button>
          )}
          {paper.can_resubmit && (
            <Button variant="default" to={`/submit-paper?former=${id}`} aria-label={text.resubmitOf(title)}>
              {text.resubmit}
            </Button>
          )}
          {paper.can_withdraw && (
            <Button variant="subtle" color="red" onClick={onWithdraw}>
              {text.withdraw}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Standing({ paper }: { paper: MyPaper }) {
  if (paper.withdrawn_at) {
    return (
      <Badge variant="outline" color="gray">
        {text.withdrawn}
      </Badge>
    );
  }
  return (
    <>
      <AuthorStatusBadge status={paper.status} />
      {paper.published_at && !paper.retracted_at && <Badge>{text.published}</Badge>}
      {paper.retracted_at && <Badge color="red">{text.retracted}</Badge>}
    </>
  );
}

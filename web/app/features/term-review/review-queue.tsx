import type { ReviewTerm } from '@mustalah/contract/terms/review';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { EntryAhead, WholeEntry } from '../../domain/whole-entry.tsx';
import { formatInteger } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { KeyedBar, useKeys } from '../../ui/keyed-bar.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { AuthorNote } from './author-note.tsx';
import { EditModal } from './edit-modal.tsx';
import type { ReviewData } from './load-review.ts';
import { RejectModal } from './reject-modal.tsx';
import styles from './term-review.module.css';
import { text } from './text.ts';
import type { Decision } from './use-held-decision.ts';
import { useReviewQueue } from './use-review-queue.ts';

interface ReviewQueueProps {
  data: ReviewData;
  mayEdit: boolean;
}

/** What waits for review, one at a time and whole. */
export function ReviewQueue({ data, mayEdit }: ReviewQueueProps) {
  const { revalidate } = useRevalidator();
  const queue = useReviewQueue(data);
  const { term, held } = queue;
  const undoing = held && <Held decision={held} onUndo={queue.undo} />;
  useKeys({ 5: held ? queue.undo : undefined });

  if (!data.terms) return <LoadFailure message={text.loadFailed} onRetry={() => void revalidate()} />;
  if (term) {
    return (
      <Step key={term.id} term={term} queue={queue} categories={data.categories} mayEdit={mayEdit}>
        {undoing}
      </Step>
    );
  }
  if (queue.hasFailed) return <LoadFailure message={text.loadFailed} onRetry={queue.retry} />;
  if (!queue.isWhole) return <Skeleton height={320} />;
  return (
    <Empty title={text.allReviewed}>
      {undoing}
      {queue.hasOwn && <Text c="dimmed">{text.ownLeft}</Text>}
      {queue.hasSkipped && (
        <Group justify="center">
          <Button variant="outline" onClick={queue.startAgain}>
            {text.showSkipped}
          </Button>
        </Group>
      )}
    </Empty>
  );
}

interface StepProps {
  term: ReviewTerm;
  queue: ReturnType<typeof useReviewQueue>;
  categories: string[];
  mayEdit: boolean;
  /** The decision before, while it can be taken back. */
  children: React.ReactNode;
}

function Step({ term, queue, categories, mayEdit, children }: StepProps) {
  const [dialog, setDialog] = useState<'reject' | 'edit' | null>(null);
  const close = () => setDialog(null);
  const approve = () => queue.decide({ term, reason: null });
  const skip = () => queue.skip(term.id);
  useKeys(
    dialog
      ? {}
      : {
          1: approve,
          2: () => setDialog('reject'),
          3: mayEdit ? () => setDialog('edit') : undefined,
          4: skip,
        },
  );
  return (
    <WholeEntry term={term} note={<AuthorNote term={term} />}>
      {queue.following && <EntryAhead id={queue.following.id} />}
      <KeyedBar label={text.actions} keys={mayEdit ? text.keysWithEdit : text.keys}>
        {children}
        <Button
          size="md"
          aria-keyshortcuts="1"
          aria-label={`${text.approve} «${term.arabic}»`}
          // guard: The second click of two does not approve what was not read yet (review-queue.test.tsx) ‹detail < 2 && approve() → approve()›
          onClick={({ detail }: { detail: number }) => detail < 2 && approve()}
        >
          <kbd aria-hidden="true">{formatInteger(1)}</kbd> {text.approve}
        </Button>
        <Button
          size="md"
          color="red"
          variant="outline"
          aria-keyshortcuts="2"
          aria-label={`${text.reject} «${term.arabic}»`}
          onClick={() => setDialog('reject')}
        >
          <kbd aria-hidden="true">{formatInteger(2)}</kbd> {text.reject}
        </Button>
        {mayEdit && (
          <Button size="md" variant="default" aria-keyshortcuts="3" onClick={() => setDialog('edit')}>
            <kbd aria-hidden="true">{formatInteger(3)}</kbd> {text.edit}
          </Button>
        )}
        <Button size="md" variant="subtle" aria-keyshortcuts="4" onClick={skip}>
          <kbd aria-hidden="true">{formatInteger(4)}</kbd> {text.skip}
        </Button>
      </KeyedBar>
      {dialog === 'reject' && (
        <RejectModal term={term} onClose={close} onHold={(reason) => queue.decide({ term, reason })} />
      )}
      {dialog === 'edit' && (
        <EditModal term={term} categories={categories} onClose={close} onDone={() => queue.refresh(term)} />
      )}
    </WholeEntry>
  );
}

/** What was decided last, as long as it can be taken back. */
const Held = ({ decision, onUndo }: { decision: Decision; onUndo: () => void }) => {
  const { arabic } = decision.term;
  return (
    <div className={styles.held}>
      <Text size="sm" role="status">
        {decision.reason === null ? text.heldApproval(arabic) : text.heldRejection(arabic)}
      </Text>
      <Button size="sm" variant="default" aria-keyshortcuts="5" onClick={onUndo}>
        <kbd aria-hidden="true">{formatInteger(5)}</kbd> {text.takeBack}
      </Button>
    </div>
  );
};

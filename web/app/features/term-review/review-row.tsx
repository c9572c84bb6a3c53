import { approveTerm, type ReviewTerm } from '@mustalah/contract/terms/review';
import { type ReactNode, useState } from 'react';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { toldOfTerms } from '../../domain/outdated.ts';
import { NeedsDefinition, StatusBadge } from '../../domain/status-badge.tsx';
import { formatInteger, formatMoment } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ListRow, RowAction } from '../../ui/list-row.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { AuthorNote } from './author-note.tsx';
import { isConflict } from './changed-meanwhile.tsx';
import styles from './term-review.module.css';
import { text } from './text.ts';

interface ReviewRowProps {
  term: ReviewTerm;
  /** It was decided, or the filters no longer let it through. */
  hasLeft?: boolean;
  mayEdit: boolean;
  /** A box that chooses it, where several are chosen. */
  choice?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** It changed after it was read: the row is to be open. */
  onConflict: () => void;
  onDone: () => void;
  onReject: () => void;
  onEdit: () => void;
}

/** One term with what a reviewer needs to decide; all of it once the row is opened. */
export function ReviewRow({ term, hasLeft, mayEdit, choice, isOpen, ...act }: ReviewRowProps) {
  const { onToggle, onConflict, onDone } = act;
  const { id, arabic, latin, definition, category_name, can_review, is_approved, submitter_name } = term;
  const [hasConflict, setConflict] = useState(false);
  const approval = useWrite(
    () => call(approveTerm, { params: { id }, body: { updated_at: term.updated_at } }),
    {
      outdates: toldOfTerms,
      onSuccess() {
        toast('success', text.approved);
        onDone();
      },
      onError(error) {
        if (isConflict(error)) {
          setConflict(true);
          onConflict();
        } else toast('error', sayFailure(error, text.approveFailed));
        // Somebody else may have decided meanwhile.
        if (error instanceof RefusedCall) onDone();
      },
    },
  );

  if (hasLeft) {
    return <LeftRow title={arabic} latin={latin} text={definition} />;
  }
  return (
    <ListRow
      to={`/term/${id}`}
      title={arabic}
      latin={latin}
      text={definition}
      badge={
        <>
          {term.needs_definition && <NeedsDefinition />} <StatusBadge isApproved={is_approved} />{' '}
          <Badge variant="outline" color="gray">
            {category_name}
          </Badge>
        </>
      }
      choice={choice}
      note={isOpen ? null : <Submitter name={submitter_name} />}
      opening={{ isOpen, toggle: onToggle, more: <Provenance term={term} /> }}
      alert={
        hasConflict && (
          <Alert color="gold" role="alert" title={text.changed}>
            {text.changedBeforeApprove}
          </Alert>
        )
      }
      actions={
        // Where several are chosen, what is decided on one stands elsewhere.
        !choice && (
          <>
            {can_review && !is_approved && (
              <RowAction
                icon="check"
                words={text.approve}
                of={arabic}
                isBusy={approval.isPending}
                // guard: In the list nothing is approved before it can be read whole (conflict.test.tsx) ‹isOpen ? approval.write() : onToggle() → approval.write()›
                onClick={() => (isOpen ? approval.write() : onToggle())}
              />
            )}
            {can_review && (
              <RowAction
                icon="cross"
                words={text.reject}
                of={arabic}
                color="red"
                variant="outline"
                isBusy={approval.isPending}
                onClick={act.onReject}
              />
            )}
            {mayEdit && (
              <RowAction icon="pencil" words={text.edit} of={arabic} variant="default" onClick={act.onEdit} />
            )}
            {!can_review && <p className={styles.own}>{text.own}</p>}
          </>
        )
      }
    />
  );
}

/** A row that has left its list: nothing can be done with it any more, and nothing takes its place. */
export const LeftRow = (term: { title: string; latin: string; text: string }) => (
  <ListRow
    {...term}
    isOver
    badge={
      <Badge variant="outline" color="gray">
        {text.left}
      </Badge>
    }
  />
);

const Submitter = ({ name }: { name: string }) => (
  <>
    {text.by} <bdi>{name}</bdi>
  </>
);

/** Who suggested it, when, where, and how many want it. */
function Provenance({ term }: { term: ReviewTerm }) {
  const { submitter_name, created_by, created_at, votes } = term;
  const email = created_by?.email;
  return (
    <>
      <Text size="sm" c="dimmed">
        <Submitter name={submitter_name} />
        {email && (
          <>
            {' '}
            (<bdi dir="ltr">{email}</bdi>)
          </>
        )}
        {' · '}
        {formatMoment(created_at)}
        {' · '}
        {text.votes} {formatInteger(votes)}
      </Text>
      <AuthorNote term={term} />
    </>
  );
}

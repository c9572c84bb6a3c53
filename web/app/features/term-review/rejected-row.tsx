import { type RejectedTerm, restoreTerm } from '@mustalah/contract/terms/oversight';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { toldOfTerms } from '../../domain/outdated.ts';
import { formatInteger, formatMoment } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ListRow, RowAction } from '../../ui/list-row.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { LeftRow } from './review-row.tsx';
import { text } from './text.ts';

interface RejectedRowProps {
  term: RejectedTerm;
  hasLeft: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onDone: () => void;
  onRemove: () => void;
  /** Shows only what this term's reviewer rejected. */
  onReviewer: () => void;
}

/** One rejected term with who rejected it and why; all of it once the row is opened. */
export function RejectedRow({ term, hasLeft, isOpen, ...act }: RejectedRowProps) {
  const { onToggle, onDone, onRemove, onReviewer } = act;
  const { id, arabic, latin, definition, category_name, rejected_by } = term;
  const restoration = useWrite(() => call(restoreTerm, { params: { id } }), {
    outdates: toldOfTerms,
    onSuccess({ detail }) {
      toast('success', detail);
      onDone();
    },
    onError(error) {
      toast('error', whyNot(error));
      if (error instanceof RefusedCall) onDone();
    },
  });
  const rejecter = (
    <>
      {text.rejecter} <bdi>{rejected_by.name}</bdi>
    </>
  );
  const why = term.reason ? (
    <>
      {text.because} «<bdi>{term.reason}</bdi>»
    </>
  ) : (
    text.noReason
  );
  if (hasLeft) return <LeftRow title={arabic} latin={latin} text={definition} />;
  return (
    <ListRow
      title={arabic}
      latin={latin}
      text={definition}
      badge={
        <>
          <Badge variant="outline" color="red">
            {text.rejectedStatus.rejected}
          </Badge>{' '}
          <Badge variant="outline" color="gray">
            {category_name}
          </Badge>
        </>
      }
      note={
        isOpen ? null : (
          <>
            {rejecter} · {why}
          </>
        )
      }
      opening={{
        isOpen,
        toggle: onToggle,
        more: (
          <>
            <Text size="sm" c="dimmed">
              {text.by} <bdi>{term.created_by_name}</bdi>
              {' · '}
              {formatMoment(term.created_at)}
              {' · '}
              {text.votes} {formatInteger(term.votes)}
            </Text>
            <Text size="sm">
              {rejecter}
              {' · '}
              {formatMoment(term.rejected_at)}
              {' · '}
              {why}
            </Text>
            <div>
              <Button size="sm" variant="default" onClick={onReviewer}>
                {text.moreOfReviewer}
              </Button>
            </div>
          </>
        ),
      }}
      actions={
        <>
          <RowAction
            icon="refresh"
            words={text.restore}
            of={arabic}
            isBusy={restoration.isPending}
            onClick={() => restoration.write()}
          />
          <RowAction
            icon="bin"
            words={text.remove}
            of={arabic}
            color="red"
            variant="outline"
            onClick={onRemove}
          />
        </>
      }
    />
  );
}

/** Where the word has been suggested anew, which term has it. */
const whyNot = (error: unknown): string =>
  (error instanceof RefusedCall && error.fields.arabic?.[0]) || sayFailure(error, text.restoreFailed);

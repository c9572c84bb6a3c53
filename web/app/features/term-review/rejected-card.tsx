import { type RejectedTerm, restoreTerm } from '@mustalah/contract/terms/oversight';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { toldOfTerms } from '../../domain/outdated.ts';
import { formatInteger, formatMoment } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { text } from './text.ts';

interface RejectedCardProps {
  term: RejectedTerm;
  onDone: () => void;
  onRemove: () => void;
  /** Shows only what this term's reviewer rejected. */
  onReviewer: () => void;
}

/** One rejected term with who rejected it and why. */
export function RejectedCard({ term, onDone, onRemove, onReviewer }: RejectedCardProps) {
  const restoration = useWrite(() => call(restoreTerm, { params: { id: term.id } }), {
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
  const { rejected_by: reviewer } = term;

  return (
    <Card component="article" padding="md">
      <Stack gap="xs">
        <Group justify="space-between" align="start">
          <h2 className="term" style={{ margin: 0, fontSize: '1.25rem' }}>
            {term.arabic}
          </h2>
          <Group gap="xs">
            <Badge variant="outline" color="gray">
              {term.category_name}
            </Badge>
            <Badge variant="outline" color="red">
              {text.rejectedStatus.rejected}
            </Badge>
          </Group>
        </Group>
        {term.latin && (
          <Text fw={500}>
            <bdi lang="en">{term.latin}</bdi>
          </Text>
        )}
        <Text dir="auto">{term.definition}</Text>
        <Text size="sm" c="dimmed">
          {text.by} <bdi>{term.created_by_name}</bdi>
          {' · '}
          {formatMoment(term.created_at)}
          {' · '}
          {text.votes} {formatInteger(term.votes)}
        </Text>
        <Text size="sm">
          {text.rejecter} <bdi>{reviewer.name}</bdi>
          {' · '}
          {formatMoment(term.rejected_at)}
          {' · '}
          {term.reason ? (
            <>
              {text.because} «<bdi>{term.reason}</bdi>»
            </>
          ) : (
            text.noReason
          )}
        </Text>
        <Group gap="xs">
          <ActionButton size="sm" isBusy={restoration.isPending} onClick={() => restoration.write()}>
            {text.restore}
          </ActionButton>
          <Button size="sm" color="red" variant="outline" onClick={onRemove}>
            {text.remove}
          </Button>
          <Button size="sm" variant="subtle" onClick={onReviewer}>
            {text.moreOfReviewer}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

/** Where the word has been suggested anew, which term has it. */
const whyNot = (error: unknown): string =>
  (error instanceof RefusedCall && error.fields.arabic?.[0]) || sayFailure(error, text.restoreFailed);

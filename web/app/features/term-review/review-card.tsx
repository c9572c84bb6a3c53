import { articlePath } from '@mustalah/contract/journal/articles';
import { approveTerm, type ReviewTerm } from '@mustalah/contract/terms/review';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { toldOfTerms } from '../../domain/outdated.ts';
import { NeedsDefinition, StatusBadge } from '../../domain/status-badge.tsx';
import { formatInteger, formatMoment } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { isConflict } from './changed-meanwhile.tsx';
import { text } from './text.ts';

interface ReviewCardProps {
  term: ReviewTerm;
  mayEdit: boolean;
  onDone: () => void;
  onReject: () => void;
  onEdit: () => void;
}

/** One term with what a reviewer needs to decide. */
export function ReviewCard({ term, mayEdit, onDone, onReject, onEdit }: ReviewCardProps) {
  const [hasConflict, setConflict] = useState(false);
  const approval = useWrite(
    () => call(approveTerm, { params: { id: term.id }, body: { updated_at: term.updated_at } }),
    {
      outdates: toldOfTerms,
      onSuccess() {
        toast('success', text.approved);
        onDone();
      },
      onError(error) {
        if (isConflict(error)) setConflict(true);
        else toast('error', sayFailure(error, text.approveFailed));
        // Somebody else may have decided meanwhile.
        if (error instanceof RefusedCall) onDone();
      },
    },
  );
  const email = term.created_by?.email;

  return (
    <Card component="article" padding="md">
      <Stack gap="xs">
        <Group justify="space-between" align="start">
          <Link to={`/term/${term.id}`}>
            <h2 className="term" style={{ margin: 0, fontSize: '1.25rem' }}>
              {term.arabic}
            </h2>
          </Link>
          <Group gap="xs">
            <Badge variant="outline" color="gray">
              {term.category_name}
            </Badge>
            {term.needs_definition && <NeedsDefinition />}
            <StatusBadge isApproved={term.is_approved} />
          </Group>
        </Group>
        {term.latin && (
          <Text fw={500}>
            <bdi lang="en">{term.latin}</bdi>
          </Text>
        )}
        <Text dir="auto">{term.definition}</Text>
        <Text size="sm" c="dimmed">
          {text.by} <bdi>{term.submitter_name}</bdi>
          {email && (
            <>
              {' '}
              (<bdi dir="ltr">{email}</bdi>)
            </>
          )}
          {' · '}
          {formatMoment(term.created_at)}
          {' · '}
          {text.votes} {formatInteger(term.votes)}
        </Text>
        {term.coined_in && (
          <Text size="sm">
            {text.coinedIn}{' '}
            <Anchor size="sm" to={articlePath(term.coined_in.id)}>
              <bdi>{term.coined_in.title}</bdi>
            </Anchor>
          </Text>
        )}
        {hasConflict && (
          <Alert color="gold" role="alert" title={text.changed}>
            {text.changedBeforeApprove}
          </Alert>
        )}
        <Group gap="xs">
          {term.can_review && !term.is_approved && (
            <Button size="sm" disabled={approval.isPending} onClick={() => approval.write()}>
              {text.approve}
            </Button>
          )}
          {term.can_review && (
            <Button size="sm" color="red" variant="outline" disabled={approval.isPending} onClick={onReject}>
              {text.reject}
            </Button>
          )}
          {mayEdit && (
            <Button size="sm" variant="default" onClick={onEdit}>
              {text.edit}
            </Button>
          )}
          {!term.can_review && <Text size="sm">{text.own}</Text>}
        </Group>
      </Stack>
    </Card>
  );
}

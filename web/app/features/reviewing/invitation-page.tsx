import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { answerByLink, listReviewerPapers, showInvitation } from '@mustalah/contract/journal/review';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { type PageHandle, secretPageMeta } from '../../page-meta.ts';
import { formatDay } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useWrite } from '../../use-write.ts';
import { Duties } from './duties.tsx';
import styles from './reviewing.module.css';
import { linkText, text } from './text.ts';

export const handle: PageHandle = { search: ['token'] };

export const meta = () => secretPageMeta(linkText.title);

/** Programs that look through mails open the link too: it shows the invitation, and a button answers it. */
export default function InvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [answered, setAnswered] = useState<string | null>(null);
  return (
    <PageFrame title={linkText.title} width="text">
      {answered !== null && (
        <Alert role="status" title={answered}>
          <Group gap="xs">
            <Button to="/reviewer-dashboard">{linkText.toDashboard}</Button>
            <Button to="/" variant="default">
              {linkText.toHome}
            </Button>
          </Group>
        </Alert>
      )}
      {!token && <Fault words={linkText.missing} />}
      {token && answered === null && <Invitation token={token} onAnswered={setAnswered} />}
    </PageFrame>
  );
}

interface InvitationProps {
  token: string;
  onAnswered: (detail: string) => void;
}

function Invitation({ token, onAnswered }: InvitationProps) {
  const { data, error, refetch } = useCall(showInvitation, { query: { token } }, { staleTime: 0, gcTime: 0 });
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { write, isPending } = useWrite(
    (answer: 'accept' | 'decline') => call(answerByLink, { body: { token, answer, reason } }),
    {
      outdates: [listReviewerPapers],
      onSuccess: ({ detail }) => onAnswered(detail),
      onError: (fault) => setFailure(sayFailure(fault, text.answerFailed)),
    },
  );
  if (error instanceof RefusedCall && error.status === 404) return <Fault words={error.detail} />;
  if (error)
    return <LoadFailure message={sayFailure(error, linkText.loadFailed)} onRetry={() => void refetch()} />;
  if (!data) return <Text role="status">{linkText.loading}</Text>;
  return (
    <Stack gap="md">
      <Text c="dimmed">{linkText.lead}</Text>
      <Card component="article" padding="md">
        <Stack gap="sm">
          <Title order={2} size="h4">
            <bdi>{data.title}</bdi>
          </Title>
          <Text size="sm" c="dimmed">
            {data.main_category} / {data.sub_category} · {text.dueOn(formatDay(data.due_at))}
          </Text>
          <Text dir="auto" className={styles.prose}>
            {data.abstract || text.noAbstract}
          </Text>
        </Stack>
      </Card>
      <Duties />
      {failure && <Alert color="red" role="alert" title={failure} />}
      <LongTextField
        label={linkText.reason}
        description={text.reasonHint}
        rows={2}
        maxLength={PAPER_LENGTHS.conflict}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Group gap="xs">
        <ActionButton isBusy={isPending} onClick={() => write('accept')}>
          {text.accept}
        </ActionButton>
        <ActionButton isBusy={isPending} variant="default" onClick={() => write('decline')}>
          {text.decline}
        </ActionButton>
      </Group>
    </Stack>
  );
}

/** The same invitation stands on the dashboard, for who signs in. */
const Fault = ({ words }: { words: string }) => (
  <Alert color="red" role="alert" title={words}>
    <Button to="/reviewer-dashboard" variant="default">
      {linkText.toDashboard}
    </Button>
  </Alert>
);

import { OBJECTION_LENGTH, objectToPaper, showCoAuthorLink } from '@mustalah/contract/journal/co-authors';
import { AGREEMENT } from '@mustalah/contract/journal/declarations';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, sayFailure } from '../../api.ts';
import { DeadLink, LinkFailure } from '../../domain/link-failure.tsx';
import { type PageHandle, secretPageMeta } from '../../page-meta.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { LongTextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useFormWrite } from '../../use-form-write.ts';
import styles from './papers.module.css';
import { coAuthorText as text } from './text.ts';

export const handle: PageHandle = { search: ['token'] };

export const meta = () => secretPageMeta(text.title);

/** Programs that look through mails open the link too: it shows the paper, and a button objects to it. */
export default function CoAuthorPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <PageFrame title={text.title} width="text">
      {token ? <NamedPaper token={token} /> : <DeadLink words={text.missing} />}
    </PageFrame>
  );
}

function NamedPaper({ token }: { token: string }) {
  const { data, error, refetch } = useCall(
    showCoAuthorLink,
    { query: { token } },
    { staleTime: 0, gcTime: 0 },
  );
  if (error) return <LinkFailure error={error} message={text.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Text role="status">{text.loading}</Text>;
  return (
    <Stack gap="md">
      <Text>{data.is_article ? text.leadOfArticle : text.lead}</Text>
      {data.is_agreed && (
        <>
          <Text c="dimmed">{text.agreed}</Text>
          <ul className={styles.points}>
            {AGREEMENT.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      )}
      <Card component="article" padding="md">
        <Stack gap="sm">
          <Title order={2} size="h4">
            <bdi>{data.title}</bdi>
          </Title>
          <Text size="sm" c="dimmed">
            {data.authors.map((author, place) => (
              <Fragment key={`${place}-${author}`}>
                {place > 0 && '، '}
                <bdi>{author}</bdi>
              </Fragment>
            ))}
          </Text>
        </Stack>
      </Card>
      {data.has_objected ? (
        <Alert role="status" title={text.objected} />
      ) : (
        <ObjectionForm token={token} isArticle={data.is_article} />
      )}
    </Stack>
  );
}

function ObjectionForm({ token, isArticle }: { token: string; isArticle: boolean }) {
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useFormWrite({
    initialValues: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: text.reasonMissing }),
    send: ({ reason }) => call(objectToPaper, { body: { token, reason } }),
    outdates: [],
    onSuccess: ({ detail }) => setDone(detail),
    onError: (error) => setFailure(sayFailure(error, text.failed)),
  });
  if (done !== null) return <Alert role="status" title={done} />;
  return (
    <form {...form.props}>
      <Stack gap="md">
        <Text>{text.fine}</Text>
        {isArticle && <Text>{text.ofArticle}</Text>}
        {failure && <Alert color="red" role="alert" title={failure} />}
        <LongTextField
          {...form.inputFor('reason')}
          label={text.reason}
          description={isArticle ? text.reasonHintOfArticle : text.reasonHint}
          required
          rows={4}
          maxLength={OBJECTION_LENGTH}
        />
        <div>
          <ActionButton type="submit" color="red" isBusy={form.isSending}>
            {isArticle ? text.objectToArticle : text.object}
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}

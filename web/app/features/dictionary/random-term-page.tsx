import type { Answer } from '@mustalah/contract/endpoint';
import { getRandomTerm } from '@mustalah/contract/terms/dictionary';
import { useState } from 'react';
import { StatusBadge } from '../../domain/status-badge.tsx';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import type { Route } from './+types/random-term-page';
import styles from './random-term.module.css';
import { randomText as text } from './random-text.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: publicUrlOf(context) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: text.randomPageTitle,
    description: text.randomDescription,
    path: '/term-of-the-day',
    publicUrl: loaderData?.publicUrl,
  });

/** The term of the day first, and then others at random. */
export default function RandomTermPage() {
  const [draw, setDraw] = useState(0);
  const {
    data: term,
    isError,
    isFetching,
    refetch,
  } = useCall(
    getRandomTerm,
    { query: draw === 0 ? { of: 'day' } : {} },
    // A term stays until the reader asks for another.
    { turn: draw, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  );

  return (
    <PageFrame
      title={draw === 0 ? text.dayTerm : text.randomTerm}
      action={
        <Button
          variant="outline"
          leftSection={<Icon name="refresh" />}
          disabled={isFetching}
          onClick={() => setDraw(draw + 1)}
        >
          {text.anotherTerm}
        </Button>
      }
      width="text"
    >
      <Card padding="lg" className={styles.termCard} aria-live="polite" aria-busy={isFetching}>
        {isFetching && (
          <Stack align="center" gap="xs" my="xl">
            <Loader />
            <Text>{text.loadingTerm}</Text>
          </Stack>
        )}
        {!isFetching && isError && (
          <Alert color="red" role="alert" title={text.termFailed}>
            <Button size="sm" variant="outline" color="red" onClick={() => void refetch()}>
              {common.retry}
            </Button>
          </Alert>
        )}
        {!isFetching && !isError && term && <TermView term={term} />}
      </Card>
    </PageFrame>
  );
}

function TermView({ term }: { term: Answer<typeof getRandomTerm> }) {
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Title order={2} className={`term ${styles.termTitle}`} dir="auto">
          {term.title}
        </Title>
        <StatusBadge isApproved={term.is_approved} />
      </Group>
      {term.latin && (
        <Text c="dimmed">
          <bdi lang="en">{term.latin}</bdi>
        </Text>
      )}
      <p dir="auto" className={`vocalised ${styles.definition}`}>
        {term.definition}
      </p>
      <Text size="sm">
        {text.source} <bdi>{term.source || common.unspecified}</bdi>
      </Text>
      <Anchor to={`/term/${term.id}`} size="sm">
        {text.openTerm}
      </Anchor>
    </Stack>
  );
}

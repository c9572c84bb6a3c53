import type { Term } from '@mustalah/contract/terms/term';
import { listTermsToVote, MOST_WAITING } from '@mustalah/contract/terms/votes';
import { useState } from 'react';
import { call } from '../../api.ts';
import { type PageHandle, tabTitle } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import type { Route } from './+types/vote-page';
import { OneTerm } from './one-term.tsx';
import { text } from './text.ts';

/** So many are asked for at once; the next of them is shown without loading. */
const AT_ONCE = 20;

export async function loader({ context, request }: Route.LoaderArgs) {
  const first = await call(listTermsToVote, { query: { page_size: AT_ONCE } }, { context, request }).catch(
    () => null,
  );
  return { first };
}

export const handle: PageHandle = { search: [] };
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => [
  { title: tabTitle(text.title) },
  { name: 'description', content: text.description },
];

/** What needs votes, one at a time and whole. */
export default function VotePage({ loaderData }: Route.ComponentProps) {
  const [after, setAfter] = useState<string | undefined>();
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listTermsToVote,
    { query: { page_size: AT_ONCE, ...(after && { after }) } },
    {
      knowsUser: true,
      keepsPrevious: true,
      // What was voted on stays where it is until the next are asked for.
      staleTime: Number.POSITIVE_INFINITY,
      ...(after === undefined && { first: { answer: loaderData.first } }),
    },
  );
  return (
    <PageFrame title={text.title} lead={text.lead} width="text">
      {isError && <LoadFailure message={text.failed} onRetry={() => void refetch()} />}
      {(!data || isPlaceholderData) && !isError && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={320} />
        </div>
      )}
      {data && !isPlaceholderData && (
        <Queue
          key={after ?? 'first'}
          terms={data.results}
          count={data.count}
          onEnd={data.next === null ? undefined : () => setAfter(data.next ?? undefined)}
          onAgain={after === undefined ? undefined : () => setAfter(undefined)}
        />
      )}
    </PageFrame>
  );
}

interface QueueProps {
  terms: readonly Term[];
  count: number;
  /** Ask for those that follow. */
  onEnd: (() => void) | undefined;
  onAgain: (() => void) | undefined;
}

function Queue({ terms, count, onEnd, onAgain }: QueueProps) {
  const [place, setPlace] = useState(0);
  const term = terms[place];
  if (!term) {
    return (
      <Empty title={text.done}>
        <Text c="dimmed">{text.doneHint}</Text>
        <Group justify="center">
          <Button to="/suggest">{text.suggest}</Button>
          {onAgain && (
            <Button variant="outline" onClick={onAgain}>
              {text.again}
            </Button>
          )}
        </Group>
      </Empty>
    );
  }
  const next = () => (place + 1 < terms.length || !onEnd ? setPlace(place + 1) : onEnd());
  return (
    <>
      <Text size="sm" c="dimmed" aria-live="polite">
        {count >= MOST_WAITING ? text.waitingMany : text.waiting(count)}
      </Text>
      <OneTerm
        key={term.id}
        term={term}
        following={terms[place + 1]}
        onNext={next}
        onBack={place > 0 ? () => setPlace(place - 1) : undefined}
      />
    </>
  );
}

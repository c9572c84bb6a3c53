import { listCategories } from '@mustalah/contract/terms/dictionary';
import { TERM_LIMITS, type Term } from '@mustalah/contract/terms/term';
import { listTermsToVote, MOST_WAITING } from '@mustalah/contract/terms/votes';
import { useState } from 'react';
import { withChanges } from '../../address.ts';
import { call } from '../../api.ts';
import { type PageHandle, tabTitle } from '../../page-meta.ts';
import { useSession } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { Group } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import type { Route } from './+types/vote-page';
import { OneTerm } from './one-term.tsx';
import { text } from './text.ts';
import styles from './vote.module.css';

/** So many are asked for at once; the next of them is shown without loading. */
const AT_ONCE = 20;
/** The same in the dictionary: under review, the nearest to approval first. */
const LIST = { status: 'pending', sort: 'near_approval' };

const categoryIn = (search: URLSearchParams) => (search.get('category') ?? '').slice(0, TERM_LIMITS.category);

export async function loader({ context, request }: Route.LoaderArgs) {
  const category = categoryIn(new URL(request.url).searchParams);
  const [first, categories] = await Promise.all([
    call(listTermsToVote, { query: { page_size: AT_ONCE, category } }, { context, request }).catch(
      () => null,
    ),
    call(listCategories, {}, { context, request }).catch(() => []),
  ]);
  return { first, category, categories: categories.map(({ name }) => name) };
}

export const handle: PageHandle = { search: ['category'] };
// What waits is asked for here; another category is another question.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => [
  { title: tabTitle(text.title) },
  { name: 'description', content: text.description },
];

/** What needs votes, one at a time and whole. */
export default function VotePage({ loaderData }: Route.ComponentProps) {
  const { search, change } = useSearch({ replace: true, preventScrollReset: true });
  const category = categoryIn(search);
  const { user } = useSession();
  const [from, setFrom] = useState<{ category: string; after: string } | undefined>();
  // Another category begins at its beginning.
  const after = from?.category === category ? from.after : undefined;
  // guard: A member is not asked for what they suggested or voted on already (vote-page.test.tsx) ‹user === null → true›
  const isFirst = user === null && after === undefined && category === loaderData.category;
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listTermsToVote,
    { query: { page_size: AT_ONCE, category, ...(after && { after }) } },
    {
      knowsUser: true,
      keepsPrevious: true,
      // What was voted on stays where it is until the next are asked for.
      staleTime: Number.POSITIVE_INFINITY,
      ...(isFirst && { first: { answer: loaderData.first } }),
    },
  );
  return (
    <PageFrame title={text.title} lead={text.lead} width="text">
      <Views
        category={category}
        categories={loaderData.categories}
        onChoose={(chosen) => change({ category: chosen })}
      />
      {isError && <LoadFailure message={text.failed} onRetry={() => void refetch()} />}
      {(!data || isPlaceholderData) && !isError && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={320} />
        </div>
      )}
      {data && !isPlaceholderData && (
        <Queue
          key={`${category} ${after ?? 'first'}`}
          terms={data.results}
          count={data.count}
          onEnd={data.next === null ? undefined : () => setFrom({ category, after: data.next ?? '' })}
          onAgain={after === undefined ? undefined : () => setFrom(undefined)}
        />
      )}
    </PageFrame>
  );
}

interface ViewsProps {
  category: string;
  categories: readonly string[];
  onChoose: (category: string) => void;
}

/** What of it is gone through, and the way to the same as a list. */
const Views = ({ category, categories, onChoose }: ViewsProps) => (
  <div className={styles.views}>
    <ChoiceField
      label={text.category}
      value={category}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
      data={[{ value: '', label: text.allCategories }, ...categories]}
    />
    <Anchor to={`/dictionary?${withChanges(new URLSearchParams(LIST), { category })}`} size="sm">
      {text.asList}
    </Anchor>
  </div>
);

interface QueueProps {
  terms: readonly Term[];
  count: number;
  /** Ask for those that follow. */
  onEnd: (() => void) | undefined;
  onAgain: (() => void) | undefined;
}

function Queue({ terms, count, onEnd, onAgain }: QueueProps) {
  const [place, setPlace] = useState(0);
  /** Voted on since they were counted. */
  const [voted, setVoted] = useState<ReadonlySet<number>>(new Set());
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
  const left = count - voted.size;
  const next = () => (place + 1 < terms.length || !onEnd ? setPlace(place + 1) : onEnd());
  return (
    <>
      <Text size="sm" c="dimmed" aria-live="polite">
        {count >= MOST_WAITING ? text.waitingMany : left > 0 ? text.waiting(left) : text.done}
      </Text>
      <OneTerm
        key={term.id}
        term={term}
        following={terms[place + 1]}
        onNext={next}
        onBack={place > 0 ? () => setPlace(place - 1) : undefined}
        onVote={(hasVoted) =>
          setVoted((before) =>
            hasVoted === before.has(term.id)
              ? before
              : new Set(hasVoted ? [...before, term.id] : [...before].filter((id) => id !== term.id)),
          )
        }
      />
    </>
  );
}

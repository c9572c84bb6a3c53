import { useDebouncedCallback } from '@mantine/hooks';
import { DERIVED_TERM_LENGTH, deriveTerm } from '@mustalah/contract/assistant';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageCountOf, pageHref } from '../../address.ts';
import { call } from '../../api.ts';
import { spacedRoot } from '../../domain/spaced-root.ts';
import { type PageHandle, tabTitle } from '../../page-meta.ts';
import { useSession } from '../../session.ts';
import { common } from '../../text/common.ts';
import { formatPoints } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { TextField } from '../../ui/field.tsx';
import { Group } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import type { Route } from './+types/derivation-page';
import styles from './derivation.module.css';
import { DerivedGroup } from './derived-group.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { askedBy, DERIVE_TIMEOUT_MS, groupsOf, PAGE_SIZE, pageOf, searchOf } from './results.ts';
import { text } from './text.ts';

const DEBOUNCE_MS = 500;

export const handle: PageHandle = { search: ['term', 'page', 'unheard'] };

export const meta = () => [
  { title: tabTitle(text.title) },
  { name: 'description', content: text.description },
];

/** The first answer is rendered, so that readers without scripts and indexers have it too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedBy(new URL(request.url).searchParams);
  const derived =
    asked.term && (await call(deriveTerm, pageOf(asked), { context, request }).catch(() => null));
  return { asked, derived: derived || null };
}

/** Later terms are asked for by the browser itself, so that a newer one can abort the older. */
export const shouldRevalidate = () => false;

export default function DerivationPage({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const asked = askedBy(search);
  const { term, page, unheard } = asked;
  const isAsked = term !== '';
  const { asked: loaded } = loaderData;
  const isFirst = user === null && term === loaded.term && page === loaded.page && unheard === loaded.unheard;

  const { data, isError, isFetching, isPlaceholderData, refetch } = useCall(deriveTerm, pageOf(asked), {
    // The answer says what the user has earned.
    knowsUser: true,
    enabled: isAsked,
    keepsPrevious: true,
    first: { answer: isFirst ? loaderData.derived : null },
    timeoutMs: DERIVE_TIMEOUT_MS,
  });
  const shown = isAsked && !isError ? data : undefined;
  const show = (next: { term: string; unheard: boolean }) =>
    setSearch(searchOf(next), { replace: true, preventScrollReset: true });
  const ask = (value: string) =>
    show({ term: value.trim().length >= DERIVED_TERM_LENGTH.min ? value.trim() : '', unheard });

  return (
    <PageFrame title={text.title} lead={text.description}>
      <TermSearch term={term} onAsk={ask} />
      <ExportButtons asked={shown && shown.count > 0 ? asked : null} />
      <div aria-live="polite">
        {!isAsked && <Text c="dimmed">{text.intro}</Text>}
        {isAsked && isFetching && <Text c="dimmed">{text.searching}</Text>}
        {shown && !isPlaceholderData && shown.count > 0 && (
          <Group gap="lg">
            <Text>{text.found(shown.count)}</Text>
            <Text>
              {text.roots} <span className="term">{shown.roots.map(spacedRoot).join('، ')}</span>
            </Text>
            {shown.uas > 0 && <Text>{text.earned(formatPoints(shown.uas))}</Text>}
          </Group>
        )}
      </div>
      {isAsked && isError && (
        <Empty title={text.failed}>
          <Button onClick={() => void refetch()}>{common.retry}</Button>
        </Empty>
      )}
      {isAsked && !isError && !shown && <Skeleton height={320} />}
      {shown?.count === 0 && !isPlaceholderData && (
        <Empty title={text.none(term)}>
          <Text c="dimmed">{text.noneHint}</Text>
        </Empty>
      )}
      {shown && shown.unheard > 0 && (
        <Group>
          <Button
            variant={unheard ? 'filled' : 'outline'}
            size="compact-md"
            aria-pressed={unheard}
            onClick={() => show({ term, unheard: !unheard })}
          >
            {text.showUnheard}
          </Button>
        </Group>
      )}
      {shown && groupsOf(shown.results).map((group) => <DerivedGroup key={group.kind} group={group} />)}
      {shown && (
        <Pager
          page={page}
          total={pageCountOf(shown.count, PAGE_SIZE)}
          hrefOf={(target) => pageHref('/derivation', search, target)}
          label={text.pages}
        />
      )}
    </PageFrame>
  );
}

function TermSearch({ term, onAsk }: { term: string; onAsk: (value: string) => void }) {
  const [typed, setTyped] = useState(term);
  const ask = useDebouncedCallback(onAsk, DEBOUNCE_MS);
  // Going back changes the address from outside; what is too short to be asked stays in the box.
  useEffect(() => setTyped((now) => (term && now.trim() !== term ? term : now)), [term]);
  return (
    <search>
      <Group align="end" gap="sm" wrap="nowrap">
        <TextField
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          type="search"
          className={styles.search}
          maxLength={DERIVED_TERM_LENGTH.max}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            ask(value);
          }}
        />
        <Button
          variant="outline"
          onClick={() => {
            setTyped('');
            onAsk('');
          }}
        >
          {text.reset}
        </Button>
      </Group>
    </search>
  );
}

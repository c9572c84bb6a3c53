import { Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { spacedRoot } from '../../domain/spaced-root.ts';
import type { PageHandle } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { formatPoints } from '../../text/format.ts';
import { Empty } from '../../ui/empty.tsx';
import { Pager } from '../../ui/pager.tsx';
import { DerivedGroup } from './derived-group.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { derivePage, groupsOf, MIN_LETTERS, PAGE_SIZE } from './results.ts';
import { text } from './text.ts';

const DEBOUNCE_MS = 500;
const LONGEST = 200;

export const handle: PageHandle = { search: ['term', 'page'] };

export const meta = () => [
  { title: `${text.title} — مصطلح` },
  { name: 'description', content: text.description },
];

/** The address keeps nothing on the server: the page is the same for every term. */
export const shouldRevalidate = () => false;

export default function DerivationPage() {
  const [search, setSearch] = useSearchParams();
  const term = (search.get('term') ?? '').trim().slice(0, LONGEST);
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const isAsked = term.length >= MIN_LETTERS;

  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['derive', term, page],
    queryFn: ({ signal }) => derivePage(term, page, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const shown = isAsked && !isError ? data : undefined;
  const ask = (value: string) =>
    setSearch(value.trim().length >= MIN_LETTERS ? { term: value.trim() } : {}, {
      replace: true,
      preventScrollReset: true,
    });

  return (
    <Stack gap="lg">
      <Title order={1}>{text.title}</Title>
      <Text>{text.description}</Text>
      <TermSearch term={term} onAsk={ask} />
      <ExportButtons term={shown && shown.count > 0 ? term : null} />
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
      {isAsked && !isError && !shown && <Skeleton height={320} radius="md" />}
      {shown?.count === 0 && !isPlaceholderData && (
        <Empty title={text.none(term)}>
          <Text c="dimmed">{text.noneHint}</Text>
        </Empty>
      )}
      {shown && groupsOf(shown.results).map((group) => <DerivedGroup key={group.kind} group={group} />)}
      {shown && (
        <Pager
          page={page}
          total={Math.ceil(shown.count / PAGE_SIZE)}
          hrefOf={(target) => `/derivation?${new URLSearchParams({ term, page: String(target) })}`}
          label={text.pages}
        />
      )}
    </Stack>
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
        <TextInput
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          type="search"
          dir={typed ? 'auto' : 'rtl'}
          flex={1}
          maxLength={LONGEST}
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

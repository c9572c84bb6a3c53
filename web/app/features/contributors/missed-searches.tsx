import {
  dismissMissedSearch,
  listMissedSearches,
  type MissedSearch,
} from '@mustalah/contract/terms/missed-searches';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { call, sayFailure } from '../../api.ts';
import { useSession } from '../../session.ts';
import { formatDay, formatInteger } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { useWrite } from '../../use-write.ts';
import { missedText as text } from './text.ts';

const PAGE_SIZE = 20;

/** What people search for and do not find: a list to work from, for contributors and admins. */
export function MissedSearches() {
  const { user } = useSession();
  const { search } = useSearch({ replace: true });
  const page = pageAsked(search);
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listMissedSearches,
    { query: { page, page_size: PAGE_SIZE } },
    { enabled: user?.is_contributor || user?.is_admin || false, keepsPrevious: true },
  );
  if (!user?.is_contributor && !user?.is_admin) return null;
  return (
    <Panel title={text.title} icon="search">
      <Text size="sm" mb="sm">
        {text.lead}
      </Text>
      <DataTable
        label={text.title}
        columns={user.is_admin ? forAdmins : forContributors}
        rows={data?.results}
        keyOf={({ id }) => id}
        isStale={isPlaceholderData}
        pageSize={3}
        empty={<Empty title={text.none} />}
        failure={isError ? { message: text.failed, onRetry: () => void refetch() } : null}
        pages={{
          page,
          total: pageCountOf(data?.count ?? 0, PAGE_SIZE),
          hrefOf: (number) => pageHref('/contributor', search, number),
          label: text.pages,
        }}
      />
    </Panel>
  );
}

const words: readonly Column<MissedSearch>[] = [
  {
    key: 'word',
    title: text.word,
    cell: ({ text: word, script }) => <bdi lang={script === 'latin' ? 'en' : 'ar'}>{word}</bdi>,
  },
  { key: 'searches', title: text.searches, isNarrow: true, cell: ({ searches }) => formatInteger(searches) },
  { key: 'last', title: text.last, isNarrow: true, cell: ({ last_at }) => formatDay(last_at) },
];

const act = { key: 'act', title: text.act };

const forContributors: readonly Column<MissedSearch>[] = [
  ...words,
  { ...act, cell: (miss) => <Suggest {...miss} /> },
];

const forAdmins: readonly Column<MissedSearch>[] = [
  ...words,
  {
    ...act,
    cell: (miss) => (
      <Group gap="xs">
        <Suggest {...miss} />
        <Dismiss {...miss} />
      </Group>
    ),
  },
];

const Suggest = ({ text: word, script }: MissedSearch) => (
  <Button to={`/suggest?${script}=${encodeURIComponent(word)}`} size="compact-sm" variant="outline">
    {text.suggest}
  </Button>
);

function Dismiss({ id, text: word }: MissedSearch) {
  const { isPending, write } = useWrite(() => call(dismissMissedSearch, { params: { id } }), {
    outdates: [listMissedSearches],
    onSuccess: ({ detail }) => toast('success', detail),
    onError: (error) => toast('error', sayFailure(error, text.dismissFailed)),
  });
  return (
    <ActionButton
      size="compact-sm"
      variant="subtle"
      isBusy={isPending}
      aria-label={text.dismissOf(word)}
      onClick={() => write()}
    >
      {text.dismiss}
    </ActionButton>
  );
}

import { articlePath } from '@mustalah/contract/journal/articles';
import {
  type ArticleDoi,
  type DoiState,
  listDois,
  markDoisRegistered,
  sendDois,
} from '@mustalah/contract/journal/dois';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { call } from '../../api.ts';
import { DeskNav } from '../../domain/journal-strip.tsx';
import { volumeName } from '../../domain/volume-name.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { formatDay } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge, type BadgeColor } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Group } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { useWrite } from '../../use-write.ts';
import { ReferencesDialog } from './references-dialog.tsx';
import { sayWhy } from './say-why.ts';
import { doisText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

const PAGE_SIZE = 20;
/** What is on its way is looked at again so often. */
const ASK_AGAIN_MS = 30_000;

const colors: Record<DoiState, BadgeColor> = {
  none: 'gray',
  prepared: 'gold',
  sent: 'gold',
  registered: 'green',
  failed: 'red',
};

/** Where the DOI of each article stands, and what an editor does about it. */
export default function DoisPage() {
  const { pathname } = useLocation();
  const { search } = useSearch({});
  const page = pageAsked(search);
  const dois = useCall(
    listDois,
    { query: { page, page_size: PAGE_SIZE } },
    { refetchInterval: ASK_AGAIN_MS },
  );
  const [marked, setMarked] = useState<ArticleDoi[] | null>(null);
  const [cited, setCited] = useState<ArticleDoi | null>(null);
  const { write: send, isPending } = useWrite(
    (ids: number[]) => call(sendDois, { body: { paper_ids: ids } }),
    {
      outdates: [listDois],
      onSuccess: ({ detail }) => toast('success', detail),
      onError: (error) => toast('error', sayWhy(text.sendFailed, error)),
    },
  );
  const { results, count = 0, agency, prefix } = dois.data ?? {};
  const unregistered = results?.filter(awaitsWord) ?? [];

  return (
    <PageFrame title={text.title} lead={text.lead}>
      <DeskNav />
      <DataTable
        label={text.articles}
        rows={results}
        keyOf={({ paper_id }) => paper_id}
        columns={columnsWith({
          canSend: Boolean(agency && prefix),
          canMark: Boolean(prefix),
          isSending: isPending,
          send,
          mark: setMarked,
          cite: setCited,
        })}
        failure={dois.isError ? { message: text.loadFailed, onRetry: () => void dois.refetch() } : null}
        empty={
          <Empty title={text.none}>
            <Text c="dimmed">{text.noneHint}</Text>
          </Empty>
        }
        pages={{
          page,
          total: pageCountOf(count, PAGE_SIZE),
          hrefOf: (to) => pageHref(pathname, search, to),
          label: text.pages,
        }}
      />
      {dois.data && <Text c="dimmed">{prefix ? (agency ? text.byAgency : text.byHand) : text.noPrefix}</Text>}
      {prefix && !agency && unregistered.length > 0 && (
        <div>
          <Button variant="outline" onClick={() => setMarked(unregistered)}>
            {text.markAll(unregistered.length)}
          </Button>
        </div>
      )}
      {marked && <MarkRegistered rows={marked} onClose={() => setMarked(null)} />}
      {cited && <ReferencesDialog article={cited} onClose={() => setCited(null)} />}
    </PageFrame>
  );
}

/** Ours, and not known to be registered as it stands now. */
const awaitsWord = ({ state, is_foreign, is_outdated }: ArticleDoi): boolean =>
  !is_foreign && (state === 'prepared' || state === 'failed' || (state === 'registered' && is_outdated));

interface Acts {
  canSend: boolean;
  canMark: boolean;
  isSending: boolean;
  send: (ids: number[]) => void;
  mark: (rows: ArticleDoi[]) => void;
  cite: (row: ArticleDoi) => void;
}

const columnsWith = (acts: Acts): Column<ArticleDoi>[] => [
  {
    key: 'article',
    title: text.article,
    cell: ({ paper_id, title, volume }) => (
      <>
        <Anchor to={articlePath(paper_id)} dir="auto" className="term">
          {title}
        </Anchor>
        <Text size="xs" c="dimmed">
          {volumeName(volume)}
        </Text>
      </>
    ),
  },
  { key: 'doi', title: text.doi, cell: ({ doi }) => (doi ? <bdi lang="en">{doi}</bdi> : text.noDoi) },
  {
    key: 'state',
    title: text.state,
    cell: ({ state, is_foreign, is_outdated, by_hand, failure, sent_at, registered_at }) => (
      <>
        <Badge variant="outline" color={colors[state]}>
          {text.states[state]}
        </Badge>
        <Text size="xs" c="dimmed">
          {[
            is_foreign && text.foreign,
            is_outdated && text.outdated,
            state === 'registered' && registered_at && formatDay(registered_at),
            state === 'registered' && by_hand && text.handed,
            state === 'sent' && sent_at && formatDay(sent_at),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {failure && (
          <Text size="xs">
            <bdi>{failure}</bdi>
          </Text>
        )}
      </>
    ),
  },
  { key: 'actions', title: text.actions, cell: (row) => <Actions row={row} {...acts} /> },
];

function Actions({ row, canSend, canMark, isSending, send, mark, cite }: Acts & { row: ArticleDoi }) {
  const { paper_id, title, state, is_foreign, reference_count } = row;
  return (
    <Group gap="xs">
      {canSend && !is_foreign && state !== 'sent' && (
        <ActionButton
          size="xs"
          isBusy={isSending}
          aria-label={text.sendOf(title)}
          onClick={() => send([paper_id])}
        >
          {state === 'registered' ? text.sendAgain : text.send}
        </ActionButton>
      )}
      {canMark && awaitsWord(row) && (
        <Button size="xs" variant="outline" aria-label={text.markOf(title)} onClick={() => mark([row])}>
          {text.mark}
        </Button>
      )}
      <Button size="xs" variant="default" aria-label={text.referencesOf(title)} onClick={() => cite(row)}>
        {text.references(reference_count)}
      </Button>
    </Group>
  );
}

function MarkRegistered({ rows, onClose }: { rows: ArticleDoi[]; onClose: () => void }) {
  const { write, isPending } = useWrite(
    () => call(markDoisRegistered, { body: { paper_ids: rows.map(({ paper_id }) => paper_id) } }),
    {
      outdates: [listDois],
      onSuccess({ detail }) {
        toast('success', detail);
        onClose();
      },
      onError: (error) => toast('error', sayWhy(text.markFailed, error)),
    },
  );
  return (
    <Confirm
      title={text.markTitle(rows.length)}
      act={text.markAct}
      onAct={() => write()}
      onClose={onClose}
      isBusy={isPending}
    >
      <Text>{text.markConfirm}</Text>
      <ul>
        {rows.map(({ paper_id, doi, title }) => (
          <li key={paper_id}>
            <bdi lang="en">{doi}</bdi>: <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
    </Confirm>
  );
}

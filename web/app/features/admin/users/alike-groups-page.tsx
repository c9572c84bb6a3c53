import { type AlikeGroup, listAlikeGroups } from '@mustalah/contract/administration';
import { pageAsked, pageCountOf, pageHref } from '../../../address.ts';
import { privatePageMeta } from '../../../page-meta.ts';
import { formatDay } from '../../../text/format.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import { useSearch } from '../../../use-search.ts';
import { groupsText as text, userText } from './text.ts';
import styles from './users.module.css';
import { UsersNav } from './users-nav.tsx';

export const meta = () => privatePageMeta(text.title);

const PAGE_SIZE = 10;

/** Groups of accounts that may be of one person: where an admin begins to look, never what they decide by. */
export default function AlikeGroupsPage() {
  const { search } = useSearch({ preventScrollReset: true });
  const page = pageAsked(search);
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listAlikeGroups,
    { query: { page, page_size: PAGE_SIZE } },
    { keepsPrevious: true },
  );
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <UsersNav />
      <DataTable
        label={text.title}
        columns={columns}
        rows={data?.results}
        keyOf={({ id, author }) => `${id} ${author?.id ?? ''}`}
        pageSize={PAGE_SIZE}
        isStale={isPlaceholderData}
        failure={isError ? { message: userText.alikeFailed, onRetry: () => void refetch() } : null}
        filters={
          <Text size="sm" c="dimmed" aria-live="polite">
            {data && data.count > 0 && text.count(data.count)}
          </Text>
        }
        empty={<Empty title={text.none} />}
        pages={{
          page,
          total: pageCountOf(data?.count ?? 0, PAGE_SIZE),
          hrefOf: (number) => pageHref('/admin-users/alike', search, number),
          label: text.pages,
        }}
      />
    </PageFrame>
  );
}

function AccountLink({ id, name, email }: { id: number; name: string; email: string }) {
  return (
    <>
      <Anchor to={`/admin-users/${id}`} size="sm">
        <bdi>{name}</bdi>
      </Anchor>{' '}
      <bdi lang="en">{email}</bdi>
    </>
  );
}

const columns: readonly Column<AlikeGroup>[] = [
  {
    key: 'accounts',
    title: text.columns.accounts,
    cell: ({ accounts, size }) => (
      <ul className={styles.signs}>
        {accounts.map(({ id, name, email }) => (
          <li key={id}>
            <AccountLink id={id} name={name} email={email} />
          </li>
        ))}
        {size > accounts.length && <li>{text.andMore(size - accounts.length)}</li>}
      </ul>
    ),
  },
  {
    key: 'signs',
    title: userText.alikeColumns.signs,
    cell: ({ signs, author }) => (
      <ul className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign}>{text.signs[sign]}</li>
        ))}
        {author && (
          <li>
            {text.author} <AccountLink {...author} />
          </li>
        )}
      </ul>
    ),
  },
  {
    key: 'numbers',
    title: userText.alikeColumns.numbers,
    cell: ({ first_opened_at, last_opened_at, votes, votes_within, author }) => (
      <ul className={styles.signs}>
        <li>{text.opened(formatDay(first_opened_at), formatDay(last_opened_at))}</li>
        <li>{author ? text.votesForAuthor(author.votes, votes) : text.votes(votes_within, votes)}</li>
      </ul>
    ),
  },
];

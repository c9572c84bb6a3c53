import { type DirectoryUser, listUsers, userGroups, userSorts } from '@mustalah/contract/accounts';
import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { pageAsked, pageCountOf, pageHref, searchAsked } from '../../../address.ts';
import { formatMoment } from '../../../text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable, type Sort } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ChoiceField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import { useSearch } from '../../../use-search.ts';
import { text } from './text.ts';
import styles from './users.module.css';

const PAGE_SIZE = 10;

/** What the address asks for; anything unknown falls back to everybody in the order of their registration. */
function queryOf(search: URLSearchParams) {
  return {
    search: searchAsked(search),
    group: userGroups.find((group) => group === search.get('group')) ?? 'all',
    sort: userSorts.find((sort) => sort === search.get('sort')) ?? 'created_at',
    page: pageAsked(search),
    page_size: PAGE_SIZE,
  };
}

interface UserListProps {
  label: string;
  path: string;
  columns: readonly Column<DirectoryUser>[];
}

/** Users searched, grouped, sorted and turned by the address, so that a list can be passed on as a link. */
export function UserList({ label, path, columns }: UserListProps) {
  const { search, change, reset } = useSearch({ replace: true, preventScrollReset: true });
  const query = queryOf(search);
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listUsers,
    { query },
    { keepsPrevious: true },
  );
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={data?.results}
      keyOf={({ id }) => id}
      pageSize={PAGE_SIZE}
      isStale={isPlaceholderData}
      failure={isError ? { message: text.loadFailed, onRetry: () => void refetch() } : null}
      sort={sortOf(query.sort)}
      onSort={({ key, isDescending }) => change({ sort: isDescending ? `-${key}` : key })}
      filters={
        <>
          <SearchField
            label={text.search}
            maxLength={SEARCH_LENGTH}
            value={query.search}
            onSearch={(typed) => change({ search: typed })}
          />
          <ChoiceField
            label={text.group}
            value={query.group}
            onChange={({ currentTarget: { value } }) => change({ group: value === 'all' ? '' : value })}
            data={userGroups.map((group) => ({ value: group, label: text.groups[group] }))}
          />
          <Text size="sm" c="dimmed" aria-live="polite">
            {data && text.count(data.count)}
          </Text>
        </>
      }
      empty={
        <Empty title={text.none}>
          <Button variant="default" onClick={reset}>
            {text.showAll}
          </Button>
        </Empty>
      }
      pages={{
        page: query.page,
        total: pageCountOf(data?.count ?? 0, PAGE_SIZE),
        hrefOf: (page) => pageHref(path, search, page),
        label: text.pages,
      }}
    />
  );
}

const sortOf = (sort: string): Sort => ({
  key: sort.replace('-', ''),
  isDescending: sort.startsWith('-'),
});

/** The columns that every list of users begins with. */
export const nameColumns: readonly Column<DirectoryUser>[] = [
  {
    key: 'name',
    title: text.name,
    isSortable: true,
    cell: ({ id, name }) => (
      <Anchor to={`/admin-users/${id}`} size="sm">
        <bdi>{name}</bdi>
      </Anchor>
    ),
  },
  {
    key: 'email',
    title: text.email,
    isSortable: true,
    cell: ({ email }) => (
      <bdi lang="en" className={styles.email}>
        {email}
      </bdi>
    ),
  },
];

export const activityColumn: Column<DirectoryUser> = {
  key: 'last_activity',
  title: text.lastActivity,
  isSortable: true,
  isNarrow: true,
  cell: ({ last_activity }) => (last_activity ? formatMoment(last_activity) : text.neverActive),
};

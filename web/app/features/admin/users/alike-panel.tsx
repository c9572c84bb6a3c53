import { type AlikeAccount, listAlikeAccounts, type UserRecord } from '@mustalah/contract/administration';
import { formatInteger } from '../../../text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Anchor, Text } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import { userText as text, text as users } from './text.ts';
import styles from './users.module.css';

/** Accounts that may be of the same person: a hint, said as one. */
export function AlikePanel({ user }: { user: UserRecord }) {
  const { data, isError, refetch } = useCall(listAlikeAccounts, { params: { id: user.id } });
  return (
    <Panel title={text.alike} icon="people">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {text.alikeHint}
        </Text>
        {data && <Text size="sm">{text.onSameNetwork(data.on_same_network)}</Text>}
        <DataTable
          label={text.alike}
          columns={columns}
          rows={data?.accounts}
          keyOf={({ id }) => id}
          pageSize={2}
          empty={<Text size="sm">{text.noAlike}</Text>}
          failure={isError ? { message: text.alikeFailed, onRetry: () => void refetch() } : null}
        />
      </Stack>
    </Panel>
  );
}

const columns: readonly Column<AlikeAccount>[] = [
  {
    key: 'account',
    title: text.alikeColumns.account,
    cell: ({ id, name, email, status }) => (
      <>
        <Anchor to={`/admin-users/${id}`} size="sm">
          <bdi>{name}</bdi>
        </Anchor>{' '}
        <bdi lang="en">{email}</bdi>{' '}
        {status === 'suspended' && (
          <Badge variant="outline" color="red">
            {users.statuses.suspended}
          </Badge>
        )}
      </>
    ),
  },
  {
    key: 'signs',
    title: text.alikeColumns.signs,
    cell: ({ signs }) => (
      <ul className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign}>{text.signs[sign]}</li>
        ))}
      </ul>
    ),
  },
  {
    key: 'numbers',
    title: text.alikeColumns.numbers,
    cell: ({ minutes_apart, votes, common_votes, votes_for_user, votes_from_user }) => (
      <ul className={styles.signs}>
        <li>{text.apart(minutes_apart)}</li>
        <li>{text.commonVotes(formatInteger(common_votes), formatInteger(votes))}</li>
        <li>{text.votesFor(formatInteger(votes_for_user), formatInteger(votes_from_user))}</li>
      </ul>
    ),
  },
];

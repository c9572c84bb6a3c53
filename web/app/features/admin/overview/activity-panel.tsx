import { type Activity, listActivity } from '@mustalah/contract/administration';
import { formatMoment } from '../../../text/format.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Anchor } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import { nameOfAction } from '../audit/describe.ts';
import { OnWhat } from '../audit/on-what.tsx';
import { text } from './text.ts';

/** What happened last, whoever did it. */
export function ActivityPanel() {
  const { data, isError, refetch } = useCall(listActivity, {});
  return (
    <Panel
      title={text.activity}
      icon="clock"
      action={
        <Anchor to="/admin-audit-log" size="sm">
          {text.wholeLog}
        </Anchor>
      }
    >
      <DataTable
        label={text.activity}
        columns={columns}
        rows={data}
        keyOf={({ kind, at, user, subject, action }) =>
          `${kind} ${at} ${user?.id} ${subject?.kind} ${subject?.ref} ${action}`
        }
        empty={<Empty title={text.noActivity} />}
        failure={isError ? { message: text.activityFailed, onRetry: () => void refetch() } : null}
      />
    </Panel>
  );
}

const columns: readonly Column<Activity>[] = [
  { key: 'when', title: text.when, isNarrow: true, cell: ({ at }) => formatMoment(at) },
  {
    key: 'what',
    title: text.what,
    cell: ({ kind, action }) =>
      kind === 'acted' ? (nameOfAction({ action }) ?? <bdi lang="en">{action}</bdi>) : text.kinds[kind],
  },
  {
    key: 'who',
    title: text.who,
    cell: ({ user }) =>
      user && (
        <Anchor to={`/admin-users/${user.id}`} size="sm">
          <bdi>{user.name}</bdi>
        </Anchor>
      ),
  },
  { key: 'onWhat', title: text.onWhat, cell: ({ subject }) => subject && <OnWhat subject={subject} /> },
];

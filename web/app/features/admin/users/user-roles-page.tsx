import { countUsers, type DirectoryUser } from '@mustalah/contract/accounts';
import { FigureTiles } from '../../../domain/figures.tsx';
import { privatePageMeta } from '../../../page-meta.ts';
import { common } from '../../../text/common.ts';
import { formatInteger } from '../../../text/format.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/waiting.tsx';
import { useCall } from '../../../use-call.ts';
import { RoleToggle } from './role-toggle.tsx';
import { text } from './text.ts';
import { activityColumn, nameColumns, UserList } from './user-list.tsx';
import { UsersNav } from './users-nav.tsx';

export const meta = () => privatePageMeta(text.rolesTitle);

/** Who runs the journal and who reviews for it. */
export default function UserRolesPage() {
  return (
    <PageFrame title={text.rolesTitle} lead={text.rolesLead}>
      <UsersNav />
      <Counts />
      <UserList label={text.rolesTitle} path="/user-roles" columns={columns} />
    </PageFrame>
  );
}

const columns: readonly Column<DirectoryUser>[] = [
  ...nameColumns,
  {
    key: 'expertise',
    title: text.expertise,
    cell: ({ area_of_expertise }) => <bdi>{area_of_expertise || common.unspecified}</bdi>,
  },
  activityColumn,
  {
    key: 'journal_admin',
    title: text.journalAdmin,
    isNarrow: true,
    cell: (user) => <RoleToggle user={user} flag="is_journal_admin" />,
  },
  {
    key: 'reviewer',
    title: text.reviewer,
    isNarrow: true,
    cell: (user) => <RoleToggle user={user} flag="is_reviewer" />,
  },
];

function Counts() {
  const { data, isError, refetch } = useCall(countUsers, {});
  if (isError) return <LoadFailure message={text.countsFailed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={88} />;
  const shown = ['all', 'journal_admins', 'reviewers'] as const;
  return (
    <FigureTiles
      figures={shown.map((group) => ({ label: text.counts[group], value: formatInteger(data[group]) }))}
    />
  );
}

import type { DirectoryUser } from '@mustalah/contract/accounts';
import { privatePageMeta } from '../../../page-meta.ts';
import { formatDay } from '../../../text/format.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { RoleChoice } from './role-choice.tsx';
import { StatusToggle } from './status-toggle.tsx';
import { text } from './text.ts';
import { activityColumn, nameColumns, UserList } from './user-list.tsx';
import { UsersNav } from './users-nav.tsx';

export const meta = () => privatePageMeta(text.usersTitle);

/** All accounts with their role and standing. */
export default function AdminUsersPage() {
  return (
    <PageFrame title={text.usersTitle} lead={text.usersLead}>
      <UsersNav />
      <UserList label={text.usersTitle} path="/admin-users" columns={columns} />
    </PageFrame>
  );
}

const columns: readonly Column<DirectoryUser>[] = [
  ...nameColumns,
  { key: 'role', title: text.role, cell: (user) => <RoleChoice user={user} /> },
  { key: 'status', title: text.status, isNarrow: true, cell: (user) => <StatusToggle user={user} /> },
  activityColumn,
  {
    key: 'created_at',
    title: text.joined,
    isSortable: true,
    isNarrow: true,
    cell: ({ created_at }) => formatDay(created_at),
  },
];

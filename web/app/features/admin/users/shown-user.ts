import type { DirectoryUser, updateUser } from '@mustalah/contract/accounts';
import type { Sent } from '@mustalah/contract/endpoint';

export type UserChange = Sent<typeof updateUser>['body'];

/** A user as they will be if the change is accepted; the journal flag is the role under another name. */
export function withChange<User extends DirectoryUser>(user: User, change: UserChange): User {
  const role = change.role ?? roleAfter(user, change.is_journal_admin);
  return {
    ...user,
    role,
    is_admin: role === 'admin',
    is_staff: role === 'admin',
    is_journal_admin: role === 'journal_admin',
    is_reviewer: change.is_reviewer ?? user.is_reviewer,
    status: change.status ?? user.status,
  };
}

function roleAfter({ role }: DirectoryUser, isJournalAdmin: boolean | undefined): DirectoryUser['role'] {
  if (isJournalAdmin === undefined || role === 'admin') return role;
  return isJournalAdmin ? 'journal_admin' : 'user';
}

/** Whether a change is one to think about twice: it makes or unmakes an admin, or shuts somebody out. */
export function needsThought(user: DirectoryUser, change: UserChange): boolean {
  const after = withChange(user, change);
  return after.is_admin !== user.is_admin || (after.status === 'suspended' && user.status === 'active');
}

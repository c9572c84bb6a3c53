import type { CurrentUser } from '@mustalah/contract/accounts';

export type RoleName = 'writer' | 'contributor' | 'reviewer' | 'journalAdmin' | 'admin';
/** An admin may do what every other role may, without having it. */
export type Standing = 'held' | 'covered' | 'missing';

type RoleFlags = Pick<CurrentUser, 'is_admin' | 'is_journal_admin' | 'is_reviewer' | 'is_contributor'>;

/** Every role in ascending order, with the user's standing in it. */
export function rolesOf(user: RoleFlags): { role: RoleName; standing: Standing }[] {
  const held: Record<RoleName, boolean> = {
    writer: true,
    contributor: user.is_contributor,
    reviewer: user.is_reviewer,
    journalAdmin: user.is_journal_admin,
    admin: user.is_admin,
  };
  const roles: RoleName[] = ['writer', 'contributor', 'reviewer', 'journalAdmin', 'admin'];
  return roles.map((role) => ({
    role,
    standing: held[role] ? 'held' : user.is_admin ? 'covered' : 'missing',
  }));
}

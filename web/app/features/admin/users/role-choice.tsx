import type { DirectoryUser, Role } from '@mustalah/contract/accounts';
import { ChoiceField } from '../../../ui/field.tsx';
import { text } from './text.ts';
import { useThoughtfulChange } from './thoughtful-change.tsx';
import { useChangeUser } from './use-change-user.ts';
import styles from './users.module.css';

const roles = ['user', 'journal_admin', 'admin'] as const satisfies Role[];
const choices = roles.map((role) => ({ value: role, label: text.roles[role] }));

/** The role of a user, which changes as soon as another is chosen. */
export function RoleChoice({ user }: { user: DirectoryUser }) {
  const { shown, change } = useChangeUser(user, { done: text.newRole, failed: text.roleFailed });
  const { ask, question } = useThoughtfulChange(user, change);
  return (
    <>
      <ChoiceField
        aria-label={text.roleOf(user.name)}
        className={styles.role}
        data={choices}
        value={shown.role}
        onChange={({ currentTarget: { value } }) => {
          const role = roles.find((each) => each === value);
          if (role && role !== shown.role) ask({ role });
        }}
      />
      {question}
    </>
  );
}

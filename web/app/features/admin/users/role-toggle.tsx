import type { DirectoryUser } from '@mustalah/contract/accounts';
import { Text } from '../../../ui/text.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { text } from './text.ts';
import { useChangeUser } from './use-change-user.ts';

interface RoleToggleProps {
  user: DirectoryUser;
  flag: 'is_journal_admin' | 'is_reviewer';
}

/** Grants or takes a role at once. Whoever stands above it has it already. */
export function RoleToggle({ user, flag }: RoleToggleProps) {
  const { shown, change } = useChangeUser(user, { done: text.roleChanged, failed: text.rolesFailed });
  if (flag === 'is_journal_admin' && shown.is_admin) {
    return (
      <Text component="span" size="sm" c="dimmed">
        {text.byRole}
      </Text>
    );
  }
  return (
    <Toggle
      label={text.toggleOf(flag === 'is_reviewer' ? text.reviewer : text.journalAdmin, user.name)}
      isOn={shown[flag]}
      onChange={(isOn) => change({ [flag]: isOn })}
    />
  );
}

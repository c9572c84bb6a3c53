import type { DirectoryUser } from '@mustalah/contract/accounts';
import { Badge } from '../../../ui/badge.tsx';
import { Group } from '../../../ui/flow.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { text } from './text.ts';
import { useThoughtfulChange } from './thoughtful-change.tsx';
import { useChangeUser } from './use-change-user.ts';

/** Suspends an account or lets it in again. */
export function StatusToggle({ user }: { user: DirectoryUser }) {
  const { shown, change } = useChangeUser(user, { done: text.statusChanged, failed: text.statusFailed });
  const { ask, question } = useThoughtfulChange(user, change);
  const isActive = shown.status === 'active';
  return (
    <Group gap="xs" wrap="nowrap">
      <Toggle
        label={text.accountOf(user.name)}
        isOn={isActive}
        onChange={(isOn) => ask({ status: isOn ? 'active' : 'suspended' })}
      />
      <Badge variant="outline" color={isActive ? 'green' : 'red'}>
        {text.statuses[shown.status]}
      </Badge>
      {question}
    </Group>
  );
}

import type { DirectoryUser } from '@mustalah/contract/accounts';
import { useState } from 'react';
import { useSession } from '../../../session.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { Text } from '../../../ui/text.tsx';
import { needsThought, type UserChange, withChange } from './shown-user.ts';
import { text } from './text.ts';

/** Do a change at once, or ask first where it is one to think about twice; what is asked stands in `question`. */
export function useThoughtfulChange(user: DirectoryUser, change: (change: UserChange) => void) {
  const { user: self } = useSession();
  const [asked, setAsked] = useState<UserChange | null>(null);
  const isOwn = self?.id === user.id;
  const question = asked && (
    <Confirm
      title={text.thinkTitle(user.name)}
      act={text.goOn}
      isBusy={false}
      onClose={() => setAsked(null)}
      onAct={() => {
        setAsked(null);
        change(asked);
      }}
    >
      <Text>{whatComesOf(user, asked)}</Text>
      {isOwn && <Text fw={600}>{text.ofYourself}</Text>}
    </Confirm>
  );
  return {
    question,
    ask(next: UserChange): void {
      if (needsThought(user, next, self?.id ?? 0)) setAsked(next);
      else change(next);
    },
  };
}

function whatComesOf(user: DirectoryUser, change: UserChange): string {
  if (change.status === 'suspended') return text.suspendsAdmin;
  return withChange(user, change).is_admin ? text.makesAdmin : text.unmakesAdmin;
}

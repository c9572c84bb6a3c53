import { type DirectoryUser, REASON_LENGTH } from '@mustalah/contract/accounts';
import { useState } from 'react';
import { useSession } from '../../../session.ts';
import { common } from '../../../text/common.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { LongTextField } from '../../../ui/field.tsx';
import { Text } from '../../../ui/text.tsx';
import { needsThought, type UserChange, withChange } from './shown-user.ts';
import { text } from './text.ts';

/** Do a change at once, or ask first where it is one to think about twice; what is asked stands in `question`. */
export function useThoughtfulChange(user: DirectoryUser, change: (change: UserChange) => void) {
  const [asked, setAsked] = useState<UserChange | null>(null);
  const question = asked && (
    <Question
      user={user}
      asked={asked}
      onClose={() => setAsked(null)}
      onAct={(decided) => {
        setAsked(null);
        change(decided);
      }}
    />
  );
  return {
    question,
    ask(next: UserChange): void {
      // guard: A suspension is asked about first (users-pages.test.tsx) ‹needsThought(user, next) → false›
      if (needsThought(user, next)) setAsked(next);
      else change(next);
    },
  };
}

interface QuestionProps {
  user: DirectoryUser;
  asked: UserChange;
  onAct: (change: UserChange) => void;
  onClose: () => void;
}

/** What comes of a change, and, for a suspension, why. */
function Question({ user, asked, onAct, onClose }: QuestionProps) {
  const { user: self } = useSession();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isSuspension = asked.status === 'suspended';
  return (
    <Confirm
      title={isSuspension ? text.suspendTitle(user.name) : text.thinkTitle(user.name)}
      act={isSuspension ? text.suspend : text.goOn}
      isBusy={false}
      onClose={onClose}
      onAct={() => {
        if (!isSuspension) onAct(asked);
        else if (reason.trim()) onAct({ ...asked, reason });
        else setMissing(true);
      }}
    >
      <Text>{whatComesOf(user, asked)}</Text>
      {self?.id === user.id && <Text fw={600}>{text.ofYourself}</Text>}
      {isSuspension && (
        <LongTextField
          label={text.suspendReason}
          description={text.suspendReasonHint}
          error={isMissing && !reason.trim() && common.required}
          required
          rows={2}
          dir="rtl"
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      )}
    </Confirm>
  );
}

function whatComesOf(user: DirectoryUser, change: UserChange): string {
  if (change.status === 'suspended') return user.is_admin ? text.suspendsAdmin : text.suspends;
  return withChange(user, change).is_admin ? text.makesAdmin : text.unmakesAdmin;
}

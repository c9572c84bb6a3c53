import { endUserSessions } from '@mustalah/contract/accounts';
import { getUserRecord, listAudit, type UserRecord } from '@mustalah/contract/administration';
import { useState } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { formatMoment } from '../../../text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWrite } from '../../../use-write.ts';
import { userText as text } from './text.ts';

/** Where somebody is signed in, and the way to end it. */
export function SessionsPanel({ user }: { user: UserRecord }) {
  const [isAsking, setAsking] = useState(false);
  const signOut = useWrite(() => call(endUserSessions, { params: { id: user.id } }), {
    outdates: [getUserRecord, listAudit],
    onSuccess({ ended }) {
      toast('success', text.signedOut(ended));
      setAsking(false);
    },
    onError: (error) => toast('error', sayFailure(error, text.signOutFailed)),
  });
  return (
    <Panel title={text.sessions} icon="clock">
      <Stack gap="xs" align="start">
        <Text size="sm">{text.sessionCount(user.session_count)}</Text>
        {user.sessions.length > 0 && (
          <ul className="points">
            {user.sessions.map(({ opened_at, last_used_at }) => (
              <li key={`${opened_at} ${last_used_at}`}>
                <Text component="span" size="sm">
                  {text.session(formatMoment(opened_at), formatMoment(last_used_at))}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {user.session_count > user.sessions.length && (
          <Text size="sm" c="dimmed">
            {text.someSessions}
          </Text>
        )}
        {user.session_count > 0 && (
          <Button size="sm" variant="outline" color="red" onClick={() => setAsking(true)}>
            {text.signOut}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <Confirm
          title={text.signOutTitle(user.name)}
          act={text.signOut}
          onAct={() => signOut.write()}
          onClose={() => setAsking(false)}
          isBusy={signOut.isPending}
        >
          <Text>{text.signOutWarning}</Text>
        </Confirm>
      )}
    </Panel>
  );
}

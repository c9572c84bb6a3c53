import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
  type OwnSession,
} from '@mustalah/contract/own-account';
import { useState } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { signOut } from '../../../session.ts';
import { formatMoment } from '../../../text/format.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Group, Stack } from '../../../ui/flow.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { Skeleton } from '../../../ui/waiting.tsx';
import { useCall } from '../../../use-call.ts';
import { useWrite } from '../../../use-write.ts';
import styles from './account.module.css';
import { accountText, sessionsText as text } from './text.ts';

/** Where the person is signed in; any of it can be ended. */
export function SessionsPanel() {
  const { data, isError, refetch } = useCall(listOwnSessions, {});
  const { isPending, write, given } = useWrite((id: string) => call(endOwnSession, { params: { id } }), {
    outdates: [listOwnSessions],
    onSuccess: ({ detail }) => toast('success', detail),
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  const sessions = data?.results;
  return (
    <Panel title={text.title} icon="shield">
      <Stack gap="md">
        <Text size="sm">{text.lead}</Text>
        {isError && !data && <LoadFailure message={accountText.loadFailed} onRetry={() => void refetch()} />}
        {!sessions && !isError && <Skeleton height={120} />}
        {sessions && (
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={isPending && given === session.id}
                onEnd={() => write(session.id)}
              />
            ))}
          </ul>
        )}
        {sessions && <EndMany hasOthers={sessions.length > 1} />}
      </Stack>
    </Panel>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const device = text.deviceOf(session.browser, session.system);
  const began = formatMoment(session.began_at);
  return (
    <li className={styles.session}>
      <div>
        <Group gap="xs">
          <strong>{device}</strong>
          {session.is_current && <Badge variant="outline">{text.isCurrent}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {text.lastUsed(formatMoment(session.last_used_at))} · {text.began(began)}
        </Text>
        {session.network && (
          <Text size="sm" c="dimmed">
            {text.network} <bdi dir="ltr">{session.network}</bdi>
          </Text>
        )}
      </div>
      {!session.is_current && (
        <ActionButton
          size="sm"
          variant="default"
          isBusy={isBusy}
          onClick={onEnd}
          aria-label={text.endNamed(device, began)}
        >
          {text.end}
        </ActionButton>
      )}
    </li>
  );
}

function EndMany({ hasOthers }: { hasOthers: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, write } = useWrite(
    (which: 'others' | 'all') => call(endOwnSessions, { body: { which } }),
    {
      outdates: [listOwnSessions],
      onSuccess({ detail }, which) {
        toast('success', detail);
        return which === 'all' ? signOut() : undefined;
      },
      onError: (error) => toast('error', sayFailure(error, text.failed)),
    },
  );
  return (
    <Group gap="sm">
      {hasOthers && (
        <ActionButton variant="outline" size="sm" isBusy={isPending} onClick={() => write('others')}>
          {text.endOthers}
        </ActionButton>
      )}
      <ActionButton variant="default" size="sm" isBusy={isPending} onClick={() => setAsking(true)}>
        {text.endAll}
      </ActionButton>
      {isAsking && (
        <Confirm
          title={text.endAll}
          act={text.endAll}
          onAct={() => write('all')}
          onClose={() => setAsking(false)}
          isBusy={isPending}
        >
          <Text>{text.endAllSure}</Text>
        </Confirm>
      )}
    </Group>
  );
}

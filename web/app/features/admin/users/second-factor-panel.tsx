import { getUserRecord, listAudit, type UserRecord } from '@mustalah/contract/administration';
import { resetSecondFactor } from '@mustalah/contract/identity';
import { useState } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWrite } from '../../../use-write.ts';
import { secondFactorText as text } from './text.ts';

/** What somebody has beside the password, and the way in for who has lost all of it. */
export function SecondFactorPanel({ user }: { user: UserRecord }) {
  const { user: admin } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { code_app: hasApp, passkeys } = user.second_factor;
  const reset = useWrite(() => call(resetSecondFactor, { params: { id: user.id } }), {
    outdates: [getUserRecord, listAudit],
    onSuccess({ detail }) {
      toast('success', detail);
      setAsking(false);
    },
    onError: (error) => toast('error', sayFailure(error, text.failed)),
  });
  const isOn = hasApp || passkeys > 0;
  return (
    <Panel title={text.title} icon="shield">
      <Stack gap="xs" align="start">
        <Text size="sm">{isOn ? text.has(hasApp, passkeys) : text.none}</Text>
        {isOn && user.id !== admin?.id && (
          <Button size="sm" variant="outline" color="red" onClick={() => setAsking(true)}>
            {text.reset}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <Confirm
          title={text.resetTitle(user.name)}
          act={text.reset}
          onAct={() => reset.write()}
          onClose={() => setAsking(false)}
          isBusy={reset.isPending}
        >
          <Text>{text.warning}</Text>
        </Confirm>
      )}
    </Panel>
  );
}

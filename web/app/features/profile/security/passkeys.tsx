import { getSecurity, type Passkey, removePasskey, type Security } from '@mustalah/contract/identity';
import { useState } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { isHostOfPage } from '../../../passkeys.ts';
import { formatDay } from '../../../text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Group, Stack } from '../../../ui/flow.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWrite } from '../../../use-write.ts';
import { AddPasskey, RenamePasskey } from './passkey-dialogs.tsx';
import styles from './security.module.css';
import { securityText, passkeyText as text } from './text.ts';

interface PasskeysProps {
  security: Security;
  /** Given where recovery codes came with it. */
  onCodes: (codes: readonly string[]) => void;
}

/** The passkeys of an account: by name, with the way to add and remove them. */
export function Passkeys({ security: { passkeys, passkey_host: host }, onCodes }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={text.title}
      icon="lock"
      action={
        <Badge variant="outline" color={passkeys.length > 0 ? 'green' : 'gray'}>
          {passkeys.length > 0 ? securityText.on : securityText.off}
        </Badge>
      }
    >
      <Stack gap="sm">
        <Text size="sm">{text.lead}</Text>
        {passkeys.length > 0 && (
          <ul className={styles.list} aria-label={text.title}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        <WayToAdd host={host} onAdd={() => setAdding(true)} />
      </Stack>
      {isAdding && (
        <AddPasskey
          onClose={() => setAdding(false)}
          onAdded={(codes) => {
            setAdding(false);
            onCodes(codes);
          }}
        />
      )}
    </Panel>
  );
}

function WayToAdd({ host, onAdd }: { host: string | null; onAdd: () => void }) {
  if (host === null) {
    return (
      <Text size="sm" c="dimmed">
        {text.impossible}
      </Text>
    );
  }
  if (!isHostOfPage(host)) {
    return (
      <Text size="sm" c="dimmed">
        {text.elsewhere} <bdi dir="ltr">{host}</bdi>
      </Text>
    );
  }
  return (
    <Group>
      <Button variant="outline" onClick={onAdd}>
        {text.add}
      </Button>
    </Group>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const remove = useWrite(() => call(removePasskey, { params: { id: passkey.id } }), {
    outdates: [getSecurity],
    onSuccess({ detail }) {
      close();
      toast('success', detail);
    },
    onError: (error) => toast('error', sayFailure(error, securityText.failed)),
  });
  return (
    <li className={styles.row}>
      <div>
        <Text fw={600} className={styles.name}>
          <bdi>{passkey.name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {text.made(formatDay(passkey.created_at))}،{' '}
          {passkey.last_used_at ? text.used(formatDay(passkey.last_used_at)) : text.unused}
        </Text>
      </div>
      <Group gap="xs">
        <Button size="xs" variant="subtle" onClick={() => setAsked('rename')}>
          {text.rename}
        </Button>
        <Button size="xs" variant="subtle" color="red" onClick={() => setAsked('remove')}>
          {text.remove}
        </Button>
      </Group>
      {asked === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {asked === 'remove' && (
        <Confirm
          title={text.removeTitle(passkey.name)}
          act={text.remove}
          onAct={() => remove.write()}
          onClose={close}
          isBusy={remove.isPending}
        >
          <Text>{text.removeWarning}</Text>
        </Confirm>
      )}
    </li>
  );
}

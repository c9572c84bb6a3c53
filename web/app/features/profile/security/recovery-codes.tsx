import { getSecurity, renewRecoveryCodes } from '@mustalah/contract/identity';
import { useState } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Group, Stack } from '../../../ui/flow.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWrite } from '../../../use-write.ts';
import styles from './security.module.css';
import { securityText, recoveryText as text } from './text.ts';

/** From so few on one is told to make new ones. */
const FEW = 3;

interface RecoveryCodesProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

/** How many codes are left, and the way to new ones. */
export function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const [isAsking, setAsking] = useState(false);
  const renew = useWrite(() => call(renewRecoveryCodes, {}), {
    outdates: [getSecurity],
    onSuccess({ recovery_codes }) {
      setAsking(false);
      onCodes(recovery_codes);
    },
    onError: (error) => toast('error', sayFailure(error, securityText.failed)),
  });
  return (
    <Panel title={text.title} icon="file">
      <Stack gap="sm">
        <Text size="sm">
          {text.lead} {text.left(left)}
        </Text>
        {left <= FEW && <Alert color="gold" title={text.few} />}
        <Group>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {text.renew}
          </Button>
        </Group>
      </Stack>
      {isAsking && (
        <Confirm
          title={text.renewTitle}
          act={text.renew}
          onAct={() => renew.write()}
          onClose={() => setAsking(false)}
          isBusy={renew.isPending}
        >
          <Text>{text.renewWarning}</Text>
        </Confirm>
      )}
    </Panel>
  );
}

interface ShownCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes, this once, with ways to keep them. */
export function ShownCodes({ codes, onClose }: ShownCodesProps) {
  const copy = useWrite(
    // The clipboard is missing where the page came over plain http.
    () => navigator.clipboard?.writeText(codes.join('\n')) ?? Promise.reject(new Error('no clipboard')),
    {
      outdates: [],
      onSuccess: () => toast('success', text.copied),
      onError: () => toast('error', text.copyFailed),
    },
  );
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text.fileTitle}\n\n${codes.join('\n')}\n`)}`;
  return (
    <Dialog title={text.dialog} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{text.once}</Text>
        <ol className={styles.codes} dir="ltr" lang="en">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Group justify="end">
          <Button variant="default" onClick={() => copy.write()}>
            {text.copy}
          </Button>
          <Button variant="default" href={file} download={text.fileName}>
            {text.download}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {text.kept}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

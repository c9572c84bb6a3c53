import { beginCodeApp, confirmCodeApp, getSecurity, removeCodeApp } from '@mustalah/contract/identity';
import { lazy, Suspense, useState } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { formatDay } from '../../../text/format.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Group, Stack } from '../../../ui/flow.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFormWrite } from '../../../use-form-write.ts';
import { useWrite } from '../../../use-write.ts';
import styles from './security.module.css';
import { securityText, codeAppText as text } from './text.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface CodeAppProps {
  since: string | null;
  /** Given where recovery codes came with it. */
  onCodes: (codes: readonly string[]) => void;
}

/** The app that shows codes: linked, or not yet. */
export function CodeApp({ since, onCodes }: CodeAppProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const begin = useWrite(() => call(beginCodeApp, {}), {
    outdates: [],
    onSuccess: setSecret,
    onError: (error) => toast('error', sayFailure(error, securityText.failed)),
  });
  const remove = useWrite(() => call(removeCodeApp, {}), {
    outdates: [getSecurity],
    onSuccess({ detail }) {
      setRemoving(false);
      toast('success', detail);
    },
    onError: (error) => toast('error', sayFailure(error, securityText.failed)),
  });
  return (
    <Panel
      title={text.title}
      icon="shield"
      action={
        <Badge variant="outline" color={since ? 'green' : 'gray'}>
          {since ? securityText.on : securityText.off}
        </Badge>
      }
    >
      <Stack gap="sm">
        <Text size="sm">
          {text.lead} {since && securityText.since(formatDay(since))}
        </Text>
        <Group>
          {since ? (
            <Button variant="outline" color="red" onClick={() => setRemoving(true)}>
              {text.remove}
            </Button>
          ) : (
            <ActionButton variant="outline" isBusy={begin.isPending} onClick={() => begin.write()}>
              {text.add}
            </ActionButton>
          )}
        </Group>
      </Stack>
      {secret && (
        <LinkDialog
          secret={secret}
          onClose={() => setSecret(null)}
          onLinked={(codes) => {
            setSecret(null);
            onCodes(codes);
          }}
        />
      )}
      {isRemoving && (
        <Confirm
          title={text.removeTitle}
          act={text.remove}
          onAct={() => remove.write()}
          onClose={() => setRemoving(false)}
          isBusy={remove.isPending}
        >
          <Text>{text.removeWarning}</Text>
        </Confirm>
      )}
    </Panel>
  );
}

interface Secret {
  secret: string;
  uri: string;
}

interface LinkDialogProps {
  secret: Secret;
  onClose: () => void;
  onLinked: (codes: readonly string[]) => void;
}

function LinkDialog({ secret: { secret, uri }, onClose, onLinked }: LinkDialogProps) {
  const form = useFormWrite({
    initialValues: { totp: '' },
    check: ({ totp }) => (totp.trim() ? {} : { totp: text.codeMissing }),
    send: (body) => call(confirmCodeApp, { body }),
    outdates: [getSecurity],
    onSuccess({ recovery_codes }) {
      toast('success', text.added);
      onLinked(recovery_codes);
    },
    onError: (error) => toast('error', sayFailure(error, securityText.failed)),
  });
  return (
    <Dialog title={text.dialog} onClose={onClose}>
      <form {...form.props}>
        <Stack gap="md">
          <Text size="sm">{text.scan}</Text>
          <Suspense>
            <QrCode text={uri} label={text.picture} />
          </Suspense>
          <Text size="sm">
            {text.typed}{' '}
            <bdi dir="ltr" lang="en" className={styles.secret}>
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </bdi>
          </Text>
          <TextField
            {...form.inputFor('totp')}
            label={text.code}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            data-autofocus
          />
          <DialogActions onCancel={onClose} isBusy={form.isSending}>
            {text.confirm}
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

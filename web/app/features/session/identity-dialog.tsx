import { PASSWORD_LENGTH } from '@mustalah/contract/fields';
import { type AwaitedFactor, finishProof, proveIdentity } from '@mustalah/contract/identity';
import { useState } from 'react';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import type { IdentityDemand } from '../../identity.ts';
import { useSession } from '../../session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { SecretField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { useFormWrite } from '../../use-form-write.ts';
import { SecondStepFields } from './second-step-fields.tsx';
import { identityText as text } from './text.ts';
import { useSecondStep } from './use-second-step.ts';

interface IdentityDialogProps {
  demand: IdentityDemand;
  /** Told whether the person has shown who they are. */
  onEnd: (isProved: boolean) => void;
}

/** «أكّد هويتك»: the password, then the second factor of who has one; what was begun goes on afterwards. */
export default function IdentityDialog({ demand, onEnd }: IdentityDialogProps) {
  const [awaited, setAwaited] = useState<AwaitedFactor | null>(null);
  const [fault, setFault] = useState('');
  if (demand === 'second_factor_missing') return <SetUpFirst onClose={() => onEnd(false)} />;
  return (
    <Dialog title={text.title} onClose={() => onEnd(false)}>
      <Stack gap="md">
        {fault && <Alert color="red" role="alert" title={fault} />}
        {awaited ? (
          <FactorForm
            awaited={awaited}
            onFault={setFault}
            onProved={() => onEnd(true)}
            onLate={(sentence) => {
              setFault(sentence);
              setAwaited(null);
            }}
          />
        ) : (
          <PasswordForm
            onCancel={() => onEnd(false)}
            onProved={() => onEnd(true)}
            onFault={setFault}
            onAwaited={(next) => {
              setFault('');
              setAwaited(next);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface PasswordFormProps {
  onProved: () => void;
  onCancel: () => void;
  onFault: (sentence: string) => void;
  onAwaited: (awaited: AwaitedFactor) => void;
}

function PasswordForm({ onProved, onCancel, onFault, onAwaited }: PasswordFormProps) {
  const { user } = useSession();
  const form = useFormWrite({
    initialValues: { password: '' },
    check: ({ password }) => (password ? {} : { password: text.passwordMissing }),
    send(body) {
      onFault('');
      return call(proveIdentity, { body });
    },
    outdates: [],
    onSuccess: onProved,
    onError(error) {
      const awaited = error instanceof RefusedCall ? error.awaitedFactor : null;
      if (awaited) onAwaited(awaited);
      else if (!(error instanceof RefusedCall && error.fields.password))
        onFault(sayFailure(error, text.failed));
    },
  });
  return (
    <form {...form.props}>
      <Stack gap="md">
        <Text size="sm">{text.lead}</Text>
        {/* So that a keeper of passwords knows whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
        <SecretField
          {...form.inputFor('password')}
          label={text.password}
          autoComplete="current-password"
          required
          maxLength={PASSWORD_LENGTH.max}
          data-autofocus
        />
        <DialogActions onCancel={onCancel} isBusy={form.isSending}>
          {text.confirm}
        </DialogActions>
      </Stack>
    </form>
  );
}

interface FactorFormProps {
  awaited: AwaitedFactor;
  onProved: () => void;
  onFault: (sentence: string) => void;
  onLate: (sentence: string) => void;
}

function FactorForm({ awaited, onProved, onFault, onLate }: FactorFormProps) {
  const step = useSecondStep({
    awaited,
    send(body) {
      onFault('');
      return call(finishProof, { body });
    },
    onSuccess: onProved,
    onError: onFault,
    onLate,
  });
  return (
    <form {...step.form.props}>
      <Stack gap="md">
        <SecondStepFields step={step} />
      </Stack>
    </form>
  );
}

function SetUpFirst({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={text.missingTitle} onClose={onClose}>
      <Stack gap="md">
        <Text>{text.missingLead}</Text>
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {text.later}
          </Button>
          <Button to="/profile?tab=settings" onClick={onClose} data-autofocus>
            {text.toSettings}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

import {
  addPasskey,
  getSecurity,
  offerPasskey,
  PASSKEY_NAME_LENGTH,
  type Passkey,
  renamePasskey,
} from '@mustalah/contract/identity';
import { useEffect } from 'react';
import { call, sayFailure } from '../../../api.ts';
import { makePasskey, preparePasskeys } from '../../../passkeys.ts';
import { common } from '../../../text/common.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ApiForm, useFormWrite } from '../../../use-form-write.ts';
import { passkeyText as text } from './text.ts';

const checkName = ({ name }: { name: string }) => (name.trim() ? {} : { name: text.nameMissing });

interface AddPasskeyProps {
  onClose: () => void;
  onAdded: (codes: readonly string[]) => void;
}

/** Name a passkey and have the browser make it. */
export function AddPasskey({ onClose, onAdded }: AddPasskeyProps) {
  useEffect(preparePasskeys, []);
  const form = useFormWrite({
    initialValues: { name: '' },
    check: checkName,
    async send({ name }) {
      const credential = await makePasskey(await call(offerPasskey, {}));
      return call(addPasskey, { body: { name, credential } });
    },
    outdates: [getSecurity],
    onSuccess({ recovery_codes }) {
      toast('success', text.added);
      onAdded(recovery_codes);
    },
    // The browser tells by an error of its own that a person has closed its window.
    onError: (error) => toast('error', sayFailure(error, text.cancelled)),
  });
  return <NameDialog title={text.dialog} act={text.next} form={form} onClose={onClose} />;
}

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useFormWrite({
    initialValues: { name: passkey.name },
    check: checkName,
    send: (body) => call(renamePasskey, { params: { id: passkey.id }, body }),
    outdates: [getSecurity],
    onSuccess() {
      toast('success', text.renamed);
      onClose();
    },
    onError: (error) => toast('error', sayFailure(error, text.cancelled)),
  });
  return <NameDialog title={text.renameTitle} act={common.save} form={form} onClose={onClose} />;
}

interface NameDialogProps {
  title: string;
  act: string;
  form: ApiForm<{ name: string }>;
  onClose: () => void;
}

const NameDialog = ({ title, act, form, onClose }: NameDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <form {...form.props}>
      <Stack gap="md">
        <TextField
          {...form.inputFor('name')}
          label={text.name}
          description={text.nameHint}
          required
          maxLength={PASSKEY_NAME_LENGTH}
          data-autofocus
        />
        <DialogActions onCancel={onClose} isBusy={form.isSending}>
          {act}
        </DialogActions>
      </Stack>
    </form>
  </Dialog>
);

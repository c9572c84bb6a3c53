import { confirmPasswordReset } from '@mustalah/contract/accounts';
import { PASSWORD_LENGTH } from '@mustalah/contract/fields';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api.ts';
import { type PageHandle, secretPageMeta } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { SecretField } from '../../ui/field.tsx';
import { useFormWrite } from '../../use-form-write.ts';
import { FormFrame, type FormMessage, failureOf } from './form-frame.tsx';
import { newPasswordFaults } from './new-password.ts';
import { text } from './text.ts';

const empty = { password: '', confirmation: '' };

export const handle: PageHandle = { search: ['token'] };

export const meta = () => secretPageMeta(text.resetTitle);

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isDone, setDone] = useState(false);
  const [message, setMessage] = useState<FormMessage | null>(
    token ? null : { kind: 'error', text: text.resetLinkMissing },
  );
  const form = useFormWrite({
    initialValues: empty,
    check: newPasswordFaults,
    send({ password }) {
      setMessage(null);
      return call(confirmPasswordReset, { body: { token, password } });
    },
    outdates: [],
    onSuccess() {
      setMessage({ kind: 'success', text: text.resetDone });
      setDone(true);
    },
    onError: (error) => setMessage(failureOf(error, empty, text.resetError)),
  });
  const frame = { title: text.resetTitle, message, form: form.props };

  // Without its token the link can change nothing: there is no form to fill.
  if (!token) {
    return <FormFrame {...frame} links={[{ to: '/forgot-password', label: text.requestReset }]} />;
  }
  return (
    <FormFrame {...frame} links={[{ to: '/login', label: text.backToLogin }]}>
      <SecretField
        {...form.inputFor('password')}
        label={text.newPassword}
        description={text.passwordHint}
        autoComplete="new-password"
        required
        maxLength={PASSWORD_LENGTH.max}
      />
      <SecretField
        {...form.inputFor('confirmation')}
        label={text.confirmPassword}
        autoComplete="new-password"
        required
        maxLength={PASSWORD_LENGTH.max}
      />
      <Button type="submit" fullWidth disabled={form.isSending || isDone}>
        {form.isSending ? text.resetSaving : text.resetSubmit}
      </Button>
    </FormFrame>
  );
}

import { Button, PasswordInput } from '@mantine/core';
import { confirmPasswordReset } from '@mustalah/contract/accounts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, sayFailure } from '../../api.ts';
import type { PageHandle } from '../../page-meta.ts';
import { FormFrame, type FormMessage } from './form-frame.tsx';
import { text, titles } from './text.ts';

const MIN_PASSWORD = 6;

export const handle: PageHandle = { search: ['token'] };

/** The token in its address is worth an account: no cache keeps it, and no other site is told. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const meta = () => [
  { title: titles.reset },
  { name: 'robots', content: 'noindex' },
  // The address carries the token; no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);
  const [isDone, setDone] = useState(false);
  const [message, setMessage] = useState<FormMessage | null>(null);

  async function submit(): Promise<void> {
    const fault = faultOf(token, password, confirmation);
    if (fault || !token) return setMessage({ kind: 'error', text: fault ?? text.resetLinkMissing });
    setSubmitting(true);
    setMessage(null);
    try {
      await call(confirmPasswordReset, { body: { token, password } });
      setMessage({ kind: 'success', text: text.resetDone });
      setDone(true);
    } catch (error) {
      setMessage({ kind: 'error', text: sayFailure(error, text.resetError) });
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <FormFrame
      title={text.resetTitle}
      message={message}
      onSubmit={() => void submit()}
      links={[{ to: '/login', label: text.backToLogin }]}
    >
      <PasswordInput
        label={text.newPassword}
        description={text.passwordHint}
        name="password"
        autoComplete="new-password"
        dir="ltr"
        required
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordInput
        label={text.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        dir="ltr"
        required
        maxLength={200}
        value={confirmation}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth disabled={isSubmitting || isDone}>
        {isSubmitting ? text.resetSaving : text.resetSubmit}
      </Button>
    </FormFrame>
  );
}

function faultOf(token: string | null, password: string, confirmation: string): string | null {
  if (!token) return text.resetLinkMissing;
  if (password.length < MIN_PASSWORD) return text.passwordTooShort;
  return password === confirmation ? null : text.passwordsDiffer;
}

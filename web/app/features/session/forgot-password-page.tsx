import { Button, Text, TextInput } from '@mantine/core';
import { requestPasswordReset } from '@mustalah/contract/accounts';
import { useState } from 'react';
import { call, RefusedCall } from '../../api.ts';
import { FormFrame, type FormMessage } from './form-frame.tsx';
import { text, titles } from './text.ts';

export const meta = () => [{ title: titles.forgot }, { name: 'robots', content: 'noindex' }];

export default function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<FormMessage | null>(null);

  async function submit(): Promise<void> {
    if (!email.trim()) return setMessage({ kind: 'error', text: text.emailRequired });
    setSubmitting(true);
    setMessage(null);
    try {
      await call(requestPasswordReset, { body: { email } });
      setMessage({ kind: 'success', text: text.resetSent });
    } catch (error) {
      const isLimited = error instanceof RefusedCall && error.status === 429;
      setMessage({ kind: 'error', text: isLimited ? error.detail : text.resetFailed });
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <FormFrame
      title={text.forgotTitle}
      message={message}
      onSubmit={() => void submit()}
      links={[{ to: '/login', label: text.backToLogin }]}
    >
      <Text size="sm">{text.forgotIntro}</Text>
      <TextInput
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth disabled={isSubmitting}>
        {isSubmitting ? text.sending : text.send}
      </Button>
    </FormFrame>
  );
}

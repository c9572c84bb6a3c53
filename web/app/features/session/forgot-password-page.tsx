import { Button, Text } from '@mantine/core';
import { requestPasswordReset } from '@mustalah/contract/accounts';
import { EMAIL_LENGTH } from '@mustalah/contract/fields';
import { useState } from 'react';
import { call, RefusedCall } from '../../api.ts';
import { TextField } from '../../ui/field.tsx';
import { useFormWrite } from '../../use-form-write.ts';
import { FormFrame, type FormMessage } from './form-frame.tsx';
import { text, titles } from './text.ts';

export const meta = () => [{ title: titles.forgot }, { name: 'robots', content: 'noindex' }];

export default function ForgotPasswordPage() {
  const [message, setMessage] = useState<FormMessage | null>(null);
  const form = useFormWrite({
    initialValues: { email: '' },
    check: ({ email }) => (email.trim() ? {} : { email: text.emailRequired }),
    send(body) {
      setMessage(null);
      return call(requestPasswordReset, { body });
    },
    outdates: [],
    onSuccess: () => setMessage({ kind: 'success', text: text.resetSent }),
    onError(error) {
      const isLimited = error instanceof RefusedCall && error.status === 429;
      setMessage({ kind: 'error', text: isLimited ? error.detail : text.resetFailed });
    },
  });

  return (
    <FormFrame
      title={text.forgotTitle}
      message={message}
      form={form.props}
      links={[{ to: '/login', label: text.backToLogin }]}
    >
      <Text size="sm">{text.forgotIntro}</Text>
      <TextField
        {...form.inputFor('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        maxLength={EMAIL_LENGTH}
      />
      <Button type="submit" fullWidth disabled={form.isSending}>
        {form.isSending ? text.sending : text.send}
      </Button>
    </FormFrame>
  );
}

import { requestPasswordReset } from '@mustalah/contract/accounts';
import { EMAIL_LENGTH } from '@mustalah/contract/fields';
import { useState } from 'react';
import { call, RefusedCall } from '../../api.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import { useFormWrite } from '../../use-form-write.ts';
import { Captcha } from './captcha.tsx';
import { FormFrame, type FormMessage } from './form-frame.tsx';
import { text } from './text.ts';
import { useCaptcha } from './use-captcha.ts';

export const meta = () => privatePageMeta(text.forgotTitle);

export default function ForgotPasswordPage() {
  const [message, setMessage] = useState<FormMessage | null>(null);
  // The server insists on it from the second time on.
  const [isCaptchaAsked, askCaptcha] = useState(false);
  const captcha = useCaptcha();
  const form = useFormWrite({
    initialValues: { email: '' },
    check: ({ email }) => (email.trim() ? {} : { email: text.emailRequired }),
    async send({ email }) {
      setMessage(null);
      if (isCaptchaAsked && !captcha.token) return text.captchaMissing;
      await call(requestPasswordReset, { body: { email, recaptcha: captcha.token } });
      return null;
    },
    outdates: [],
    onSuccess(fault) {
      setMessage(fault ? { kind: 'error', text: fault } : { kind: 'success', text: text.resetSent });
      if (!fault) captcha.renew();
    },
    onError(error) {
      const isCaptcha = error instanceof RefusedCall && 'recaptcha' in error.fields;
      const isLimited = error instanceof RefusedCall && error.status === 429;
      if (isCaptcha) askCaptcha(true);
      captcha.renew(error);
      setMessage({ kind: 'error', text: isCaptcha || isLimited ? error.detail : text.resetFailed });
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
      {isCaptchaAsked && <Captcha {...captcha.props} />}
      <Button type="submit" fullWidth disabled={form.isSending}>
        {form.isSending ? text.sending : text.send}
      </Button>
    </FormFrame>
  );
}

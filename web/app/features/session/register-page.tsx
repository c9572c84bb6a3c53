import { PROFILE_LIMITS, registerUser } from '@mustalah/contract/accounts';
import { EMAIL_LENGTH, PASSWORD_LENGTH } from '@mustalah/contract/fields';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../api.ts';
import { keepingNext } from '../../next-path.ts';
import { type PageHandle, privatePageMeta } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { SecretField, TextField } from '../../ui/field.tsx';
import { type Faults, useFormWrite } from '../../use-form-write.ts';
import { Captcha } from './captcha.tsx';
import { FormFrame, type FormMessage, failureOf } from './form-frame.tsx';
import { newPasswordFaults } from './new-password.ts';
import { text } from './text.ts';
import { useCaptcha } from './use-captcha.ts';

const TO_LOGIN_AFTER_MS = 1_500;
const empty = { name: '', email: '', password: '', confirmation: '' };

export const handle: PageHandle = { search: ['next'] };

export const meta = () => privatePageMeta(text.registerTitle);

export default function RegisterPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const login = keepingNext('/login', search.get('next'));
  const captcha = useCaptcha();
  const [registered, setRegistered] = useState<string | null>(null);
  const [message, setMessage] = useState<FormMessage | null>(null);

  useEffect(() => {
    if (registered === null) return;
    const timer = setTimeout(() => void navigate(login, { state: { email: registered } }), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [registered, login, navigate]);

  const form = useFormWrite({
    initialValues: empty,
    check: faultsOf,
    onFaults: () => setMessage({ kind: 'error', text: text.registerInvalid }),
    async send({ name, email, password }) {
      setMessage(null);
      if (!captcha.token) return text.captchaMissing;
      await call(registerUser, { body: { name, email, password, recaptcha: captcha.token } });
      return null;
    },
    outdates: [],
    onSuccess(fault, { email }) {
      setMessage(fault ? { kind: 'error', text: fault } : { kind: 'success', text: text.registered });
      setRegistered(fault === null ? email.trim() : null);
    },
    onError(error) {
      setMessage(failureOf(error, empty, text.registerError));
      captcha.renew(error);
    },
  });

  return (
    <FormFrame
      title={text.registerTitle}
      message={message}
      form={form.props}
      links={[{ to: login, label: text.haveAccount }]}
    >
      <TextField
        {...form.inputFor('name')}
        label={text.name}
        required
        autoComplete="name"
        dir="auto"
        maxLength={PROFILE_LIMITS.name}
      />
      <TextField
        {...form.inputFor('email')}
        label={text.email}
        required
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={EMAIL_LENGTH}
      />
      <SecretField
        {...form.inputFor('password')}
        label={text.password}
        required
        description={text.passwordHint}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.max}
      />
      <SecretField
        {...form.inputFor('confirmation')}
        label={text.confirmPassword}
        required
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.max}
      />
      <Captcha {...captcha.props} />
      <Button type="submit" fullWidth disabled={form.isSending || registered !== null}>
        {form.isSending ? text.registering : text.register}
      </Button>
    </FormFrame>
  );
}

const faultsOf = ({ name, email, ...passwords }: typeof empty): Faults<typeof empty> => ({
  ...(!name.trim() && { name: text.nameRequired }),
  ...(!email.trim() && { email: text.emailRequired }),
  ...newPasswordFaults(passwords),
});

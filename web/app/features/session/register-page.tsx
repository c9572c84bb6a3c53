import { Button, PasswordInput, TextInput } from '@mantine/core';
import { registerUser } from '@mustalah/contract/accounts';
import type { FieldErrors } from '@mustalah/contract/errors';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, RefusedCall, sayFailure } from '../../api.ts';
import { Captcha } from './captcha.tsx';
import { FormFrame, type FormMessage } from './form-frame.tsx';
import { text, titles } from './text.ts';

const TO_LOGIN_AFTER_MS = 1_500;
const MIN_PASSWORD = 6;

export const meta = () => [{ title: titles.register }, { name: 'robots', content: 'noindex' }];

export default function RegisterPage() {
  const navigate = useNavigate();
  const [fields, setFields] = useState({ name: '', email: '', password: '', confirmation: '' });
  const [captcha, setCaptcha] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isDone, setDone] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<FormMessage | null>(null);
  const onToken = useCallback((token: string) => setCaptcha(token), []);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/login'), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  async function submit(): Promise<void> {
    const found = faultsOf(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) return setMessage({ kind: 'error', text: text.registerInvalid });
    if (!captcha) return setMessage({ kind: 'error', text: text.captchaMissing });
    setSubmitting(true);
    setMessage(null);
    try {
      const { name, email, password } = fields;
      await call(registerUser, { body: { name, email, password, recaptcha: captcha } });
      setMessage({ kind: 'success', text: text.registered });
      setDone(true);
    } catch (error) {
      setErrors(error instanceof RefusedCall ? error.fields : {});
      setMessage({ kind: 'error', text: sayFailure(error, text.registerError) });
      setAttempt(attempt + 1);
    } finally {
      setSubmitting(false);
    }
  }

  const inputFor = (name: keyof typeof fields) => ({
    name,
    required: true,
    value: fields[name],
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) =>
      setFields((before) => ({ ...before, [name]: value })),
    error: errors[name]?.join('، ') ?? null,
  });

  return (
    <FormFrame
      title={text.registerTitle}
      message={message}
      onSubmit={() => void submit()}
      links={[{ to: '/login', label: text.haveAccount }]}
    >
      <TextInput label={text.name} autoComplete="name" dir="auto" maxLength={100} {...inputFor('name')} />
      <TextInput
        label={text.email}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        {...inputFor('email')}
      />
      <PasswordInput
        label={text.password}
        description={text.passwordHint}
        autoComplete="new-password"
        dir="ltr"
        maxLength={200}
        {...inputFor('password')}
      />
      <PasswordInput
        label={text.confirmPassword}
        autoComplete="new-password"
        dir="ltr"
        maxLength={200}
        {...inputFor('confirmation')}
      />
      <Captcha onToken={onToken} attempt={attempt} />
      <Button type="submit" fullWidth disabled={isSubmitting || isDone}>
        {isSubmitting ? text.registering : text.register}
      </Button>
    </FormFrame>
  );
}

function faultsOf(fields: {
  name: string;
  email: string;
  password: string;
  confirmation: string;
}): FieldErrors {
  const faults: FieldErrors = {};
  if (!fields.name.trim()) faults.name = [text.registerInvalid];
  if (!fields.email.trim()) faults.email = [text.emailRequired];
  if (fields.password.length < MIN_PASSWORD) faults.password = [text.passwordTooShort];
  else if (fields.password !== fields.confirmation) faults.confirmation = [text.passwordsDiffer];
  return faults;
}

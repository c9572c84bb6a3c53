import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sayFailure } from '../../api.ts';
import { signIn } from '../../session.ts';
import { Captcha } from './captcha.tsx';
import { FormFrame, type FormMessage } from './form-frame.tsx';
import { nextPath } from './next-path.ts';
import { text, titles } from './text.ts';

export const meta = () => [{ title: titles.login }, { name: 'robots', content: 'noindex' }];

export default function LoginPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [message, setMessage] = useState<FormMessage | null>(null);
  const onToken = useCallback((token: string) => setCaptcha(token), []);

  async function submit(): Promise<void> {
    setChecked(true);
    if (!email.trim() || !password) return;
    if (!captcha) return setMessage({ kind: 'error', text: text.captchaMissing });
    setSubmitting(true);
    setMessage(null);
    try {
      const session = await signIn(email, password, captcha);
      // Signed in, but the user's record did not come.
      if (session.status === 'signed-out') {
        return setMessage({ kind: 'error', text: session.error ?? text.loginError });
      }
      await navigate(nextPath(search.get('next')), { replace: true });
    } catch (error) {
      setMessage({ kind: 'error', text: sayFailure(error, text.loginError) });
      setAttempt(attempt + 1);
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <FormFrame
      title={text.loginTitle}
      message={message}
      onSubmit={() => void submit()}
      links={[
        { to: '/forgot-password', label: text.forgot },
        { to: '/register', label: text.noAccount },
      ]}
    >
      <TextInput
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        dir="ltr"
        required
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={isChecked && !email.trim() ? text.emailRequired : null}
      />
      <PasswordInput
        label={text.password}
        name="password"
        autoComplete="current-password"
        dir="ltr"
        required
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={isChecked && !password ? text.passwordRequired : null}
      />
      <Captcha onToken={onToken} attempt={attempt} />
      <Button type="submit" fullWidth disabled={isSubmitting}>
        {isSubmitting ? text.loggingIn : text.login}
      </Button>
    </FormFrame>
  );
}

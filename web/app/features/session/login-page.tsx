import { EMAIL_LENGTH, PASSWORD_LENGTH } from '@mustalah/contract/fields';
import type { AwaitedFactor } from '@mustalah/contract/identity';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { RefusedCall, sayFailure } from '../../api.ts';
import { isDraftKept } from '../../domain/kept-draft.ts';
import { keepingNext, nextPath } from '../../next-path.ts';
import { type PageHandle, privatePageMeta } from '../../page-meta.ts';
import { finishSignIn, knownSession, signIn, useSession } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { SecretField, TextField } from '../../ui/field.tsx';
import { useFormWrite } from '../../use-form-write.ts';
import { Captcha } from './captcha.tsx';
import styles from './form-frame.module.css';
import { FormFrame, type FormMessage } from './form-frame.tsx';
import { SecondStepFields } from './second-step-fields.tsx';
import { secondStepText, signInReasons, text } from './text.ts';
import { useCaptcha } from './use-captcha.ts';
import { useSecondStep } from './use-second-step.ts';

export const handle: PageHandle = { search: ['next'] };

export const meta = () => privatePageMeta(text.loginTitle);

export default function LoginPage() {
  const [search] = useSearchParams();
  const next = search.get('next');
  const captcha = useCaptcha();
  const [message, setMessage] = useState<FormMessage | null>(null);
  const [awaited, setAwaited] = useState<AwaitedFactor | null>(null);
  useLeadOn(nextPath(next));

  const form = useFormWrite({
    initialValues: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...(!email.trim() && { email: text.emailRequired }),
      ...(!password && { password: text.passwordRequired }),
    }),
    async send({ email, password }) {
      setMessage(null);
      if (!captcha.token) return text.captchaMissing;
      const session = await signIn(email, password, captcha.token);
      // Signed in, but the user's record did not come.
      return session.status === 'signed-out' ? (session.error ?? text.loginError) : null;
    },
    outdates: [],
    onSuccess: (fault) => fault && setMessage({ kind: 'error', text: fault }),
    onError(error) {
      captcha.renew(error);
      const factor = error instanceof RefusedCall ? error.awaitedFactor : null;
      if (factor) return setAwaited(factor);
      setMessage({
        kind: 'error',
        text: sayFailure(error, text.loginError),
        ...(isSuspension(error) && { way: { to: '/contact', label: text.toContact } }),
      });
    },
  });

  // Whoever has just registered is told so, and does not write the address once more; a reload says nothing of it.
  const navigate = useNavigate();
  const location = useLocation();
  const registered: unknown = location.state?.email;
  const welcome = useEffectEvent((address: string) => {
    form.setFieldValue('email', address);
    setMessage({ kind: 'success', text: text.justRegistered });
    void navigate(location, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (typeof registered === 'string') welcome(registered);
  }, [registered]);
  const reason = useReasonFor(nextPath(next));

  if (awaited) {
    return (
      <SecondStepPage
        awaited={awaited}
        onBack={(sentence) => {
          setAwaited(null);
          setMessage(sentence ? { kind: 'error', text: sentence } : null);
        }}
      />
    );
  }
  return (
    <FormFrame
      title={text.loginTitle}
      lead={reason}
      message={message}
      form={form.props}
      links={[
        { to: '/forgot-password', label: text.forgot },
        ...(reason ? [] : [{ to: '/register', label: text.noAccount }]),
      ]}
    >
      <TextField
        {...form.inputFor('email')}
        label={text.email}
        type="email"
        autoComplete="username"
        dir="ltr"
        required
        maxLength={EMAIL_LENGTH}
      />
      <SecretField
        {...form.inputFor('password')}
        label={text.password}
        autoComplete="current-password"
        required
        maxLength={PASSWORD_LENGTH.max}
      />
      <Captcha {...captcha.props} />
      <div className={styles.ways}>
        <Button type="submit" fullWidth disabled={form.isSending}>
          {form.isSending ? text.loggingIn : text.login}
        </Button>
        {/* Who was led here may have no account yet. */}
        {reason && message?.kind !== 'success' && (
          <Button variant="outline" fullWidth to={keepingNext('/register', next)}>
            {text.createAccount}
          </Button>
        )}
      </div>
    </FormFrame>
  );
}

interface SecondStepPageProps {
  awaited: AwaitedFactor;
  /** To the password again; with a sentence where the step is over. */
  onBack: (sentence?: string) => void;
}

function SecondStepPage({ awaited, onBack }: SecondStepPageProps) {
  const [message, setMessage] = useState<FormMessage | null>(null);
  const step = useSecondStep({
    awaited,
    send(answer) {
      setMessage(null);
      return finishSignIn(answer);
    },
    // Signed in, it leads on.
    onSuccess: () => {},
    onError: (sentence) => setMessage({ kind: 'error', text: sentence }),
    onLate: onBack,
  });
  return (
    <FormFrame title={secondStepText.title} message={message} form={step.form.props} links={[]}>
      <SecondStepFields step={step} />
      <div>
        <Button variant="subtle" onClick={() => onBack()}>
          {secondStepText.back}
        </Button>
      </div>
    </FormFrame>
  );
}

const isSuspension = (error: unknown): boolean => error instanceof RefusedCall && error.code === 'suspended';

/** Why somebody is asked to sign in who was going there; nothing where they were going nowhere. */
function useReasonFor(to: string): string | undefined {
  // The browser alone knows what it keeps, and the form that was left keeps it as it goes.
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(isDraftKept()), []);
  if (to === '/') return undefined;
  const path = to.split('?')[0] ?? '';
  const reason = signInReasons[path] ?? text.loginToGoOn;
  // guard: Only who has written something is told that it is kept (account-forms.test.tsx) ‹path === '/suggest' && isKept → path === '/suggest'›
  return path === '/suggest' && isKept ? `${reason} ${text.draftKept}` : reason;
}

/** Whoever is signed in, by this form or before, has nothing to do here. */
function useLeadOn(to: string): void {
  const navigate = useNavigate();
  const { status } = useSession();
  useEffect(() => void knownSession(), []);
  useEffect(() => {
    if (status === 'signed-in') void navigate(to, { replace: true });
  }, [status, to, navigate]);
}

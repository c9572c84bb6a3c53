import { useCallback, useState } from 'react';
import { RefusedCall } from '../../api.ts';

/** The proof of being human that a form sends: a token is good once, so each refusal asks for another. */
export function useCaptcha() {
  const [token, setToken] = useState('');
  const [{ attempt, level }, setAttempt] = useState({ attempt: 0, level: 0 });
  return {
    token,
    /** Ask for another, and after a failure that says so for a harder one. */
    renew: (failure?: unknown) =>
      setAttempt((before) => ({
        attempt: before.attempt + 1,
        level: Math.max(before.level, levelIn(failure)),
      })),
    /** For the `Captcha` element. */
    props: { attempt, level, onToken: useCallback((solved: string) => setToken(solved), []) },
  };
}

const levelIn = (failure: unknown): number => (failure instanceof RefusedCall ? failure.captchaLevel : 0);

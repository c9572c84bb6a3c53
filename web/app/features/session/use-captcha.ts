import { useCallback, useState } from 'react';

/** The proof of being human that a form sends: a token is good once, so each refusal asks for another. */
export function useCaptcha() {
  const [token, setToken] = useState('');
  const [attempt, setAttempt] = useState(0);
  return {
    token,
    renew: () => setAttempt((before) => before + 1),
    /** For the `Captcha` element. */
    props: { attempt, onToken: useCallback((solved: string) => setToken(solved), []) },
  };
}

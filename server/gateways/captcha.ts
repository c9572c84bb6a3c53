import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { aside } from '../platform/work.ts';

export type CaptchaFault =
  | 'missing'
  | 'malformed'
  | 'expired'
  | 'bad-signature'
  | 'bad-solution'
  | 'replayed'
  // Solved, but a harder one is asked for.
  | 'too-easy'
  // The service that decides is out of reach.
  | 'unavailable';

/** What a form needs of any captcha; another service is another object of this shape. */
export interface Captcha {
  readonly id: 'altcha' | 'recaptcha' | 'off';
  readonly siteKey: string | null;
  /** Null when the token is good, and it is good once. A puzzle of a lower level is not taken, nor spent. */
  verify(token: string, address: string, level?: number): Promise<CaptchaFault | null>;
  /** A puzzle for the browser, each level twice the work of the one before; null where a third party gives it. */
  challenge(level?: number): Promise<Challenge | null>;
}

export const noCaptcha: Captcha = {
  id: 'off',
  siteKey: null,
  verify: async () => null,
  challenge: async () => null,
};

/** Accept one word, with the level of a harder puzzle after it, and nothing else; for tests. */
export const fakeCaptcha = (goodToken: string): Captcha => ({
  ...noCaptcha,
  id: 'altcha',
  async verify(token, _address, level = 0) {
    const [word, solved = '0'] = token.split(' ');
    if (word !== goodToken) return token ? 'bad-solution' : 'missing';
    return Number(solved) < level ? 'too-easy' : null;
  },
});

/** Remembers solved challenges, which the library does not: true for the first who claims a signature. */
export type ClaimSignature = (signature: string, expiresAt: Date) => Promise<boolean>;

export interface AltchaOptions {
  claim: ClaimSignature;
  challengeSecret: string;
  keySecret: string;
  /** Rounds per attempt. */
  cost?: number;
  /** Most attempts that the browser may need: 5000 × 1000 takes half a second on a desktop. */
  maxAttempts: number;
  validForMs?: number;
}

/** Proof of work: the browser computes a little, the server checks it in a millisecond. No third party. */
export function altcha({
  claim,
  challengeSecret,
  keySecret,
  cost = 5_000,
  maxAttempts,
  validForMs = 10 * 60_000,
}: AltchaOptions): Captcha {
  return {
    id: 'altcha',
    siteKey: null,

    challenge: (level = 0) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        // Not less than half, or a lucky robot is done at once.
        counter: randomInt(maxAttempts * 2 ** level, Math.floor((maxAttempts * 2 ** level) / 2)),
        // Signed with the rest.
        data: { level },
        deriveKey,
        expiresAt: new Date(Date.now() + validForMs),
        hmacSignatureSecret: challengeSecret,
        hmacKeySignatureSecret: keySecret,
      }),

    async verify(token, _address, level = 0) {
      if (!token) return 'missing';
      const payload = parse(token);
      const signature = payload?.challenge.signature;
      if (!payload || !signature) return 'malformed';
      const result = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: challengeSecret,
        hmacKeySignatureSecret: keySecret,
      }).catch(() => null);
      if (!result) return 'malformed';
      if (result.expired) return 'expired';
      if (result.invalidSignature) return 'bad-signature';
      if (!result.verified) return 'bad-solution';
      if (Number(payload.challenge.parameters.data?.level ?? 0) < level) return 'too-easy';
      // In seconds, and covered by the signature.
      const expiresAt = new Date((payload.challenge.parameters.expiresAt ?? 0) * 1000);
      return (await claim(signature, expiresAt)) ? null : 'replayed';
    },
  };
}

function parse(token: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return typeof payload?.challenge?.signature === 'string' && payload.solution ? payload : null;
  } catch {
    return null;
  }
}

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

interface RecaptchaOptions {
  verifyUrl?: string;
  timeoutMs?: number;
}

/** Google reCAPTCHA v2: the widget's token is checked by a form post; it is valid two minutes and once. */
export function recaptcha(
  siteKey: string,
  secret: string,
  { verifyUrl = VERIFY_URL, timeoutMs = 8_000 }: RecaptchaOptions = {},
): Captcha {
  return {
    id: 'recaptcha',
    siteKey,
    challenge: async () => null,
    async verify(token, address) {
      if (!token) return 'missing';
      const body = new URLSearchParams({ secret, response: token, remoteip: address });
      const answer = await post(verifyUrl, body, timeoutMs);
      if (answer === null) return 'unavailable';
      if (answer.success) return null;
      return answer['error-codes'].includes('timeout-or-duplicate') ? 'expired' : 'bad-solution';
    },
  };
}

const Verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

async function post(url: string, body: URLSearchParams, timeoutMs: number) {
  try {
    const response = await aside(() =>
      fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) }),
    );
    return Verdict.parse(await response.json());
  } catch {
    // Away, too slow or no JSON of theirs: nobody has said yes or no.
    return null;
  }
}

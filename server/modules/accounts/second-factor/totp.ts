import { Secret, TOTP } from 'otpauth';
import { STEP_SECONDS } from './rules.ts';

/** As the authenticator apps read it. */
const ISSUER = 'مصطلح';

/** In base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What a QR code tells an app. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The time step that a code belongs to: this one, the one before or the one after, since clocks differ; null for a wrong
 * code. Who takes a code notes its step, and takes none of it or an earlier one again.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const shift = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return shift === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + shift;
}

/** The code that an app shows at this moment. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

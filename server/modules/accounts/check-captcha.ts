import type { Endpoint } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { countOnly } from '../../platform/rate-limit.ts';

/** Refuse unless the form's captcha token is good; it is good once. */
export async function checkCaptcha({ gateways }: Deps, token: string, address: string): Promise<void> {
  const fault = await gateways.captcha.verify(token, address);
  if (fault === null) return;
  if (fault === 'unavailable') throw new Refusal(503, 'unavailable', { retryAfter: 10 });
  const code = fault === 'missing' ? 'captcha_required' : 'captcha_failed';
  throw new Refusal(400, code, { fields: { recaptcha: [errorText[code]] } });
}

interface Form {
  email: string;
  /** A captcha token. */
  recaptcha: string;
  address: string;
  /** False where none is insisted on this time. */
  isInsisted?: boolean;
}

/**
 * Let a form pass whose captcha is good, and count it by what its endpoint states. What is refused for its captcha costs
 * the sender nothing and must not count: else anybody could use up what is another's, by address or by network.
 */
export async function passCaptcha(
  deps: Deps,
  endpoint: Endpoint,
  { email, recaptcha, address, isInsisted = true }: Form,
): Promise<void> {
  if (isInsisted) await checkCaptcha(deps, recaptcha, address);
  await countOnly(deps, endpoint, 'passed_captcha', { user: null, ip: address, body: { email } });
}

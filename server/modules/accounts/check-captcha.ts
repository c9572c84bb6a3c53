import type { Endpoint } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { countOnly } from '../../platform/rate-limit.ts';

/** Refuse unless the form's captcha token is good, and of a puzzle at least so hard; it is good once. */
export async function checkCaptcha(
  { gateways }: Deps,
  token: string,
  address: string,
  level = 0,
): Promise<void> {
  const fault = await gateways.captcha.verify(token, address, level);
  if (fault === null) return;
  if (fault === 'too-easy') {
    const fields = { recaptcha: [errorText.captcha_harder] };
    throw new Refusal(400, 'captcha_harder', { fields, extra: { captcha_level: level } });
  }
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

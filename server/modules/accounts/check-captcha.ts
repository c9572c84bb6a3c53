import { errorText } from '@mustalah/contract/errors';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';

/** Refuse unless the form's captcha token is good; it is good once. */
export async function checkCaptcha({ gateways }: Deps, token: string, address: string): Promise<void> {
  const fault = await gateways.captcha.verify(token, address);
  if (fault === null) return;
  if (fault === 'unavailable') throw new Refusal(503, 'unavailable', { retryAfter: 10 });
  const code = fault === 'missing' ? 'captcha_required' : 'captcha_failed';
  throw new Refusal(400, code, { fields: { recaptcha: [errorText[code]] } });
}

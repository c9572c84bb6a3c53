import { errorText } from '@mustalah/contract/errors';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { checkCaptcha } from './check-captcha.ts';
import { createUser } from './create-user.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
  /** A captcha token; always needed. */
  recaptcha: string;
}

/** Open an account for a visitor and give its id. */
export async function register(
  deps: Deps,
  { name, email, password, recaptcha }: Registration,
  address: string,
): Promise<number> {
  await checkCaptcha(deps, recaptcha, address);
  const id = await createUser(deps.db, { name, email, password }, deps.now());
  if (id === null) throw new Refusal(400, 'email_taken', { fields: { email: [errorText.email_taken] } });
  return id;
}

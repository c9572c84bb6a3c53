import { obtainTokens } from '@mustalah/contract/accounts';
import { ownLimit } from '@mustalah/contract/endpoint';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { networkOf } from '../../platform/network.ts';
import { clearHits, countHit, hitsOf, takeBackHit } from '../../platform/rate-limit.ts';
import { checkCaptcha } from './check-captcha.ts';
import { FAILURES_BEFORE_CAPTCHA } from './rules.ts';

export interface Attempt {
  email: string;
  address: string;
  /** A captcha token; empty while none is insisted on. */
  recaptcha: string;
}

const OF_ACCOUNT = ownLimit(obtainTokens, 'failures', 'email');
const OF_ADDRESS = ownLimit(obtainTokens, 'failures', 'address');
const accountKey = (email: string): string => `sign-in:account:${email}`;
const addressKey = (address: string): string => `sign-in:address:${networkOf(address)}`;
const goodKey = (address: string): string => `sign-in:good:${networkOf(address)}`;

/**
 * Let an attempt come as far as the password, or refuse it: from the third failure on it needs a solved captcha.
 *
 * It is counted as failed before it is made; counted afterwards, a thousand guesses sent at once would all find a
 * clean slate. One that is refused for its captcha does not count against the account: nobody is locked out by others.
 */
export async function admitAttempt(deps: Deps, { email, address, recaptcha }: Attempt): Promise<void> {
  const { db, now, gateways } = deps;
  const ofAddress = await countHit(db, addressKey(address), OF_ADDRESS.windowSeconds, now());
  const ofAccount = await countHit(db, accountKey(email), OF_ACCOUNT.windowSeconds, now());
  const failuresOfAddress = ofAddress.hits - 1 - (await hitsOf(db, goodKey(address), now()));
  const failuresOfAccount = ofAccount.hits - 1;
  if (Math.max(failuresOfAddress, failuresOfAccount) < FAILURES_BEFORE_CAPTCHA) return;
  if (gateways.captcha.id === 'off') {
    if (failuresOfAddress >= OF_ADDRESS.max) refuseUntil(deps, ofAddress.end);
    if (failuresOfAccount >= OF_ACCOUNT.max) refuseUntil(deps, ofAccount.end);
    return;
  }
  try {
    await checkCaptcha(deps, recaptcha, address);
  } catch (error) {
    await takeBackHit(db, accountKey(email), ofAccount.end);
    throw error;
  }
}

/** The password was right: the attempt was no failure, and the account starts afresh. */
export async function forgiveAttempt({ db, now }: Deps, { email, address }: Attempt): Promise<void> {
  await clearHits(db, accountKey(email));
  // The address keeps its other failures, or a robot would wash them off with an account of its own.
  await countHit(db, goodKey(address), OF_ADDRESS.windowSeconds, now());
}

/** Forget the failures of an account whose owner has proved to hold its mailbox. */
export const forgetFailures = ({ db }: Deps, email: string) => clearHits(db, accountKey(email));

function refuseUntil({ config, now }: Deps, end: Date): void {
  if (config.RATE_LIMIT === 'off') return;
  const retryAfter = Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1000));
  throw new Refusal(429, 'too_many_requests', { retryAfter });
}

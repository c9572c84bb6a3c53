import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { clearHits, countHit, hitsOf } from '../../platform/rate-limit.ts';
import { FAILURES_BEFORE_CAPTCHA, LIMITS, networkOf } from './rules.ts';

export interface Attempt {
  email: string;
  address: string;
}

const { windowSeconds } = LIMITS.signInFailuresOfAddress;
const accountKey = ({ email }: Attempt): string => `sign-in:account:${email}`;
const addressKey = ({ address }: Attempt): string => `sign-in:address:${networkOf(address)}`;
const goodKey = ({ address }: Attempt): string => `sign-in:good:${networkOf(address)}`;

/**
 * Count an attempt as failed before it is made, and tell whether it needs a captcha.
 *
 * Counted afterwards, a thousand guesses sent at once would all find a clean slate.
 */
export async function countAttempt(deps: Deps, attempt: Attempt): Promise<boolean> {
  const { db, now } = deps;
  const address = await countHit(db, addressKey(attempt), windowSeconds, now());
  const failuresOfAddress = address.hits - 1 - (await hitsOf(db, goodKey(attempt), now()));
  refuseBeyond(deps, failuresOfAddress, LIMITS.signInFailuresOfAddress.max, address.end);

  const account = await countHit(db, accountKey(attempt), windowSeconds, now());
  const failuresOfAccount = account.hits - 1;
  refuseBeyond(deps, failuresOfAccount, LIMITS.signInFailuresOfAccount.max, account.end);
  return Math.max(failuresOfAddress, failuresOfAccount) >= FAILURES_BEFORE_CAPTCHA;
}

/** The password was right: the attempt was no failure, and the account starts afresh. */
export async function forgiveAttempt({ db, now }: Deps, attempt: Attempt): Promise<void> {
  await clearHits(db, accountKey(attempt));
  // The address keeps its other failures, or a robot would wash them off with an account of its own.
  await countHit(db, goodKey(attempt), windowSeconds, now());
}

/** Forget the failures of an account whose owner has proved to hold its mailbox. */
export const forgetFailures = ({ db }: Deps, email: string) =>
  clearHits(db, accountKey({ email, address: '' }));

function refuseBeyond({ config, now }: Deps, failures: number, max: number, end: Date): void {
  if (config.RATE_LIMIT === 'off' || failures < max) return;
  const retryAfter = Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1000));
  throw new Refusal(429, 'too_many_requests', { retryAfter });
}

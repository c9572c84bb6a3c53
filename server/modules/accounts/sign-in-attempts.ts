import { obtainTokens } from '@mustalah/contract/accounts';
import { ownLimit } from '@mustalah/contract/endpoint';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { crowdsOf } from '../../platform/network.ts';
import { clearHits, countHit, hitsOf, takeBackHit } from '../../platform/rate-limit.ts';
import { checkCaptcha } from './check-captcha.ts';
import { countGuess, forgetGuesses, forgiveGuesses, type Guess, keepPause } from './guessing/guesses.ts';
import { warnOfGuesses } from './guessing/warn-owner.ts';
import { FAILURES_BEFORE_CAPTCHA } from './rules.ts';

export interface Attempt {
  email: string;
  address: string;
  /** A captcha token; empty while none is insisted on. */
  recaptcha: string;
}

/** An attempt that may come as far as the password; what became of it is to be said. */
export interface AdmittedAttempt {
  /** The password was wrong. */
  fail(): Promise<void>;
  /** The password was right: the attempt was no failure, and the account starts afresh. */
  forgive(): Promise<void>;
}

const OF_ACCOUNT = ownLimit(obtainTokens, 'failures', 'email');
const OF_ADDRESS = ownLimit(obtainTokens, 'failures', 'address');
const accountKey = (email: string): string => `sign-in:account:${email}`;
const addressKey = (network: string): string => `sign-in:address:${network}`;
const goodKey = (network: string): string => `sign-in:good:${network}`;

/**
 * Let an attempt come as far as the password, or refuse it: from the third failure on it needs a solved captcha, and the
 * more failed at an account within a day, the dearer the next guess at it is.
 *
 * It is counted as failed before it is made; counted afterwards, a thousand guesses sent at once would all find a
 * clean slate. One that is refused for its captcha does not count against the account: nobody is locked out by others.
 */
export async function admitAttempt(deps: Deps, attempt: Attempt): Promise<AdmittedAttempt> {
  const { db, now } = deps;
  const { email } = attempt;
  const ofAddress = await countFailureOfAddress(deps, attempt.address);
  const ofAccount = await countHit(db, accountKey(email), OF_ACCOUNT.windowSeconds, now());
  const guess = await countGuess(deps, attempt);
  const failures = Math.max(ofAddress.failures, ofAccount.hits - 1);
  const admitted: AdmittedAttempt = {
    fail: () => warnOfGuesses(deps, email, guess.failures),
    forgive: () => forgiveAttempt(deps, attempt, guess),
  };
  if (failures < FAILURES_BEFORE_CAPTCHA && guess.level === 0) return admitted;
  try {
    if (deps.gateways.captcha.id === 'off') {
      if (ofAddress.failures >= OF_ADDRESS.max) refuseUntil(deps, ofAddress.end);
      if (ofAccount.hits > OF_ACCOUNT.max) refuseUntil(deps, ofAccount.end);
      return admitted;
    }
    await keepPause(deps, attempt, guess, false);
    await checkCaptcha(deps, attempt.recaptcha, attempt.address, guess.level);
    await keepPause(deps, attempt, guess, true);
  } catch (error) {
    await takeBackHit(db, accountKey(email), ofAccount.end);
    await guess.takeBack();
    throw error;
  }
  return admitted;
}

/** The worst of the networks that a caller is counted in, each by its share. */
async function countFailureOfAddress({ db, now }: Deps, address: string) {
  const counts = await Promise.all(
    crowdsOf(address).map(async ({ network, shares }) => {
      const { hits, end } = await countHit(db, addressKey(network), OF_ADDRESS.windowSeconds, now());
      const good = await hitsOf(db, goodKey(network), now());
      return { failures: Math.floor((hits - 1 - good) / shares), end };
    }),
  );
  return counts.reduce((worst, each) => (each.failures > worst.failures ? each : worst));
}

async function forgiveAttempt(deps: Deps, { email, address }: Attempt, guess: Guess): Promise<void> {
  const { db, now } = deps;
  await clearHits(db, accountKey(email));
  await guess.takeBack();
  await forgiveGuesses(deps, { email, address });
  // The address keeps its other failures, or a robot would wash them off with an account of its own.
  for (const { network } of crowdsOf(address)) {
    await countHit(db, goodKey(network), OF_ADDRESS.windowSeconds, now());
  }
}

/** Forget the failures of an account whose owner has proved to hold its mailbox. */
export async function forgetFailures(deps: Deps, email: string): Promise<void> {
  await clearHits(deps.db, accountKey(email));
  await forgetGuesses(deps, email);
}

function refuseUntil({ config, now }: Deps, end: Date): void {
  if (config.RATE_LIMIT === 'off') return;
  const retryAfter = Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1000));
  throw new Refusal(429, 'too_many_requests', { retryAfter });
}

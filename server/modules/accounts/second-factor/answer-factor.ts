import { ownLimit } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import { type FactorAnswer, finishSignIn } from '@mustalah/contract/identity';
import type { ProvedBy } from '../../../platform/assurance.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { clearHits, limit } from '../../../platform/rate-limit.ts';
import { hashToken } from '../opaque-token.ts';
import { lockActiveUser } from '../queries.ts';
import { checkAnswer } from './check-answer.ts';
import { countFailure, findAwaited, lockAwaited } from './queries.ts';
import { FAILURES_BEFORE_MAIL, MOST_FAILURES } from './rules.ts';
import { tellOfSecurity } from './tell.ts';

const GUESSES = ownLimit(finishSignIn, 'failures', 'user');
const guessKey = (userId: number): string => `second-factor:account:${userId}`;
/** Apart, so that wrong codes of an app close the way of the codes on paper to nobody. */
const recoveryKey = (userId: number): string => `${guessKey(userId)} recovery`;

/** Whose second step was right, by what. */
export interface Proven {
  userId: number;
  epoch: number;
  provedBy: ProvedBy;
}

const tooLate = () => new Refusal(400, 'second_factor_late');

/**
 * Check the answer to a second step and, in the same transaction, do what waits for it; a step is answered once.
 *
 * Codes can be guessed and are counted before they are looked at; passkeys cannot, so whoever has one gets in however
 * often somebody else guesses.
 */
export async function answerFactor<Outcome>(
  deps: Deps,
  answer: FactorAnswer,
  familyId: string | null,
  complete: (tx: Tx, proven: Proven) => Promise<Outcome>,
): Promise<Outcome> {
  const { db, now } = deps;
  const hash = hashToken(answer.challenge);
  const step = await findAwaited(db, hash, familyId, now());
  if (!step || step.failures >= MOST_FAILURES) throw tooLate();
  // guard: Wrong codes of an app close the way of the codes on paper to nobody (second-factor.test.ts) ‹(answer.recovery_code ? recoveryKey : guessKey) → (guessKey)›
  const key = (answer.recovery_code ? recoveryKey : guessKey)(step.user_id);
  // guard: Codes are counted before they are looked at (second-factor.test.ts) ‹await limit(deps, { key, ...GUESSES }) → (void key, 0)›
  const guesses = answer.passkey ? 0 : await limit(deps, { key, ...GUESSES });

  const outcome = await db.transaction().execute(async (tx) => {
    // First, as whoever ends steps does: a new password, for instance.
    if (!(await lockActiveUser(tx, step.user_id))) throw tooLate();
    const locked = await lockAwaited(tx, hash, familyId, now());
    if (!locked || locked.failures >= MOST_FAILURES) throw tooLate();
    const provedBy = await checkAnswer(tx, deps, locked, answer);
    if (!provedBy) {
      // guard: A second step takes five wrong codes (second-factor.test.ts)
      await countFailure(tx, hash);
      return null;
    }
    // guard: A second step is answered once (second-factor.test.ts)
    await tx.deleteFrom('awaited_factors').where('token_hash', '=', hash).execute();
    return { done: await complete(tx, { userId: locked.user_id, epoch: locked.token_epoch, provedBy }) };
  });
  // Thrown here and not within: the count of failures must be kept.
  if (!outcome) {
    // guard: Who guesses codes is told of to the owner (second-factor.test.ts)
    if (guesses === FAILURES_BEFORE_MAIL) await tellOfGuesses(deps, step.user_id);
    throw wrongAnswer(answer);
  }
  await forgetGuesses(deps, step.user_id);
  return outcome.done;
}

const tellOfGuesses = (deps: Deps, userId: number) =>
  deps.db.transaction().execute((tx) => tellOfSecurity(tx, deps, userId, 'guessed'));

/** Forget the wrong codes of an account whose password was changed: who tried them is out. */
export const forgetGuesses = ({ db }: Pick<Deps, 'db'>, userId: number) =>
  Promise.all([guessKey(userId), recoveryKey(userId)].map((key) => clearHits(db, key)));

function wrongAnswer({ totp, recovery_code }: FactorAnswer): Refusal {
  const sentence = [errorText.second_factor_wrong];
  return new Refusal(400, 'second_factor_wrong', {
    fields: { ...(totp && { totp: sentence }), ...(recovery_code && { recovery_code: sentence }) },
  });
}

import { ownLimit } from '@mustalah/contract/endpoint';
import { errorText } from '@mustalah/contract/errors';
import { proveIdentity as endpoint, type FactorAnswer } from '@mustalah/contract/identity';
import type { ProvedBy } from '../../../platform/assurance.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { clearHits, limit } from '../../../platform/rate-limit.ts';
import type { SessionClaims, User } from '../../../platform/session.ts';
import { isPasswordOf } from '../password.ts';
import { findPassword } from '../queries.ts';
import { answerFactor } from './answer-factor.ts';
import { demandFactor } from './await-factor.ts';

const FAILURES = ownLimit(endpoint, 'failures', 'user');

/** A person who is signed in shows by the password that it is still them; who has a second factor is asked for it next. */
export async function proveIdentity(
  deps: Deps,
  { id, session }: Pick<User, 'id' | 'session'>,
  password: string,
): Promise<void> {
  const { db, now } = deps;
  const key = `identity:account:${id}`;
  await limit(deps, { key, ...FAILURES });
  const account = await findPassword(db, id);
  if (!account || !(await isPasswordOf(account.password_hash, password))) {
    throw new Refusal(400, 'wrong_password', { fields: { password: [errorText.wrong_password] } });
  }
  await clearHits(db, key);
  await demandFactor(deps, { userId: id, epoch: account.token_epoch, familyId: session.familyId });
  await markProved(db, session, 'password', now());
}

/** The same, finished by the second factor. */
export const finishProof = (deps: Deps, { session }: Pick<User, 'session'>, answer: FactorAnswer) =>
  answerFactor(deps, answer, session.familyId, async (tx, { provedBy }) => {
    await markProved(tx, session, provedBy, deps.now());
  });

/** Note that the person of a sign-in has just shown who they are. */
export const markProved = (db: Db, { familyId }: SessionClaims, provedBy: ProvedBy, now: Date) =>
  db
    .updateTable('token_families')
    .set({ proved_at: now, proved_by: provedBy })
    .where('id', '=', familyId)
    .execute();

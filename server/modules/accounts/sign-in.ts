import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { noteNetwork } from './networks/note-network.ts';
import type { Origin } from './own-sessions/device.ts';
import { isPasswordOf } from './password.ts';
import { findCredentials, recordSignIn } from './queries.ts';
import { demandFactor } from './second-factor/await-factor.ts';
import { openSession, type TokenPair } from './sessions.ts';
import { admitAttempt } from './sign-in-attempts.ts';

export interface SignIn {
  email: string;
  password: string;
  /** A captcha token; empty while none is insisted on. */
  recaptcha: string;
}

/** Sign in with e-mail and password, as far as the second factor of who has one; an unknown address and a wrong password cannot be told apart. */
export async function signIn(
  deps: Deps,
  { email, password, recaptcha }: SignIn,
  origin: Origin,
): Promise<TokenPair> {
  const { address } = origin;
  const attempt = await admitAttempt(deps, { email, address, recaptcha });

  const account = await findCredentials(deps.db, email);
  const isRight = await isPasswordOf(account?.password_hash, password);
  if (!account || !isRight) {
    await attempt.fail();
    throw new Refusal(401, 'wrong_credentials');
  }
  await attempt.forgive();
  if (account.status === 'suspended') throw new Refusal(403, 'suspended');
  await demandFactor(deps, { userId: account.id, epoch: account.token_epoch, familyId: null });

  return deps.db.transaction().execute(async (tx) => {
    const user = await recordSignIn(tx, account.id, { password_hash: account.password_hash }, deps.now());
    // The password was changed, or the account suspended, within the last moments.
    if (!user) throw new Refusal(401, 'wrong_credentials');
    await noteNetwork(tx, deps, { userId: user.id, address, isOpening: false });
    return openSession(tx, deps, user, origin);
  });
}

import type { FactorAnswer } from '@mustalah/contract/identity';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { noteNetwork } from '../networks/note-network.ts';
import type { Origin } from '../own-sessions/device.ts';
import { recordSignIn } from '../queries.ts';
import { openSession, type TokenPair } from '../sessions.ts';
import { answerFactor } from './answer-factor.ts';

/** Sign in whose password was right, by their second factor. */
export function finishSignIn(deps: Deps, answer: FactorAnswer, origin: Origin): Promise<TokenPair> {
  return answerFactor(deps, answer, null, async (tx, { userId, epoch, provedBy }) => {
    const user = await recordSignIn(tx, userId, { token_epoch: epoch }, deps.now());
    // The password was changed, or the account suspended, since it was found right.
    if (!user) throw new Refusal(400, 'second_factor_late');
    await noteNetwork(tx, deps, { userId, address: origin.address, isOpening: false });
    return openSession(tx, deps, user, origin, provedBy);
  });
}

import { refreshTokens } from '@mustalah/contract/accounts';
import { ownLimit } from '@mustalah/contract/endpoint';
import type { Tx } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { limit } from '../../platform/rate-limit.ts';
import { hashToken, successorOf } from './opaque-token.ts';
import {
  findRefreshToken,
  findSessionUser,
  lockRefreshToken,
  markFamilyUsed,
  markTokenUsed,
  noteActivity,
} from './queries.ts';
import { REFRESH_GRACE_MS } from './rules.ts';
import { pairOf, revokeFamily, storeToken, type TokenPair } from './sessions.ts';

const PER_ACCOUNT = ownLimit(refreshTokens, 'known_token', 'user');

/**
 * Exchange a refresh token for a new pair.
 *
 * A token that comes twice was stolen, and its family ends: unless it comes again within half a minute and its
 * successor is still unused. Then the answer was lost on the way, or two tabs asked at once, and it is given again.
 */
export async function refresh(deps: Deps, token: string): Promise<TokenPair> {
  const hash = hashToken(token);
  const owner = await findRefreshToken(deps.db, hash);
  if (!owner) throw new Refusal(401, 'session_ended');
  // guard: Who renews the tokens of one account without end is stopped, wherever they come from (limits.test.ts)
  await limit(deps, { key: `refresh:account:${owner.userId}`, ...PER_ACCOUNT });

  const pair = await rotate(deps, token);
  // Thrown here and not within: the transaction that ends a family must be kept.
  if (!pair) throw new Refusal(401, 'session_ended');
  await noteActivity(deps.db, owner.userId, deps.now());
  return pair;
}

function rotate(deps: Deps, token: string): Promise<TokenPair | null> {
  const now = deps.now();
  const hash = hashToken(token);
  const next = successorOf(token, deps.secrets.lasting);
  return deps.db.transaction().execute(async (tx) => {
    const found = await lockRefreshToken(tx, hash);
    if (!found || found.revokedAt) return null;
    if (found.usedAt && !(await mayComeAgain(tx, found.usedAt, next, now))) {
      // guard: A refresh token that comes twice ends its family
      await revokeFamily(tx, found.familyId, now);
      return null;
    }
    if (found.expiresAt <= now) return null;
    const user = await findSessionUser(tx, found.userId);
    if (!user) return null;
    if (!found.usedAt) {
      await markTokenUsed(tx, hash, now);
      await markFamilyUsed(tx, found.familyId, now);
      await storeToken(tx, deps, found.familyId, next);
    }
    return pairOf(deps, user, found.familyId, next);
  });
}

async function mayComeAgain(tx: Tx, usedAt: Date, next: string, now: Date): Promise<boolean> {
  if (now.getTime() - usedAt.getTime() > REFRESH_GRACE_MS) return false;
  const successor = await findRefreshToken(tx, hashToken(next));
  return successor !== undefined && successor.usedAt === null;
}

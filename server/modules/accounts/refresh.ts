import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { limit } from '../../platform/rate-limit.ts';
import { hashToken } from './opaque-token.ts';
import { findRefreshToken, findSessionUser, lockRefreshToken, markTokenUsed } from './queries.ts';
import { LIMITS, networkOf } from './rules.ts';
import { issueTokens, revokeFamily, type TokenPair } from './sessions.ts';

/** Exchange a refresh token for a new pair. A token that comes twice was stolen: its family ends. */
export async function refresh(deps: Deps, token: string, address: string): Promise<TokenPair> {
  await limit(deps, { key: `refresh:address:${networkOf(address)}`, ...LIMITS.refreshesOfAddress });
  const hash = hashToken(token);
  const owner = await findRefreshToken(deps.db, hash);
  if (!owner) throw new Refusal(401, 'session_ended');
  await limit(deps, { key: `refresh:account:${owner.userId}`, ...LIMITS.refreshesOfAccount });

  const pair = await rotate(deps, hash);
  // Thrown here and not within: the transaction that ends a family must be kept.
  if (!pair) throw new Refusal(401, 'session_ended');
  return pair;
}

function rotate(deps: Deps, hash: Buffer): Promise<TokenPair | null> {
  const now = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    const token = await lockRefreshToken(tx, hash);
    if (!token || token.revokedAt) return null;
    if (token.usedAt) {
      await revokeFamily(tx, token.familyId, now);
      return null;
    }
    if (token.expiresAt <= now) return null;
    const user = await findSessionUser(tx, token.userId);
    if (!user) return null;
    await markTokenUsed(tx, hash, now);
    return issueTokens(tx, deps, user, token.familyId);
  });
}

import { randomUUID } from 'node:crypto';
import type { Role } from '@mustalah/contract/accounts';
import type { ProvedBy } from '../../platform/assurance.ts';
import type { Tx } from '../../platform/db.ts';
import type { DepsInTransaction } from '../../platform/deps.ts';
import { signAccessToken } from '../../platform/session.ts';
import { hashToken, newToken } from './opaque-token.ts';
import { deviceOf, type Origin } from './own-sessions/device.ts';
import { REFRESH_TOKEN_LIFE_MS } from './rules.ts';

export interface SessionUser {
  id: number;
  name: string;
  role: Role;
  is_reviewer: boolean;
  token_epoch: number;
}

export interface TokenPair {
  access: string;
  refresh: string;
}

/** Begin a sign-in on one device, of a person who has just proved who they are: a new family of refresh tokens. */
export async function openSession(
  tx: Tx,
  deps: DepsInTransaction,
  user: SessionUser,
  origin: Origin,
  provedBy: ProvedBy = 'password',
): Promise<TokenPair> {
  const id = randomUUID();
  const now = deps.now();
  await tx
    .insertInto('token_families')
    .values({
      id,
      user_id: user.id,
      created_at: now,
      last_used_at: now,
      proved_at: now,
      proved_by: provedBy,
      ...deviceOf(origin),
    })
    .execute();
  const refresh = newToken();
  await storeToken(tx, deps, id, refresh);
  return pairOf(deps, user, id, refresh);
}

/** Store a refresh token of a family. */
export const storeToken = (tx: Tx, { now }: DepsInTransaction, familyId: string, token: string) =>
  tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(token),
      family_id: familyId,
      expires_at: new Date(now().getTime() + REFRESH_TOKEN_LIFE_MS),
    })
    .execute();

/** A refresh token of a family with a new access token beside it. */
export async function pairOf(
  { secrets, now }: DepsInTransaction,
  user: SessionUser,
  familyId: string,
  refresh: string,
): Promise<TokenPair> {
  const claims = {
    userId: user.id,
    familyId,
    epoch: user.token_epoch,
    name: user.name,
    role: user.role,
    isReviewer: user.is_reviewer,
  };
  return { access: await signAccessToken(secrets.signing, claims, now()), refresh };
}

/**
 * End every sign-in of a user, but for one that is named, and say how many there were. Their access tokens end with them;
 * a caller that ends all of them for what the user may do no longer raises the epoch, too.
 */
export async function revokeSessions(tx: Tx, userId: number, now: Date, except?: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('token_families')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** End one sign-in; false when this user has no such one, or it has ended. */
export async function revokeOwnFamily(tx: Tx, userId: number, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('token_families')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function revokeFamily(tx: Tx, familyId: string, now: Date): Promise<void> {
  await tx
    .updateTable('token_families')
    .set({ revoked_at: now })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

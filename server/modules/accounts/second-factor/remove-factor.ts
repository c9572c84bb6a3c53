import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { lockActiveAdmins, lockActiveUser, lockStanding } from '../queries.ts';
import { findCodeAppSince, listPasskeys } from './queries.ts';
import { tellOfSecurity } from './tell.ts';

/** Name one of one's passkeys. */
export async function renamePasskey(db: Db, userId: number, id: number, name: string) {
  const passkey = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
  if (!passkey) throw notFound();
  return passkey;
}

export function removePasskey(deps: Deps, userId: number, id: number): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockActiveUser(tx, userId))) throw notFound();
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await noteRemoval(tx, userId, { factor: 'passkey', name: removed.name });
    await tellOfSecurity(tx, deps, userId, 'passkey_removed');
  });
}

export function removeCodeApp(deps: Deps, userId: number): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockActiveUser(tx, userId))) throw notFound();
    const removed = await tx
      .deleteFrom('code_apps')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await noteRemoval(tx, userId, { factor: 'code_app' });
    await tellOfSecurity(tx, deps, userId, 'code_app_removed');
  });
}

async function noteRemoval(tx: Tx, userId: number, detail: { factor: string; name?: string }): Promise<void> {
  const isLast = (await listPasskeys(tx, userId)).length === 0 && !(await findCodeAppSince(tx, userId));
  // Codes for the day on which a factor is lost are of no use without one.
  if (isLast) await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await audit(tx, { actorId: userId, action: 'user.factor_remove', subject: `user:${userId}`, detail });
}

/** Take off an account what was set up since a moment, with the codes that were given since: the account was not its owner's. */
export async function removeFactorsSince(tx: Tx, userId: number, since: Date): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('given_at', '>=', since)
    .execute();
  const passkeys = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('name')
    .execute();
  const apps = await tx
    .deleteFrom('code_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>=', since)
    .returning('user_id')
    .execute();
  for (const { name } of passkeys) await noteRemoval(tx, userId, { factor: 'passkey', name });
  if (apps.length > 0) await noteRemoval(tx, userId, { factor: 'code_app' });
}

export interface Reset {
  userId: number;
  /** The admin who decides; null for the operator's own command. */
  actorId: number | null;
}

/** Take the second factor off an account whose owner has lost all of it; the password alone opens it then. */
export function resetSecondFactor(
  { db, ...within }: Pick<Deps, 'db' | 'jobs'>,
  { userId, actorId }: Reset,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // It would be the way around one's own for whoever sits at an open browser.
    if (userId === actorId) throw new Refusal(409, 'own_second_factor');
    const admins = await lockActiveAdmins(tx);
    if (actorId !== null && !admins.includes(actorId)) throw new Refusal(403, 'forbidden');
    if (!(await lockStanding(tx, userId))) throw notFound();
    await clearFactors(tx, within, { userId, actorId });
  });
}

async function clearFactors(
  tx: Tx,
  deps: Pick<DepsInTransaction, 'jobs'>,
  { userId, actorId }: Reset,
): Promise<void> {
  const detail = { code_app: (await findCodeAppSince(tx, userId)) !== null, passkeys: 0 };
  await tx.deleteFrom('code_apps').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  detail.passkeys = Number(numDeletedRows);
  if (!detail.code_app && detail.passkeys === 0) throw new Refusal(409, 'no_second_factor');
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('awaited_factors').where('user_id', '=', userId).execute();
  await audit(tx, { actorId, action: 'user.factor_reset', subject: `user:${userId}`, detail });
  await tellOfSecurity(tx, deps, userId, 'reset_by_admin');
}

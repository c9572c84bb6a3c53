import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

export const listPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** Since when an app is set up. */
export async function findCodeAppSince(db: Db, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('code_apps')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.confirmed_at ?? null;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A second step that is still awaited: of this sign-in, or of one that is yet to be. */
const awaited = (db: Db, hash: Buffer, familyId: string | null, now: Date) =>
  db
    .selectFrom('awaited_factors')
    .select(['user_id', 'token_epoch', 'passkey_challenge', 'failures'])
    .where('token_hash', '=', hash)
    .where('family_id', 'is not distinct from', familyId)
    .where('expires_at', '>', now);

export const findAwaited = (db: Db, hash: Buffer, familyId: string | null, now: Date) =>
  awaited(db, hash, familyId, now).executeTakeFirst();

/** The same, and nobody else answers it meanwhile. */
export const lockAwaited = (tx: Tx, hash: Buffer, familyId: string | null, now: Date) =>
  awaited(tx, hash, familyId, now).forUpdate().executeTakeFirst();

export const countFailure = (tx: Tx, hash: Buffer) =>
  tx
    .updateTable('awaited_factors')
    .set({ failures: sql`failures + 1` })
    .where('token_hash', '=', hash)
    .execute();

export const lockCodeApp = (tx: Tx, userId: number) =>
  tx
    .selectFrom('code_apps')
    .select(['sealed_secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const lockPasskey = (tx: Tx, userId: number, credentialId: string) =>
  tx
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

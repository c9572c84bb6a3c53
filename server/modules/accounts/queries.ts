import { requestPasswordReset } from '@mustalah/contract/accounts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { clearHitsOfEmail } from '../../platform/rate-limit.ts';
import type { Standing } from './rules.ts';

/** What a sign-in is checked against. */
export const findCredentials = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash', 'status', 'token_epoch'])
    .where('email', '=', email)
    .executeTakeFirst();

/** The same of a user who is signed in. */
export const findPassword = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['password_hash', 'token_epoch'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();

/** Note the sign-in, unless what was checked of the account or its status has changed since. */
export const recordSignIn = (
  tx: Tx,
  id: number,
  checked: { password_hash: string } | { token_epoch: number },
  now: Date,
) =>
  tx
    .updateTable('users')
    .set({ last_login: now, last_active_at: now })
    .where('id', '=', id)
    .where((where) => where.and(checked))
    .where('status', '=', 'active')
    .returning(['id', 'name', 'role', 'is_reviewer', 'token_epoch'])
    .executeTakeFirst();

/** Note that a user is there. A statement of its own: in one transaction with a session it could wait for an admin who waits for it. */
export const noteActivity = (db: Db, id: number, now: Date) =>
  db.updateTable('users').set({ last_active_at: now }).where('id', '=', id).execute();

export const findSessionUser = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'is_reviewer', 'token_epoch'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();

const refreshToken = (db: Db, hash: Buffer) =>
  db
    .selectFrom('refresh_tokens as token')
    .innerJoin('token_families as family', 'family.id', 'token.family_id')
    .select(['family.id as familyId', 'family.user_id as userId', 'family.revoked_at as revokedAt'])
    .select(['token.used_at as usedAt', 'token.expires_at as expiresAt'])
    .where('token.token_hash', '=', hash);

/** A refresh token with its family, used and revoked ones too. */
export const findRefreshToken = (db: Db, hash: Buffer) => refreshToken(db, hash).executeTakeFirst();

/** The same, and nobody else uses the token or ends the family meanwhile. */
export const lockRefreshToken = (tx: Tx, hash: Buffer) =>
  refreshToken(tx, hash).forUpdate().executeTakeFirst();

export const markTokenUsed = (tx: Tx, hash: Buffer, now: Date) =>
  tx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', hash).execute();

/** Note that a sign-in is still used. */
export const markFamilyUsed = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('token_families').set({ last_used_at: now }).where('id', '=', id).execute();

/** The user of a reset link that is neither used nor over. */
export const findReset = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Serialise what is written about one user; nothing for an account that is suspended or gone. */
export const lockActiveUser = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_confirmed_at'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();

export const findPasswordHash = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())
    ?.password_hash;

/** Write a new password, and end what whoever knew the old one may have begun: a sign-in, links to a reset or to another address. */
export async function writePassword(
  tx: Tx,
  { id, email }: { id: number; email: string },
  passwordHash: string,
): Promise<void> {
  await tx.deleteFrom('awaited_factors').where('user_id', '=', id).execute();
  await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
  // None is left, so nobody is refused another for having one.
  await clearHitsOfEmail(tx, requestPasswordReset, email);
  await tx.deleteFrom('email_confirmations').where('user_id', '=', id).where('email', '!=', email).execute();
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** End the access tokens that were given until now. */
export const raiseEpoch = (tx: Tx, id: number) =>
  tx.updateTable('users').set({ token_epoch: sql`token_epoch + 1` }).where('id', '=', id).execute();

const mailbox = (db: Db) =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'email_confirmed_at'])
    .where('status', '=', 'active')
    .where('email_confirmed_at', 'is not', null);

/** Whom a warning about an account goes to; nobody while its address may be a stranger's. */
export const findMailboxOf = (db: Db, email: string) =>
  mailbox(db).where('email', '=', email).executeTakeFirst();
export const findMailboxOfUser = (db: Db, id: number) => mailbox(db).where('id', '=', id).executeTakeFirst();

export async function listAdminNames(db: Db): Promise<string[]> {
  const admins = await db.selectFrom('users').select('name').where('role', '=', 'admin').execute();
  return admins.map(({ name }) => name);
}

export const PROFILE = [
  'id',
  'name',
  'email',
  'email_confirmed_at',
  'role',
  'is_reviewer',
  'is_contributor',
  'status',
  'education_level',
  'institution',
  'affiliation',
  'orcid',
  'bio',
  'area_of_expertise',
  'author_page',
  'wallet_address',
  'created_at',
  'last_login',
  'last_active_at',
  'deletion_requested_at',
] as const;

export const findUser = (db: Db, id: number) =>
  db.selectFrom('users').select(PROFILE).where('id', '=', id).executeTakeFirst();
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export const getUser = (db: Db, id: number): Promise<UserRow> =>
  db.selectFrom('users').select(PROFILE).where('id', '=', id).executeTakeFirstOrThrow();

const stayingAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('deletion_requested_at', 'is', null)
    .orderBy('id');

/** The active admins who have not asked to leave. */
export const listStayingAdmins = async (db: Db): Promise<number[]> =>
  (await stayingAdmins(db).execute()).map(({ id }) => id);

/** Hold them, always in the same order, so that two of them cannot remove each other. */
// guard: Of two admins who step down at once, one stays (last-admin.test.ts) ‹.forUpdate() →›
export const lockActiveAdmins = async (tx: Tx): Promise<number[]> =>
  (await stayingAdmins(tx).forUpdate().execute()).map(({ id }) => id);

export const isAdmin = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())?.role === 'admin';

export const lockStanding = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .select(['role', 'is_reviewer', 'status'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Write a standing and end the access tokens that were given under the old one. */
export const writeStanding = (tx: Tx, id: number, { role, is_reviewer, status }: Standing) =>
  tx
    .updateTable('users')
    .set({ role, is_reviewer, status, token_epoch: sql`token_epoch + 1` })
    .where('id', '=', id)
    .execute();

import type { Db } from '../../platform/db.ts';

export interface Mailbox {
  name: string;
  email: string;
}

/**
 * Whom to write to about what happens on the site; nothing for an account that is suspended, or whose address may be
 * somebody else's.
 */
export function findMailbox(db: Db, userId: number): Promise<Mailbox | undefined> {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** All admins who can be written to. */
export const listAdminMailboxes = (db: Db): Promise<(Mailbox & { id: number })[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('email_confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();

/** An account and what its owner may do, for the operator's tool. */
export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'is_reviewer', 'status', 'email_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst();

/** When an account was opened. */
export async function findJoinedAt(db: Db, userId: number): Promise<Date | undefined> {
  const row = await db.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirst();
  return row?.created_at;
}

/** Whether an account is active, for decisions on what its owner did. */
export const findStanding = (db: Db, userId: number) =>
  db.selectFrom('users').select(['id', 'status']).where('id', '=', userId).executeTakeFirst();

/** Whether what a user does counts: the address is confirmed. */
export async function isConfirmed(db: Db, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return user !== undefined;
}

/** The accounts that wait for their address to be confirmed. */
export async function listUnconfirmed(db: Db): Promise<number[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('email_confirmed_at', 'is', null)
    .orderBy('id')
    .execute();
  return users.map(({ id }) => id);
}

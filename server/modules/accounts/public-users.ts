import type { Db } from '../../platform/db.ts';

export interface Mailbox {
  name: string;
  email: string;
}

/** Whom to write to; nothing for an account that is suspended. */
export function findMailbox(db: Db, userId: number): Promise<Mailbox | undefined> {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** An account and what its owner may do, for the operator's tool. */
export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'is_reviewer', 'status'])
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

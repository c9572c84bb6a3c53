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

import type { Role } from '@mustalah/contract/accounts';
import { normalize } from '@mustalah/morphology';
import type { Db } from '../../platform/db.ts';
import { hashPassword } from './password.ts';

export interface NewUser {
  /** In lower case, as the contract's `Email` gives it. */
  email: string;
  name: string;
  password: string;
  role?: Role;
  isReviewer?: boolean;
  /** False for an account that has to confirm its address before it counts. */
  isConfirmed?: boolean;
}

/** Create an active account and give its id; null when the address is taken, also by somebody at this moment. */
export async function createUser(db: Db, { password, ...user }: NewUser, now: Date): Promise<number | null> {
  return insertUser(db, { ...user, passwordHash: await hashPassword(password) }, now);
}

interface HashedUser extends Omit<NewUser, 'password'> {
  passwordHash: string;
}

/** The same inside a transaction, which must not wait for the costly hash. */
export async function insertUser(
  db: Db,
  { email, name, passwordHash, role = 'user', isReviewer = false, isConfirmed = true }: HashedUser,
  now: Date,
): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values({
      email,
      name,
      name_key: normalize(name),
      password_hash: passwordHash,
      role,
      is_reviewer: isReviewer,
      created_at: now,
      email_confirmed_at: isConfirmed ? now : null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

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
}

/** Create an active account and give its id; null when the address is taken, also by somebody at this moment. */
export async function createUser(
  db: Db,
  { email, name, password, role = 'user', isReviewer = false }: NewUser,
  now: Date,
): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values({
      email,
      name,
      name_key: normalize(name),
      password_hash: await hashPassword(password),
      role,
      is_reviewer: isReviewer,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

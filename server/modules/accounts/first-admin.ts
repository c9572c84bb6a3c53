import { randomBytes } from 'node:crypto';
import { Email, Password } from '@mustalah/contract/fields';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db.ts';
import { createUser } from './create-user.ts';

export interface FirstAdmin {
  email: string;
  /** In clear, to be shown once. */
  password: string;
}

/** Create an admin on a platform that never had one; null when there is nothing to do. */
export async function ensureFirstAdmin(
  db: Db,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<FirstAdmin | null> {
  const existing = await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).execute();
  if (existing.length > 0) return null;
  const email = Email.parse(ADMIN_EMAIL);
  const password = ADMIN_PASSWORD ? Password.parse(ADMIN_PASSWORD) : randomBytes(12).toString('base64url');
  // Null when another process has been faster, or the address belongs to a user.
  const id = await createUser(db, { email, name: 'مدير المنصة', password, role: 'admin' }, new Date());
  return id === null ? null : { email, password };
}

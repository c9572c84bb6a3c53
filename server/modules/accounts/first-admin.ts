import { randomBytes } from 'node:crypto';
import { ADMIN_PASSWORD_LENGTH, Email } from '@mustalah/contract/fields';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db.ts';
import { StartFault } from '../../platform/start-fault.ts';
import { startText } from '../../platform/start-text.ts';
import { createUser } from './create-user.ts';
import { passwordObjection } from './passwords/objection.ts';

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
  const first = { email: Email.parse(ADMIN_EMAIL), name: 'مدير المنصة', role: 'admin' } as const;
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  // Asked only now: a setting that once made the first admin keeps no later start.
  if (passwordObjection(password, first)) throw new StartFault(startText.weakPassword(ADMIN_PASSWORD_LENGTH));
  // Null when another process has been faster, or the address belongs to a user.
  const id = await createUser(db, { ...first, password }, new Date());
  return id === null ? null : { email: first.email, password };
}

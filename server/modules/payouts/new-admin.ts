import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { hasWaited } from './people-queries.ts';

/** A new admin moves no money on the first day: whoever took an account over and made another one is noticed meanwhile. */
export async function mustHaveWaited(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  adminId: number,
): Promise<void> {
  if (!(await hasWaited(db, adminId, config.NEW_ADMIN_WAIT_HOURS))) throw new Refusal(403, 'new_admin_waits');
}

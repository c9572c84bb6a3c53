import { errorText } from '@mustalah/contract/errors';
import type { Db } from '../../platform/db.ts';
import { Refusal } from '../../platform/errors.ts';
import { listAdminNames } from './queries.ts';
import { isTeamName, sameName } from './rules.ts';

/** Refuse a name by which somebody would be taken for one of the team: a title of it, or the name of an admin. */
export async function refuseReservedName(db: Db, name: string): Promise<void> {
  const isReserved = isTeamName(name) || (await listAdminNames(db)).some((admin) => sameName(admin, name));
  if (!isReserved) return;
  throw new Refusal(400, 'name_reserved', { fields: { name: [errorText.name_reserved] } });
}

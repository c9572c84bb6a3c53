import { errorText } from '@mustalah/contract/errors';
import type { Db } from '../../../platform/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { listAdminNames } from '../queries.ts';
import { nameObjection } from './objection.ts';
import { isTeamName, sameName } from './reserved-names.ts';

/** Refuse a name that is none, that is an address, or by which somebody would be taken for one of the team. */
export async function refuseName(
  db: Db,
  name: string,
  /** One of the team, or bears such a name already. */
  { isOfTeam = false }: { isOfTeam?: boolean } = {},
): Promise<void> {
  const code = nameObjection(name) ?? (!isOfTeam && (await isReserved(db, name)) ? 'name_reserved' : null);
  if (code) throw new Refusal(400, code, { fields: { name: [errorText[code]] } });
}

const isReserved = async (db: Db, name: string): Promise<boolean> =>
  isTeamName(name) || (await listAdminNames(db)).some((admin) => sameName(admin, name));

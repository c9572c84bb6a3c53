import type { Db } from '../../platform/db.ts';
import type { PageRequest } from '../../platform/paging.ts';
import { balancesOf } from '../rewards/ledger.ts';
import { toPoints } from '../rewards/rules.ts';
import { presentDirectoryUser } from './present-user.ts';
import { getUser, listUserRows, type UserRow } from './queries.ts';

/** One page of the users whose name or address holds the search text, in a stable order. */
export async function listDirectory(db: Db, { search, ...page }: PageRequest & { search: string }) {
  const { rows, count } = await listUserRows(db, search, page);
  return { users: await Promise.all(rows.map((row) => withBalance(db, row))), count };
}

export const getDirectoryUser = async (db: Db, id: number) => withBalance(db, await getUser(db, id));

async function withBalance(db: Db, row: UserRow) {
  const { available, reserved, owed } = await balancesOf(db, row.id);
  return presentDirectoryUser(row, toPoints(available + reserved - owed));
}

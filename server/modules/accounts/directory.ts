import type { Db } from '../../platform/db.ts';
import type { PageRequest } from '../../platform/paging.ts';
import { type Balances, balancesOf, balancesOfMany, NO_BALANCES } from '../rewards/balances.ts';
import { toPoints } from '../rewards/rules.ts';
import { presentDirectoryUser } from './present-user.ts';
import { getUser, listUserRows, type UserRow } from './queries.ts';

/** One page of the users whose name or address holds the search text, in a stable order. */
export async function listDirectory(db: Db, { search, ...page }: PageRequest & { search: string }) {
  const { rows, count } = await listUserRows(db, search, page);
  const balances = await balancesOfMany(
    db,
    rows.map(({ id }) => id),
  );
  return { users: rows.map((row) => withBalance(row, balances.get(row.id) ?? NO_BALANCES)), count };
}

export const getDirectoryUser = async (db: Db, id: number) =>
  withBalance(await getUser(db, id), await balancesOf(db, id));

const withBalance = (row: UserRow, { available, reserved, owed }: Balances) =>
  presentDirectoryUser(row, toPoints(available + reserved - owed));

import type { Db } from '../../../platform/db.ts';
import type { PageRequest } from '../../../platform/paging.ts';
import { type Balances, balancesOf, balancesOfMany, NO_BALANCES } from '../../rewards/balances.ts';
import { toPoints } from '../../rewards/rules.ts';
import { presentDirectoryUser } from '../present-user.ts';
import { getUser, type UserRow } from '../queries.ts';
import { listUserRows, type UserFilter } from './queries.ts';

/** One page of the users whom a filter lets through, in a stable order. */
export async function listDirectory(db: Db, { page, page_size, ...filter }: PageRequest & UserFilter) {
  const { rows, count } = await listUserRows(db, filter, { page, page_size });
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

import type { Role } from '@mustalah/contract/accounts';
import type { Db } from '../../../platform/db.ts';
import type { PageRequest } from '../../../platform/paging.ts';
import { type Balances, balancesOf, balancesOfMany, NO_BALANCES } from '../../rewards/balances.ts';
import { toPoints } from '../../rewards/rules.ts';
import { presentToAdmins, presentToJournal } from '../present-user.ts';
import { findUser, getUser, type UserRow } from '../queries.ts';
import { listUserRows, type UserFilter } from './queries.ts';

/** One page of the users whom a filter lets through, in a stable order. */
export async function listDirectory(
  db: Db,
  { page, page_size, ...filter }: PageRequest & UserFilter,
  viewer: { role: Role },
) {
  const { rows, count } = await listUserRows(db, filter, { page, page_size });
  // guard: Who runs the journal is told no points and no wallet of a user ‹!== 'admin → === 'user›
  if (viewer.role !== 'admin') return { users: rows.map(presentToJournal), count };
  const balances = await balancesOfMany(
    db,
    rows.map(({ id }) => id),
  );
  return { users: rows.map((row) => withBalance(row, balances.get(row.id) ?? NO_BALANCES)), count };
}

/** The same of one user with what only admins see; nothing for nobody. */
export async function findUserOfAdmins(db: Db, id: number) {
  const row = await findUser(db, id);
  if (!row) return undefined;
  const { email_confirmed_at, is_contributor, education_level } = row;
  return {
    ...withBalance(row, await balancesOf(db, id)),
    email_confirmed: email_confirmed_at !== null,
    is_contributor,
    education_level,
  };
}

export const getDirectoryUser = async (db: Db, id: number) =>
  withBalance(await getUser(db, id), await balancesOf(db, id));

const withBalance = (row: UserRow, { available, reserved, owed }: Balances) =>
  presentToAdmins(row, toPoints(available + reserved - owed));

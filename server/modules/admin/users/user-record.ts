import type { getUserRecord } from '@mustalah/contract/administration';
import type { Reply } from '@mustalah/contract/endpoint';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { findUserOfAdmins } from '../../accounts/directory/directory.ts';
import { REFRESH_TOKEN_LIFE_MS } from '../../accounts/rules.ts';
import { factorsOf } from '../../accounts/second-factor/read-security.ts';
import { balancesOf } from '../../rewards/balances.ts';
import { toPoints } from '../../rewards/rules.ts';
import { countWork, listSessions } from './queries.ts';

/** A user with what an admin needs to decide about them. */
export async function userRecord(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  viewerId: number,
): Promise<Reply<typeof getUserRecord>> {
  const user = await findUserOfAdmins(db, userId);
  if (!user) throw notFound();
  const [figures, { earned, available, reserved, paid, owed }, sessions, second_factor] = await Promise.all([
    countWork(db, userId, viewerId),
    balancesOf(db, userId),
    listSessions(db, userId, { now: now(), tokenLifeMs: REFRESH_TOKEN_LIFE_MS }),
    factorsOf(db, userId),
  ]);
  return {
    ...user,
    figures,
    points: {
      earned: toPoints(earned),
      available: toPoints(available),
      reserved: toPoints(reserved),
      paid: toPoints(paid),
      owed: toPoints(owed),
    },
    second_factor,
    ...sessions,
  };
}

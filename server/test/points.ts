import { type HeldPoints, holdPoints } from '../modules/rewards/ledger.ts';
import { POINT } from '../modules/rewards/rules.ts';
import type { Db, Tx } from '../platform/db.ts';

/** Act with the points of one user, in a transaction of its own. */
export const withPoints = <T>(
  db: Db,
  userId: number,
  act: (points: HeldPoints, tx: Tx) => Promise<T>,
): Promise<T> => db.transaction().execute(async (tx) => act(await holdPoints(tx, [userId]), tx));

/** The points that a user can be paid. */
export async function availablePoints(db: Db, userId: number): Promise<number> {
  const { balance } = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('kind', '=', 'available')
    .executeTakeFirstOrThrow();
  return Number(balance) / Number(POINT);
}

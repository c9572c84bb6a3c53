import { type HeldPoints, holdPoints } from '../modules/rewards/ledger.ts';
import type { Db, Tx } from '../platform/db.ts';

/** Act with the points of one user, in a transaction of its own. */
export const withPoints = <T>(
  db: Db,
  userId: number,
  act: (points: HeldPoints, tx: Tx) => Promise<T>,
): Promise<T> => db.transaction().execute(async (tx) => act(await holdPoints(tx, [userId]), tx));

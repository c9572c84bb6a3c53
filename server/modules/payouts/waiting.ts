import type { Db } from '../../platform/db.ts';
import { countDisagreements } from './audit/queries.ts';
import { countByState } from './lists/queries.ts';

/** What of the payouts waits for a person. */
export async function countWaitingPayouts(db: Db) {
  const [states, disagreements] = await Promise.all([countByState(db), countDisagreements(db)]);
  return { inReview: states.get('review') ?? 0, disagreements };
}

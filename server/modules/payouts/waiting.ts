import type { Db } from '../../platform/db.ts';
import { countDisagreements } from './audit/queries.ts';
import { countByState } from './lists/queries.ts';
import { OPEN_STATES } from './rules.ts';

/** What of the payouts waits for a person. */
export async function countWaitingPayouts(db: Db) {
  const [states, disagreements] = await Promise.all([countByState(db), countDisagreements(db)]);
  return { inReview: states.get('review') ?? 0, disagreements };
}

/** How many have been under way since before that moment, whatever keeps them. */
export async function countLongPayouts(db: Db, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', [...OPEN_STATES])
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return count;
}

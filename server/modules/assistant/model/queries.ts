import { DAY_MS } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/db.ts';

const KEPT_DAYS = 30;

const oldest = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

/** What was answered to this question in the last thirty days. */
export async function findAnswer(db: Db, key: string, now: Date): Promise<unknown> {
  const row = await db
    .selectFrom('model_answers')
    .select('answer')
    .where('key', '=', key)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
  return row?.answer;
}

/** Keep an answer; a newer one replaces an older one. */
export async function keepAnswer(db: Db, key: string, answer: unknown, now: Date): Promise<void> {
  const kept = { answer: JSON.stringify(answer), created_at: now };
  await db
    .insertInto('model_answers')
    .values({ key, ...kept })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(kept))
    .execute();
}

/** Remove the answers that are no longer served. */
export async function pruneModelAnswers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('model_answers').where('created_at', '<=', oldest(now)).execute();
}

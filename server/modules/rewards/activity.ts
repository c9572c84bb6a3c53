import type { Tx } from '../../platform/db.ts';
import { credit, lockLedgers } from './ledger.ts';
import { getDayWork } from './queries.ts';
import { boundsOfDay, challengeOf, POINTS, riyadhDay } from './rules.ts';
import { challengeTitle } from './text.ts';

/**
 * Mark the day as one on which the user suggested or voted, and credit the day's challenge if that reached it.
 *
 * Call it after the suggestion or the vote is written.
 */
export async function recordActivity(tx: Tx, userId: number, now: Date): Promise<void> {
  // First of all: whoever holds the points of a user also decides on the user's day.
  await lockLedgers(tx, [userId]);
  const day = riyadhDay(now);
  await tx
    .insertInto('activity_days')
    .values({ user_id: userId, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  const { kind, goal, progress } = challengeOf(day);
  if (progress(await getDayWork(tx, userId, boundsOfDay(day))) < goal) return;
  await credit(tx, {
    userId,
    reason: 'daily_challenge',
    subject: challengeSubject(day),
    amount: POINTS.dailyChallenge,
    label: challengeTitle[kind],
    now,
  });
}

/** What the challenge of a day is called in the ledger. */
export const challengeSubject = (day: string): string => `day:${day}`;

import type { Tx } from '../../platform/db.ts';
import type { HeldPoints } from './ledger.ts';
import { getDayWork, markDay } from './queries.ts';
import { boundsOfDay, challengeOf, riyadhDay, WORTH } from './rules.ts';
import { challengeTitle } from './text.ts';

/**
 * Mark the day as one on which the user suggested or voted, and credit the day's challenge if that reached it;
 * give what was credited, in millionths of a point.
 *
 * Call it after the suggestion or the vote is written. Whoever holds the points of a user also decides on the
 * user's day.
 */
export async function recordActivity(tx: Tx, points: HeldPoints, userId: number, now: Date): Promise<bigint> {
  const day = riyadhDay(now);
  const { kind, goal, progress } = challengeOf(day);
  if (progress(await markDay(tx, userId, day, boundsOfDay(day))) < goal) return 0n;
  const isCredited = await points.credit({
    userId,
    reason: 'daily_challenge',
    subject: challengeSubject(day),
    amount: WORTH.dailyChallenge,
    label: challengeTitle[kind],
    now,
  });
  return isCredited ? WORTH.dailyChallenge : 0n;
}

/**
 * Take back the challenge of the day of some work that was undone, if what is left of that day no longer reaches it.
 *
 * Call it after the work is undone. Whoever does enough again on the same day is credited again.
 */
export async function forfeitChallenge(
  tx: Tx,
  points: HeldPoints,
  userId: number,
  { workedAt, now }: { workedAt: Date; now: Date },
): Promise<bigint> {
  const day = riyadhDay(workedAt);
  const { kind, goal, progress } = challengeOf(day);
  if (progress(await getDayWork(tx, userId, boundsOfDay(day))) >= goal) return 0n;
  const subject = challengeSubject(day);
  const isTaken = await points.reverse({
    userId,
    reason: 'challenge_reversed',
    subject,
    of: { reason: 'daily_challenge', subject },
    label: challengeTitle[kind],
    now,
  });
  return isTaken ? WORTH.dailyChallenge : 0n;
}

/** What the challenge of a day is called in the ledger. */
export const challengeSubject = (day: string): string => `day:${day}`;

import { boundsOfDay, riyadhDay } from '../../platform/calendar.ts';
import type { Tx } from '../../platform/db.ts';
import type { HeldPoints } from './ledger.ts';
import { getDayWork, listActiveDays, markDay } from './queries.ts';
import { challengeOf, type DayWork, WORTH } from './rules.ts';
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
  const isReached = reaches(day, await markDay(tx, userId, day, boundsOfDay(day)));
  return isReached ? creditChallenge(points, userId, { day, now }) : 0n;
}

/** Credit the challenges of all days on which a user reached them before anything of theirs counted. */
export async function creditChallenges(tx: Tx, points: HeldPoints, userId: number, now: Date): Promise<void> {
  for (const day of (await listActiveDays(tx, userId)).reverse()) {
    const isReached = reaches(day, await getDayWork(tx, userId, boundsOfDay(day)));
    if (isReached) await creditChallenge(points, userId, { day, now });
  }
}

function reaches(day: string, work: DayWork): boolean {
  const { goal, progress } = challengeOf(day);
  return progress(work) >= goal;
}

async function creditChallenge(
  points: HeldPoints,
  userId: number,
  { day, now }: { day: string; now: Date },
): Promise<bigint> {
  const isCredited = await points.credit({
    userId,
    reason: 'daily_challenge',
    subject: challengeSubject(day),
    amount: WORTH.dailyChallenge,
    label: challengeTitle[challengeOf(day).kind],
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
  if (reaches(day, await getDayWork(tx, userId, boundsOfDay(day)))) return 0n;
  const subject = challengeSubject(day);
  const isTaken = await points.reverse({
    userId,
    reason: 'challenge_reversed',
    subject,
    of: { reason: 'daily_challenge', subject },
    label: challengeTitle[challengeOf(day).kind],
    now,
  });
  return isTaken ? WORTH.dailyChallenge : 0n;
}

/** The same for much work: each day is looked at once. */
export async function forfeitChallenges(
  tx: Tx,
  points: HeldPoints,
  userId: number,
  { workedAt, now }: { workedAt: readonly Date[]; now: Date },
): Promise<void> {
  const days = new Map(workedAt.map((moment) => [riyadhDay(moment), moment]));
  for (const moment of days.values()) await forfeitChallenge(tx, points, userId, { workedAt: moment, now });
}

/** What the challenge of a day is called in the ledger. */
export const challengeSubject = (day: string): string => `day:${day}`;

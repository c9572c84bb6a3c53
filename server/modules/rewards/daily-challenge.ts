import type { Answer } from '@mustalah/contract/endpoint';
import type { getDailyChallenge } from '@mustalah/contract/rewards';
import type { Db } from '../../platform/db.ts';
import { challengeSubject } from './activity.ts';
import { getDayWork, isCredited } from './queries.ts';
import { boundsOfDay, type Challenge, challengeOf, riyadhDay, toPoints, WORTH } from './rules.ts';
import { challengeTitle } from './text.ts';

/** The challenge of the day and how far a user has come; a visitor has not begun. */
export async function dailyChallenge(
  db: Db,
  userId: number | null,
  now: Date,
): Promise<Answer<typeof getDailyChallenge>> {
  const day = riyadhDay(now);
  const challenge = challengeOf(day);
  const progress = userId === null ? 0 : await progressOf(db, userId, day, challenge);
  return {
    title: challengeTitle[challenge.kind],
    reward: toPoints(WORTH.dailyChallenge),
    progress,
    goal: challenge.goal,
    completed: progress >= challenge.goal,
  };
}

async function progressOf(
  db: Db,
  userId: number,
  day: string,
  { goal, progress }: Challenge,
): Promise<number> {
  // Once credited it stays reached, whatever is revoked later in the day.
  if (await isCredited(db, userId, 'daily_challenge', challengeSubject(day))) return goal;
  return Math.min(goal, progress(await getDayWork(db, userId, boundsOfDay(day))));
}

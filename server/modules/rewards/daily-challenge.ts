import type { Answer } from '@mustalah/contract/endpoint';
import type { getDailyChallenge } from '@mustalah/contract/rewards';
import { boundsOfDay, riyadhDay } from '../../platform/calendar.ts';
import type { Db } from '../../platform/db.ts';
import { getDayWork } from './queries.ts';
import { challengeOf, toPoints, WORTH } from './rules.ts';
import { challengeTitle } from './text.ts';

/** The challenge of the day and how far a user has come; a visitor has not begun. */
export async function dailyChallenge(
  db: Db,
  userId: number | null,
  now: Date,
): Promise<Answer<typeof getDailyChallenge>> {
  const day = riyadhDay(now);
  const challenge = challengeOf(day);
  const work = userId === null ? null : await getDayWork(db, userId, boundsOfDay(day));
  const progress = work === null ? 0 : Math.min(challenge.goal, challenge.progress(work));
  return {
    title: challengeTitle[challenge.kind],
    reward: toPoints(WORTH.dailyChallenge),
    progress,
    goal: challenge.goal,
    completed: progress >= challenge.goal,
    next: challenge.next(work),
  };
}

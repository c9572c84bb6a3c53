import type { getDailyChallenge } from '@mustalah/contract/rewards';
import type { Answer } from '@mustalah/contract/endpoint';
import type { Db } from '../../platform/db.ts';
import { challengeSubject } from './activity.ts';
import { getDayWork, isCredited } from './queries.ts';
import { boundsOfDay, challengeOf, POINTS, riyadhDay, toPoints } from './rules.ts';
import { challengeTitle } from './text.ts';

/** The challenge of the day and how far a user has come; a visitor has not begun. */
export async function dailyChallenge(
  db: Db,
  userId: number | null,
  now: Date,
): Promise<Answer<typeof getDailyChallenge>> {
  const day = riyadhDay(now);
  const { kind, goal, progress } = challengeOf(day);
  const reached = userId === null ? 0 : await reachedBy(db, userId, day, progress, goal);
  return {
    title: challengeTitle[kind],
    reward: toPoints(POINTS.dailyChallenge),
    progress: reached,
    goal,
    completed: reached >= goal,
  };
}

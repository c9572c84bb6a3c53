import { riyadhDay } from '../../platform/calendar.ts';
import type { Db } from '../../platform/db.ts';
import { listActiveDays, listSubmittedCategories } from './queries.ts';
import { streakBonus, streakOf, WORTH } from './rules.ts';

/** What the next suggestion is worth once accepted, in millionths of a point. */
export interface RewardPreview {
  /** Days in a row, up to today or yesterday. */
  streak: number;
  base: bigint;
  streakBonus: bigint;
  /** For a category that is not among the submitted ones. */
  newCategoryBonus: bigint;
  submittedCategories: string[];
}

/**
 * Compute what a suggestion is worth at this moment.
 *
 * A submission asks before it records the day's activity, so that it is worth what the preview showed; it
 * holds the user's points by then, so that two at once do not both find their category new.
 */
export async function rewardPreview(db: Db, userId: number, now: Date): Promise<RewardPreview> {
  const days = await listActiveDays(db, userId);
  const submittedCategories = await listSubmittedCategories(db, userId);
  const streak = streakOf(days, riyadhDay(now));
  return {
    streak,
    base: WORTH.term,
    streakBonus: streakBonus(streak),
    newCategoryBonus: WORTH.newCategory,
    submittedCategories,
  };
}

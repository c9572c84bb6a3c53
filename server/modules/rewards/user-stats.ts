import type { UserStats } from '@mustalah/contract/rewards';
import type { Db } from '../../platform/db.ts';
import { balancesOf } from './ledger.ts';
import { getUserWork, listActiveDays, listSubmittedCategories } from './queries.ts';
import { badgeOf, levelOf, POINTS, riyadhDay, streakBonus, streakOf, toPoints } from './rules.ts';

/** Everything the panels and the submission screen show of a user's work. */
export async function userStats(db: Db, userId: number, now: Date): Promise<UserStats> {
  const [{ earned, available, reserved, paid, owed }, work, days, categories] = await Promise.all([
    balancesOf(db, userId),
    getUserWork(db, userId),
    listActiveDays(db, userId),
    listSubmittedCategories(db, userId),
  ]);
  const streak = streakOf(days, riyadhDay(now));
  return {
    total_terms: work.terms,
    submissions: work.terms,
    approved_terms: work.approvedTerms,
    uas_earned: toPoints(earned),
    uas_paid: toPoints(paid),
    uas_pending: toPoints(available + reserved),
    // The same as earned less paid; below zero as long as something is owed.
    uas_balance: toPoints(available + reserved - owed),
    level: levelOf(earned),
    badge: badgeOf(work.approvedTerms),
    distinct_categories: categories.length,
    current_streak: streak,
    // Papers have no reviewers yet.
    reviewed_articles: 0,
    published_articles: work.publishedPapers,
    submitted_categories: categories,
    reward_preview: {
      base: toPoints(POINTS.term),
      streak_bonus: toPoints(streakBonus(streak)),
      new_category_bonus: toPoints(POINTS.newCategory),
    },
  };
}

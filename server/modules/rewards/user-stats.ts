import type { UserStats } from '@mustalah/contract/rewards';
import type { Db } from '../../platform/db.ts';
import { balancesOf } from './balances.ts';
import { rewardPreview } from './preview.ts';
import { getUserWork } from './queries.ts';
import { badgeOf, levelOf, toPoints } from './rules.ts';

/** Everything the panels and the submission screen show of a user's work. */
export async function userStats(db: Db, userId: number, now: Date): Promise<UserStats> {
  const [{ earned, available, reserved, paid, owed }, work, preview] = await Promise.all([
    balancesOf(db, userId),
    getUserWork(db, userId),
    rewardPreview(db, userId, now),
  ]);
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
    distinct_categories: preview.submittedCategories.length,
    current_streak: preview.streak,
    reviewed_articles: work.reviewedPapers,
    published_articles: work.publishedPapers,
    submitted_categories: preview.submittedCategories,
    reward_preview: {
      base: toPoints(preview.base),
      streak_bonus: toPoints(preview.streakBonus),
      new_category_bonus: toPoints(preview.newCategoryBonus),
    },
  };
}

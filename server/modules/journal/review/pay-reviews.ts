import { arabicNumber } from '../../../platform/arabic-numbers.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notify } from '../../notifications/notify.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { toPoints, WORTH } from '../../rewards/rules.ts';
import { inForce } from '../paper/tell.ts';
import { reviewerText } from '../paper/text.ts';
import { listUnpaidReviews } from './queries.ts';
import { paidUntil } from './rules.ts';

/** Pay the reviews of the weeks that are over: for the work and not for its verdict, each once. */
export async function payReviews(deps: Deps): Promise<void> {
  // guard: Reviews are paid by whole weeks, so that no balance tells whose verdict has just come (upkeep.test.ts) ‹paidUntil(deps.now()) → deps.now()›
  const unpaid = await listUnpaidReviews(deps.db, paidUntil(deps.now()));
  for (const [reviewerId, reviews] of Map.groupBy(unpaid, (review) => review.reviewerId)) {
    await payReviewer(
      deps,
      reviewerId,
      reviews.map(({ id }) => id),
    );
  }
}

async function payReviewer(deps: Deps, reviewerId: number, assignments: readonly number[]): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const points = await holdPoints(tx, [reviewerId]);
    let paid = 0n;
    for (const id of assignments) {
      const isCredited = await points.credit({
        userId: reviewerId,
        reason: 'paper_reviewed',
        subject: `review:${id}`,
        amount: WORTH.review,
        // Which paper it was is for nobody's eyes.
        // guard: What a reviewer earned does not name the paper (upkeep.test.ts) ‹'' → `review ${id}`›
        label: '',
        now: deps.now(),
      });
      if (isCredited) paid += WORTH.review;
    }
    if (paid === 0n) return;
    const text = await inForce(reviewerText.rewarded(arabicNumber(toPoints(paid))), tx);
    await notify(tx, deps, { userId: reviewerId, link: '/rewards-history', ...text });
  });
}

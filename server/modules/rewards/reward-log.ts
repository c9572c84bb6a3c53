import type { Db } from '../../platform/db.ts';
import { offsetOf, type PageRequest, toPage } from '../../platform/paging.ts';
import { countRewards, listRewards } from './queries.ts';
import { toPoints } from './rules.ts';
import { reasonText } from './text.ts';

/** One page of the credits and counter-entries of a user, the newest first. */
export async function rewardLog(db: Db, userId: number, page: PageRequest, url: string) {
  const count = await countRewards(db, userId);
  const rows = await listRewards(db, userId, { size: page.page_size, offset: offsetOf(page) });
  const rewards = rows.map((row) => ({
    id: row.id,
    reason: reasonText[row.reason](row.label),
    points: toPoints(BigInt(row.amount)),
    paid: row.isPaid,
    reversed: row.isReversed,
    created_at: row.createdAt,
  }));
  return toPage(rewards, count, page, url);
}

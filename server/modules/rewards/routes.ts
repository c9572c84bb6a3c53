import {
  getDailyChallenge,
  getLeaderboard,
  getUasPrice,
  getUserStats,
  listUserRewards,
  listUserTransactions,
} from '@mustalah/contract/rewards';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { offsetOf, pageCount, toPage } from '../../platform/paging.ts';
import { dailyChallenge } from './daily-challenge.ts';
import { countRewards, listLeaders, listRewards } from './queries.ts';
import { levelOf, maskEmail, toPoints } from './rules.ts';
import { reasonText } from './text.ts';
import { userStats } from './user-stats.ts';

export function rewardsRoutes(app: FastifyInstance, { db, replica, gateways, now }: Deps): void {
  route(app, getUserStats, ({ user }) => userStats(db, user.id, now()));

  route(app, getDailyChallenge, ({ user }) => dailyChallenge(db, user?.id ?? null, now()));

  route(app, getUasPrice, () => gateways.price.current());

  route(app, listUserRewards, async ({ user, query, url }) => {
    const count = await countRewards(db, user.id);
    const rows = await listRewards(db, user.id, { size: query.page_size, offset: offsetOf(query) });
    const rewards = rows.map((row) => ({
      id: row.id,
      reason: reasonText[row.reason](row.label),
      points: toPoints(BigInt(row.amount)),
      paid: row.isPaid,
      reversed: row.isReversed,
      created_at: row.createdAt,
    }));
    return { ...toPage(rewards, count, query, url), total_pages: pageCount(count, query.page_size) };
  });

  // Nothing has ever been paid out: there are no payouts yet, and no table of them.
  route(app, listUserTransactions, async () => []);

  route(app, getLeaderboard, async () => {
    const leaders = await listLeaders(replica);
    return leaders.map(({ id, name, email, balance }, index) => ({
      id,
      name,
      email: maskEmail(email),
      total_points: toPoints(-BigInt(balance)),
      level: levelOf(-BigInt(balance)),
      rank: index + 1,
    }));
  });
}

import {
  getDailyChallenge,
  getLeaderboard,
  getUasPrice,
  getUasQuote,
  getUserStats,
  listUserRewards,
} from '@mustalah/contract/rewards';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { pageCount } from '../../platform/paging.ts';
import { dailyChallenge } from './daily-challenge.ts';
import { listLeaders } from './queries.ts';
import { rewardLog } from './reward-log.ts';
import { levelOf, maskEmail, toPoints } from './rules.ts';
import { userStats } from './user-stats.ts';

export function rewardsRoutes(app: FastifyInstance, { db, replica, gateways, now }: Deps): void {
  route(app, getUserStats, ({ user }) => userStats(db, user.id, now()));

  route(app, getDailyChallenge, ({ user }) => dailyChallenge(db, user?.id ?? null, now()));

  route(app, getUasPrice, () => gateways.price.current());

  route(app, getUasQuote, async () => {
    const { prices, at, isStale } = await gateways.price.quote();
    return { prices, at, is_stale: isStale };
  });

  route(app, listUserRewards, async ({ user, query, url }) => {
    const page = await rewardLog(db, user.id, query, url);
    return { ...page, total_pages: pageCount(page.count, query.page_size) };
  });

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

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Paging, Timestamp } from './fields.ts';

/** What each event is worth; one point is one UAS. */
export const POINTS = {
  term: 10,
  vote: 0.5,
  dailyChallenge: 15,
  /** For each day of the streak, up to the most. */
  streakDay: 2,
  mostForStreak: 20,
  newCategory: 5,
  /** A paper that is published, to its submitter, once. */
  paper: 100,
  /** A review, whatever its verdict. */
  review: 20,
} as const;

/** Approved terms at which each badge is given. */
export const BADGE_TERMS = { beginner: 0, new: 1, active: 10, expert: 30 } as const;
const Badge = z.enum(['beginner', 'new', 'active', 'expert']);

/** Later votes of the day count for the term and earn nothing. */
export const REWARDED_VOTES_A_DAY = 20;
export const POINTS_A_LEVEL = 100;
export const HIGHEST_LEVEL = 10;
export const LEADERBOARD_SIZE = 100;

export const UserStats = z.object({
  total_terms: z.number().int(),
  /** The same number under the name that the submission screen reads. */
  submissions: z.number().int(),
  approved_terms: z.number().int(),
  uas_earned: z.number(),
  uas_paid: z.number(),
  uas_pending: z.number(),
  uas_balance: z.number(),
  level: z.number().int(),
  badge: Badge,
  distinct_categories: z.number().int(),
  current_streak: z.number().int(),
  reviewed_articles: z.number().int(),
  published_articles: z.number().int(),
  submitted_categories: z.array(z.string()),
  /** What the next accepted suggestion is worth; the category bonus applies to categories not yet submitted. */
  reward_preview: z.object({
    base: z.number(),
    streak_bonus: z.number(),
    new_category_bonus: z.number(),
  }),
});
export type UserStats = z.infer<typeof UserStats>;

export const getUserStats = endpoint({
  method: 'GET',
  path: '/api/user-stats/',
  access: 'member',
  summary: 'إحصاءات المستخدم',
  response: UserStats,
});

export const getDailyChallenge = endpoint({
  method: 'GET',
  path: '/api/daily-challenge/',
  access: 'anyone',
  summary: 'التحدي اليومي وما أنجزه المستخدم منه',
  shows: [],
  response: z.object({
    title: z.string(),
    reward: z.number(),
    progress: z.number().int(),
    goal: z.number().int(),
    completed: z.boolean(),
    /** What is still to be done for it. */
    next: z.enum(['suggest', 'vote']),
  }),
});

export const getUasPrice = endpoint({
  method: 'GET',
  path: '/api/uas-price/',
  access: 'anyone',
  summary: 'سعر UAS بالعملات',
  shows: [],
  response: z.record(z.string(), z.number()),
});

export const getUasQuote = endpoint({
  method: 'GET',
  path: '/api/uas-price/quote/',
  access: 'anyone',
  summary: 'سعر UAS وعمره، وهل طال صمت مصدره',
  response: z.object({
    prices: z.record(z.string(), z.number()),
    /** When its source gave it; null for a price that is configured. */
    at: Timestamp.nullable(),
    is_stale: z.boolean(),
  }),
});

export const Reward = z.object({
  id: z.number(),
  /** An Arabic sentence. */
  reason: z.string(),
  /** Below zero where points were taken back. */
  points: z.number(),
  /** Payouts cover it, the oldest rewards first. */
  paid: z.boolean(),
  /** Taken back later, or itself the taking back: the two cancel out. */
  reversed: z.boolean(),
  created_at: Timestamp,
});
export type Reward = z.infer<typeof Reward>;

export const listUserRewards = endpoint({
  method: 'GET',
  path: '/api/user-rewards/',
  access: 'member',
  summary: 'سجل النقاط',
  query: Paging(10),
  response: z.object({
    results: z.array(Reward),
    total_pages: z.number().int(),
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  }),
});

export const Transaction = z.object({
  amount: z.string(),
  tx_hash: z.string(),
  /** Where a person looks it up. */
  explorer_url: z.string(),
  created_at: Timestamp,
});
export type Transaction = z.infer<typeof Transaction>;

export const listUserTransactions = endpoint({
  method: 'GET',
  path: '/api/user-transactions/',
  access: 'member',
  summary: 'المعاملات المدفوعة',
  response: z.array(Transaction),
});

export const LeaderboardEntry = z.object({
  id: z.number(),
  name: z.string(),
  /** Masked, such as a•••@example.org. */
  email: z.string(),
  total_points: z.number(),
  level: z.number().int(),
  rank: z.number().int(),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard/',
  access: 'anyone',
  summary: `لوحة المتصدرين (أول ${LEADERBOARD_SIZE})`,
  shows: [],
  response: z.array(LeaderboardEntry),
});

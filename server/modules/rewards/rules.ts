import {
  BADGE_TERMS,
  HIGHEST_LEVEL,
  POINTS,
  POINTS_A_LEVEL,
  type UserStats,
} from '@mustalah/contract/rewards';
import { DAY_MS } from '../../platform/calendar.ts';

/** One point, in the ledger's unit; one point is one UAS. */
export const POINT = 1_000_000n;

const inUnits = (points: number): bigint => BigInt(points * Number(POINT));

/** What each event is worth, in the ledger's unit. */
export const WORTH = {
  term: inUnits(POINTS.term),
  vote: inUnits(POINTS.vote),
  dailyChallenge: inUnits(POINTS.dailyChallenge),
  streakDay: inUnits(POINTS.streakDay),
  mostForStreak: inUnits(POINTS.mostForStreak),
  newCategory: inUnits(POINTS.newCategory),
  paper: inUnits(POINTS.paper),
  review: inUnits(POINTS.review),
} as const satisfies Record<keyof typeof POINTS, bigint>;

const LEVEL = inUnits(POINTS_A_LEVEL);

export type CreditReason =
  | 'term_approved'
  | 'vote_cast'
  | 'daily_challenge'
  | 'paper_published'
  | 'paper_reviewed';
export type ReversalReason = 'term_reversed' | 'vote_revoked' | 'challenge_reversed' | 'paper_retracted';
/** Why points came or went; a payout only moves them between accounts of their owner. */
export type Reason = CreditReason | ReversalReason;

/** Points as the API shows them. */
export const toPoints = (amount: bigint): number => Number(amount) / Number(POINT);

/** The level of somebody who has earned that much; a loss never leads below the first. */
export const levelOf = (earned: bigint): number =>
  earned <= 0n ? 1 : Math.min(HIGHEST_LEVEL, Number(earned / LEVEL) + 1);

/** Hide an address from strangers: `amal@example.org` becomes `a•••@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}•••${at < 0 ? '' : email.slice(at)}`;
}

export function badgeOf(approvedTerms: number): UserStats['badge'] {
  if (approvedTerms >= BADGE_TERMS.expert) return 'expert';
  if (approvedTerms >= BADGE_TERMS.active) return 'active';
  return approvedTerms >= BADGE_TERMS.new ? 'new' : 'beginner';
}

export function streakBonus(streak: number): bigint {
  const bonus = BigInt(streak) * WORTH.streakDay;
  return bonus < WORTH.mostForStreak ? bonus : WORTH.mostForStreak;
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** Count the unbroken days up to today, or up to yesterday while today has none yet. */
export function streakOf(activeDays: Iterable<string>, today: string): number {
  const days = new Set(activeDays);
  let day = days.has(today) ? today : dayBefore(today);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day = dayBefore(day);
  }
  return streak;
}

/** What a user did on one day. */
export interface DayWork {
  /** Terms suggested. */
  suggestions: number;
  /** Categories suggested in on that day and never before. */
  newCategories: number;
  /** Votes cast and not revoked. */
  votes: number;
  /** Different categories voted in. */
  votedCategories: number;
}

export type ChallengeKind =
  | 'suggest_one'
  | 'vote_five'
  | 'suggest_new_category'
  | 'vote_three_categories'
  | 'suggest_two'
  | 'suggest_and_vote';

export interface Challenge {
  kind: ChallengeKind;
  goal: number;
  progress: (work: DayWork) => number;
  /** What brings whoever did so much on; null is somebody who has not begun. */
  next: (work: DayWork | null) => 'suggest' | 'vote';
}

const suggesting = { next: () => 'suggest' as const };
const voting = { next: () => 'vote' as const };

// Suggesting and voting alternate.
const challenges: readonly [Challenge, ...Challenge[]] = [
  { kind: 'suggest_one', goal: 1, progress: ({ suggestions }) => suggestions, ...suggesting },
  { kind: 'vote_five', goal: 5, progress: ({ votes }) => votes, ...voting },
  { kind: 'suggest_new_category', goal: 1, progress: ({ newCategories }) => newCategories, ...suggesting },
  { kind: 'vote_three_categories', goal: 3, progress: ({ votedCategories }) => votedCategories, ...voting },
  { kind: 'suggest_two', goal: 2, progress: ({ suggestions }) => suggestions, ...suggesting },
  {
    kind: 'suggest_and_vote',
    goal: 4,
    progress: ({ suggestions, votes }) => Math.min(suggestions, 1) + Math.min(votes, 3),
    next: (work) => (work && work.suggestions > 0 ? 'vote' : 'suggest'),
  },
];

/** The challenge of a day, the same for everybody. */
export const challengeOf = (day: string): Challenge =>
  challenges[(Date.parse(day) / DAY_MS) % challenges.length] ?? challenges[0];

import { REWARDED_VOTES_A_DAY } from '@mustalah/contract/rewards';
import { boundsOfDay, riyadhDay } from '../../platform/calendar.ts';
import type { Tx } from '../../platform/db.ts';
import type { HeldPoints } from './ledger.ts';
import { listStandingCredits } from './queries.ts';
import { WORTH } from './rules.ts';

export interface CountedVote {
  userId: number;
  /** Each vote row earns for itself, so a vote given again after revoking is another one. */
  voteId: number;
  /** The term. */
  label: string;
  now: Date;
}

/** Credit a vote while the voter's points of the day last; give what was credited, in millionths of a point. */
export async function creditVote(
  points: HeldPoints,
  { userId, voteId, label, now }: CountedVote,
): Promise<bigint> {
  const isCredited = await points.credit({
    userId,
    reason: 'vote_cast',
    subject: `vote:${voteId}`,
    amount: WORTH.vote,
    label,
    now,
    // guard: Votes earn up to the most of a day, also when they are sent at once ‹REWARDED_VOTES_A_DAY → REWARDED_VOTES_A_DAY * 100›
    most: { credits: REWARDED_VOTES_A_DAY, ...boundsOfDay(riyadhDay(now)) },
  });
  return isCredited ? WORTH.vote : 0n;
}

/** Take back what a vote earned, if it earned anything. */
export function reverseVote(
  points: HeldPoints,
  { userId, voteId, label, now }: CountedVote,
): Promise<boolean> {
  const subject = `vote:${voteId}`;
  const of = { reason: 'vote_cast', subject } as const;
  return points.reverse({ userId, reason: 'vote_revoked', subject, of, label, now });
}

/** The same for many votes of one user: only those that earned something are looked at one by one. */
export async function reverseVotes(
  tx: Tx,
  points: HeldPoints,
  { userId, votes, now }: { userId: number; votes: readonly { id: number; arabic: string }[]; now: Date },
): Promise<void> {
  const earned = await listStandingCredits(tx, userId, 'vote_cast');
  for (const { id, arabic } of votes) {
    if (earned.has(`vote:${id}`)) await reverseVote(points, { userId, voteId: id, label: arabic, now });
  }
}

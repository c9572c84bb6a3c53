import type { Tx } from '../../platform/db.ts';
import { credit, lockLedgers, reverse } from './ledger.ts';
import { countCredits } from './queries.ts';
import { boundsOfDay, POINTS, riyadhDay, VOTE_POINTS_PER_DAY } from './rules.ts';

export interface CountedVote {
  userId: number;
  /** Each vote row earns for itself, so a vote given again after revoking is another one. */
  voteId: number;
  /** The term. */
  label: string;
  now: Date;
}

/** Credit a vote while the voter's points of the day last; give whether it was credited. */
export async function creditVote(tx: Tx, { userId, voteId, label, now }: CountedVote): Promise<boolean> {
  // Locked before counting, or votes sent at once would all find room for one more.
  await lockLedgers(tx, [userId]);
  const credited = await countCredits(tx, userId, 'vote_cast', boundsOfDay(riyadhDay(now)));
  if (credited >= VOTE_POINTS_PER_DAY) return false;
  return credit(tx, {
    userId,
    reason: 'vote_cast',
    subject: `vote:${voteId}`,
    amount: POINTS.vote,
    label,
    now,
  });
}

/** Take back what a vote earned, if it earned anything. */
export function reverseVote(tx: Tx, { userId, voteId, label, now }: CountedVote): Promise<boolean> {
  const subject = `vote:${voteId}`;
  const of = { reason: 'vote_cast', subject } as const;
  return reverse(tx, { userId, reason: 'vote_revoked', subject, of, label, now });
}

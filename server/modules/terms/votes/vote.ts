import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { recordActivity } from '../../rewards/activity.ts';
import { creditVote } from '../../rewards/credit-vote.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { toPoints } from '../../rewards/rules.ts';
import { lockTerm } from '../queries.ts';
import { grantApproval } from '../review/approval.ts';
import { isApprovedByVotes, voteObjection, votesNeeded } from '../rules.ts';
import { addVote } from './queries.ts';

export interface Ballot {
  termId: number;
  userId: number;
}

/**
 * Cast one vote, credit the voter and say with how much; the fifth vote approves a pending term (`moves`).
 *
 * The vote of an account whose address is not confirmed waits, and counts for nothing until then.
 */
export async function voteOnTerm(deps: Deps, { termId, userId }: Ballot) {
  return deps.db.transaction().execute(async (tx) => {
    // The lock makes simultaneous fifth votes approve the term once.
    const term = await lockTerm(tx, termId);
    if (!term) throw notFound();
    const objection = voteObjection(term, userId);
    // guard: Nobody votes for a term of their own
    if (objection) throw new Refusal(403, objection);
    const mayApprove = isApprovedByVotes(term, term.votes + 1);
    // Voter and author at once where both are credited.
    const points = await holdPoints(
      tx,
      mayApprove && term.author_id !== null ? [userId, term.author_id] : [userId],
    );
    const now = deps.now();
    const vote = await addVote(tx, { termId, userId, now });
    // guard: A user votes once for a term, however often it is sent ‹throw new Refusal(409, 'already_voted') → return { ...voteState(1, null), credited: 0, challenge_credited: 0 }›
    if (!vote) throw new Refusal(409, 'already_voted');

    const credited = await creditVote(points, { userId, voteId: vote.id, label: term.arabic, now });
    const challenge = await recordActivity(tx, points, userId, now);
    const approves = vote.counts && mayApprove;
    if (approves) await grantApproval(tx, deps, points, term, { by: 'votes', actorId: null });
    return {
      ...voteState(vote.votes, approves ? 'votes' : term.approved_by),
      moves: approves,
      counts: vote.counts,
      credited: toPoints(credited),
      challenge_credited: toPoints(challenge),
    };
  });
}

export const voteState = (votes: number, approvedBy: string | null) => ({
  votes,
  votes_needed: votesNeeded({ approved_by: approvedBy, votes }),
  is_approved: approvedBy !== null,
});

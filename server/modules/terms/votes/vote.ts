import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { recordActivity } from '../../rewards/activity.ts';
import { creditVote } from '../../rewards/credit-vote.ts';
import { lockLedgers } from '../../rewards/ledger.ts';
import { addVote, lockTerm, setVotes } from '../queries.ts';
import { grantApproval } from '../review/approval.ts';
import { isApprovedByVotes, voteObjection, votesNeeded } from '../rules.ts';

export interface Ballot {
  termId: number;
  userId: number;
}

/** Cast one vote and credit the voter; the fifth vote approves a pending term. */
export async function voteOnTerm(deps: Deps, { termId, userId }: Ballot) {
  const state = await deps.db.transaction().execute(async (tx) => {
    // The lock makes simultaneous fifth votes approve the term once.
    const term = await lockTerm(tx, termId);
    if (!term) throw notFound();
    const objection = voteObjection(term, userId);
    if (objection) throw new Refusal(403, objection);
    // Voter and author at once: both may be credited.
    await lockLedgers(tx, term.author_id === null ? [userId] : [userId, term.author_id]);
    const now = deps.now();
    const vote = await addVote(tx, { termId, userId, now });
    if (!vote) throw new Refusal(409, 'already_voted');

    const votes = term.votes + 1;
    await setVotes(tx, termId, votes);
    await creditVote(tx, { userId, voteId: vote.id, label: term.arabic, now });
    await recordActivity(tx, userId, now);
    const approves = isApprovedByVotes(term, votes);
    if (approves) await grantApproval(tx, deps, term, { by: 'votes', actorId: null });
    return voteState(votes, approves ? 'votes' : term.approved_by);
  });
  deps.pages.clear();
  return state;
}

export const voteState = (votes: number, approvedBy: string | null) => ({
  votes,
  votes_needed: votesNeeded({ approved_by: approvedBy, votes }),
  is_approved: approvedBy !== null,
});

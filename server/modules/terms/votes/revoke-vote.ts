import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { forfeitChallenge } from '../../rewards/activity.ts';
import { reverseVote } from '../../rewards/credit-vote.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { lockTerm } from '../queries.ts';
import { returnToReview } from '../review/approval.ts';
import { fallsBack } from '../rules.ts';
import { endVote } from './queries.ts';
import { type Ballot, voteState } from './vote.ts';

/** Take a vote back with what it earned; a term that only votes approved returns to review below five. */
export async function revokeVote(deps: Deps, { termId, userId }: Ballot) {
  return deps.db.transaction().execute(async (tx) => {
    const term = await lockTerm(tx, termId);
    if (!term) throw notFound();
    const points = await holdPoints(tx, [userId]);
    const now = deps.now();
    const vote = await endVote(tx, { termId, userId, now });
    if (!vote) throw new Refusal(409, 'not_voted');

    const { votes } = vote;
    await reverseVote(points, { userId, voteId: vote.id, label: term.arabic, now });
    // guard: Who takes back the vote that reached the challenge of the day does not keep its points (vote.test.ts)
    await forfeitChallenge(tx, points, userId, { workedAt: vote.cast_at, now });
    const returns = fallsBack(term, votes);
    if (returns) await returnToReview(tx, deps, term);
    return { ...voteState(votes, returns ? null : term.approved_by), moves: returns };
  });
}

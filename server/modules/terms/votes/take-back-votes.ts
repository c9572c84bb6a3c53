import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { findStanding } from '../../accounts/public-users.ts';
import { notify } from '../../notifications/notify.ts';
import { forfeitChallenges } from '../../rewards/activity.ts';
import { reverseVotes } from '../../rewards/credit-vote.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { lockTerms } from '../queries.ts';
import { demoteAuthor, termLink, withdrawReward } from '../review/approval.ts';
import { addDecision, setApproval } from '../review/queries.ts';
import { fallsBack } from '../rules.ts';
import { noticeText } from '../text.ts';
import { endVotesOf, listStandingVotes } from './queries.ts';

/** What a suspended user's votes did, and what taking them back undoes. */
export interface VotesTakenBack {
  votes: number;
  /** Terms that only with these votes were approved. */
  returned: { id: number; arabic: string; author: string }[];
}

/** Show what taking back the votes of a suspended user would undo; nothing is changed. */
export async function previewTakeBack({ db }: Deps, userId: number): Promise<VotesTakenBack> {
  await refuseUnlessSuspended(db, userId);
  const votes = await listStandingVotes(db, userId);
  return {
    votes: votes.length,
    returned: votes
      .filter((vote) => fallsBack(vote, vote.votes - Number(vote.counts)))
      .map(({ term_id: id, arabic, author }) => ({ id, arabic, author: author ?? '' })),
  };
}

/**
 * Take back every standing vote of a user who was suspended for abuse, with what only those votes had approved,
 * paid or promoted: counter-entries, in one transaction.
 */
export async function takeBackVotes(deps: Deps, userId: number, adminId: number): Promise<VotesTakenBack> {
  await refuseUnlessSuspended(deps.db, userId);
  const taken = await deps.db.transaction().execute(async (tx) => {
    const votes = await listStandingVotes(tx, userId);
    const authors = votes.flatMap(({ author_id }) => (author_id === null ? [] : [author_id]));
    // Everybody at once, before anything moves: one by one they could wait for each other.
    const terms = (
      await lockTerms(
        tx,
        votes.map(({ term_id }) => term_id),
      )
    ).filter(({ rejected_at }) => rejected_at === null);
    const points = await holdPoints(tx, [...new Set([userId, ...authors])]);
    const now = deps.now();
    const ended = await endVotesOf(tx, { termIds: terms.map(({ id }) => id), userId, now });
    // guard: Who loses their votes loses what these earned (../review/oversight.test.ts)
    await reverseVotes(tx, points, { userId, votes: ended, now });
    await forfeitChallenges(tx, points, userId, { workedAt: ended.map(({ cast_at }) => cast_at), now });
    const returned: VotesTakenBack['returned'] = [];
    const leftOn = new Map(ended.map(({ term_id, votes: left }) => [term_id, left]));
    for (const term of terms) {
      const left = leftOn.get(term.id);
      // guard: Votes that are taken back leave no approval that only they gave (../review/oversight.test.ts) ‹!fallsBack → fallsBack›
      if (left === undefined || !fallsBack(term, left)) continue;
      const { id, arabic } = term;
      await setApproval(tx, id, null, null);
      await addDecision(tx, term, { decision: 'undone', actorId: adminId, now });
      await withdrawReward(points, term, now);
      if (term.author_id !== null) await tellAuthor(tx, deps, term.author_id, { id, arabic });
      returned.push({ id, arabic, author: votes.find(({ term_id }) => term_id === id)?.author ?? '' });
    }
    await audit(tx, {
      actorId: adminId,
      action: 'user.take_back_votes',
      subject: `user:${userId}`,
      detail: { votes: votes.length, returned: returned.map(({ id }) => id) },
    });
    return { votes: votes.length, returned };
  });
  return taken;
}

async function tellAuthor(
  tx: Tx,
  deps: DepsInTransaction,
  userId: number,
  { id, arabic }: { id: number; arabic: string },
): Promise<void> {
  await notify(tx, deps, { userId, ...noticeText.votesTakenBack(arabic), link: termLink(id) });
  await demoteAuthor(tx, deps, userId);
}

async function refuseUnlessSuspended(db: Deps['db'], userId: number): Promise<void> {
  const user = await findStanding(db, userId);
  if (!user) throw notFound();
  // guard: Votes are taken back from the suspended only (../review/oversight.test.ts)
  if (user.status !== 'suspended') throw new Refusal(409, 'not_suspended');
}

import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Telling } from '../../notifications/notify.ts';
import { creditChallenges } from '../../rewards/activity.ts';
import { creditVote } from '../../rewards/credit-vote.ts';
import { type HeldPoints, holdPoints } from '../../rewards/ledger.ts';
import { listOwnTerms, lockTerms } from '../queries.ts';
import { creditReward, grantApproval, promoteAuthor } from '../review/approval.ts';
import { isApprovedByVotes } from '../rules.ts';
import { countVote, listWaitingVotes } from './queries.ts';

/** Each try fails only when the user votes or suggests in the same moment. */
const TRIES = 20;

/**
 * Confirm a user by `confirm` and count, in the same transaction, what they did before: their votes in the order of
 * casting, with what these approve; the worth of their approved terms; the challenges of their days.
 */
export async function countFromNow(
  deps: Telling & Pick<Deps, 'db'>,
  userId: number,
  confirm: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const { db, ...within } = deps;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const isCounted = await db.transaction().execute(async (tx) => {
      const held = await holdAll(tx, userId);
      if (!held) return false;
      await confirm(tx);
      await countAll(tx, within, userId, held);
      return true;
    });
    if (isCounted) return;
  }
  throw new Refusal(503, 'unavailable', { retryAfter: 1 });
}

interface Held {
  terms: Map<number, Awaited<ReturnType<typeof lockTerms>>[number]>;
  points: HeldPoints;
}

/** Lock all terms, then all points, as a vote does; null when the user did more while we waited for these. */
async function holdAll(tx: Tx, userId: number): Promise<Held | null> {
  const locked = await lockTerms(tx, await listTouched(tx, userId));
  const terms = new Map(locked.map((term) => [term.id, term]));
  const authors = locked.flatMap(({ author_id }) => (author_id === null ? [] : [author_id]));
  const points = await holdPoints(tx, [...new Set([userId, ...authors])]);
  const isAll = (await listTouched(tx, userId)).every((id) => terms.has(id));
  return isAll ? { terms, points } : null;
}

/** The terms that a confirmation counts something of. */
async function listTouched(tx: Tx, userId: number): Promise<number[]> {
  const votes = await listWaitingVotes(tx, userId);
  return [...new Set([...votes.map(({ term_id }) => term_id), ...(await listOwnTerms(tx, userId))])];
}

async function countAll(tx: Tx, deps: Telling, userId: number, { terms, points }: Held): Promise<void> {
  const now = deps.now();
  for (const { id: voteId, term_id, cast_at } of await listWaitingVotes(tx, userId)) {
    const votes = await countVote(tx, voteId);
    const term = terms.get(term_id);
    if (!term) continue;
    // Of the day on which it was cast, whose credited votes are limited.
    await creditVote(points, { userId, voteId, label: term.arabic, now: cast_at });
    if (term.rejected_at === null && isApprovedByVotes(term, votes)) {
      await grantApproval(tx, deps, points, term, { by: 'votes', actorId: null });
    }
  }
  const own = [...terms.values()].filter(({ author_id }) => author_id === userId);
  for (const term of own) {
    if (term.approved_by !== null && term.rejected_at === null) await creditReward(points, term, now);
  }
  await creditChallenges(tx, points, userId, now);
  await promoteAuthor(tx, deps, userId);
}

import type { Tx } from '../../../platform/db.ts';
import { setContributor } from '../../accounts/contributors.ts';
import { isConfirmed } from '../../accounts/public-users.ts';
import { notify, type Telling } from '../../notifications/notify.ts';
import type { HeldPoints } from '../../rewards/ledger.ts';
import { type LockedTerm } from '../queries.ts';
import { isContributorBy } from '../rules.ts';
import { noticeText } from '../text.ts';
import { addDecision, countApproved, isContributor, setApproval } from './queries.ts';

/** The page of a term. */
export const termLink = (id: number): string => `/term/${id}`;

const subjectOf = (term: LockedTerm): string => `term:${term.id}`;

/** One voter can bring these about in turn, as often as they like. */
const TOGGLES = ['term_approved_by_votes', 'term_returned'];

interface Approval {
  by: 'person' | 'votes';
  /** Null when the votes decided. */
  actorId: number | null;
}

/**
 * Approve a locked term: record it, credit its author once, tell and perhaps promote the author.
 *
 * As the points are the author's, approvals of several terms of one author are counted one by one.
 */
export async function grantApproval(
  tx: Tx,
  deps: Telling,
  points: HeldPoints,
  term: LockedTerm,
  { by, actorId }: Approval,
): Promise<void> {
  // guard: Inside a transaction nobody has a second way to the database (types) ‹const now = deps.now(); → const now = deps.now(); await deps.db.destroy();›
  const now = deps.now();
  await setApproval(tx, term.id, by, now);
  await addDecision(tx, term, { decision: by === 'votes' ? 'approved_by_votes' : 'approved', actorId, now });
  if (term.author_id === null) return;
  await creditReward(points, term, now);
  const notice = approvalNotice(term, by, await isConfirmed(tx, term.author_id));
  await notify(tx, deps, { userId: term.author_id, ...notice, link: termLink(term.id), toggles: TOGGLES });
  await promoteAuthor(tx, deps, term.author_id);
}

/** Credit what a term is worth to its author, while no credit for it stands and the author may be credited. */
export async function creditReward(points: HeldPoints, term: LockedTerm, now: Date): Promise<void> {
  const amount = BigInt(term.reward_base) + BigInt(term.reward_streak) + BigInt(term.reward_category);
  if (term.author_id === null || amount <= 0n) return;
  await points.credit({
    userId: term.author_id,
    reason: 'term_approved',
    subject: subjectOf(term),
    amount,
    label: term.arabic,
    now,
  });
}

function approvalNotice({ arabic, approved_by }: LockedTerm, by: 'person' | 'votes', isPaid: boolean) {
  if (by === 'votes') return noticeText.approvedByVotes(arabic, isPaid);
  return approved_by === 'votes' ? noticeText.confirmed(arabic) : noticeText.approved(arabic, isPaid);
}

/** Put a term that lost its fifth vote back under review; what its author earned stays, and is earned once. */
export async function returnToReview(tx: Tx, deps: Telling, term: LockedTerm): Promise<void> {
  await setApproval(tx, term.id, null, null);
  await addDecision(tx, term, { decision: 'returned', actorId: null, now: deps.now() });
  if (term.author_id === null) return;
  const notice = noticeText.returned(term.arabic);
  await notify(tx, deps, { userId: term.author_id, ...notice, link: termLink(term.id), toggles: TOGGLES });
}

/** Take back what a term earned its author; nothing happens when it never was approved. */
export async function withdrawReward(points: HeldPoints, term: LockedTerm, now: Date): Promise<void> {
  if (term.author_id === null) return;
  const subject = subjectOf(term);
  await points.reverse({
    userId: term.author_id,
    reason: 'term_reversed',
    subject,
    of: { reason: 'term_approved', subject },
    label: term.arabic,
    now,
  });
}

/** Make the author an official contributor once enough terms are approved and the address is confirmed. */
export async function promoteAuthor(tx: Tx, deps: Telling, authorId: number): Promise<void> {
  if (!(await isConfirmed(tx, authorId))) return;
  if (!isContributorBy(await countApproved(tx, authorId)) || (await isContributor(tx, authorId))) return;
  await setContributor(tx, authorId, true);
  await notify(tx, deps, { userId: authorId, ...noticeText.promoted(), link: '/review-terms' });
}

/** Take the review of others' terms back when too few terms of the author are approved. */
export async function demoteAuthor(tx: Tx, deps: Telling, authorId: number): Promise<void> {
  if (isContributorBy(await countApproved(tx, authorId)) || !(await isContributor(tx, authorId))) return;
  await setContributor(tx, authorId, false);
  await notify(tx, deps, { userId: authorId, ...noticeText.demoted(), link: '/suggest' });
}

import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notify } from '../../notifications/notify.ts';
import { type HeldPoints, holdPoints } from '../../rewards/ledger.ts';
import { findSameWord, type LockedTerm, lockTerm } from '../queries.ts';
import { isApprovedByVotes } from '../rules.ts';
import { noticeText } from '../text.ts';
import { demoteAuthor, termLink, withdrawReward } from './approval.ts';
import { addDecision, listStandingDecisions, lockRejectedTerm, setApproval } from './queries.ts';
import { bringBack } from './restore.ts';

/** What an admin undoes of one person's work as a reviewer. */
export interface Undone {
  /** Terms that are back. */
  restored: number;
  /** Terms that wait for review again. */
  returned: number;
  /** Rejected terms whose word has been suggested anew. */
  taken: number;
}

/**
 * Undo every decision of one reviewer that still holds: what they rejected comes back, and what they alone approved
 * waits for review again.
 */
export async function undoDecisions(deps: Deps, reviewerId: number, adminId: number): Promise<Undone> {
  const undone = await deps.db.transaction().execute(async (tx) => {
    const { rejected, approved } = await listStandingDecisions(tx, reviewerId);
    // All terms, then all points, before anything moves: a vote locks them in the same order.
    const hidden = await lockAll(rejected, (id) => lockRejectedTerm(tx, id));
    const live = (await lockAll(approved, (id) => lockTerm(tx, id))).filter(isApprovedByPerson);
    const points = await holdPoints(tx, authorsOf([...hidden, ...live]));
    const outcome = { restored: 0, returned: 0, taken: 0 };
    for (const term of hidden) {
      const isTaken = (await findSameWord(tx, term.arabic_bare)) !== undefined;
      if (!isTaken) await bringBack(tx, deps, points, term, adminId);
      outcome[isTaken ? 'taken' : 'restored'] += 1;
    }
    for (const term of live) {
      if (await withdrawApproval(tx, deps, points, term, adminId)) outcome.returned += 1;
    }
    await audit(tx, {
      actorId: adminId,
      action: 'user.undo_decisions',
      subject: `user:${reviewerId}`,
      detail: { ...outcome },
    });
    return outcome;
  });
  return undone;
}

async function lockAll<Term>(
  ids: readonly number[],
  lock: (id: number) => Promise<Term | undefined>,
): Promise<Term[]> {
  const terms: Term[] = [];
  for (const id of ids) {
    const term = await lock(id);
    if (term) terms.push(term);
  }
  return terms;
}

const isApprovedByPerson = ({ approved_by }: LockedTerm): boolean => approved_by === 'person';

const authorsOf = (terms: readonly { author_id: number | null }[]): number[] => [
  ...new Set(terms.flatMap(({ author_id }) => (author_id === null ? [] : [author_id]))),
];

/** Five votes approve without a person; with fewer the term waits again, and so does what it earned. */
async function withdrawApproval(
  tx: Tx,
  deps: DepsInTransaction,
  points: HeldPoints,
  term: LockedTerm,
  adminId: number,
): Promise<boolean> {
  const now = deps.now();
  await addDecision(tx, term, { decision: 'undone', actorId: adminId, now });
  if (isApprovedByVotes({ ...term, approved_by: null }, term.votes)) {
    await setApproval(tx, term.id, 'votes', now);
    return false;
  }
  await setApproval(tx, term.id, null, null);
  await withdrawReward(points, term, now);
  if (term.author_id === null) return true;
  const notice = noticeText.undone(term.arabic);
  await notify(tx, deps, { userId: term.author_id, ...notice, link: termLink(term.id) });
  await demoteAuthor(tx, deps, term.author_id);
  return true;
}

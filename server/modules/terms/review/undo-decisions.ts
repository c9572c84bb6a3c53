import type { Undone } from '@mustalah/contract/terms/oversight';
import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { findStanding } from '../../accounts/public-users.ts';
import { notify } from '../../notifications/notify.ts';
import { type HeldPoints, holdPoints } from '../../rewards/ledger.ts';
import { type LockedTerm, lockTerms, lockWord } from '../queries.ts';
import { isWordTaken } from '../refusals.ts';
import { isApprovedByVotes, isSameMeaning } from '../rules.ts';
import { noticeText } from '../text.ts';
import { demoteAuthor, termLink, withdrawReward } from './approval.ts';
import { addDecision, listStandingDecisions, setApproval } from './queries.ts';
import { bringBack, findTaken } from './restore.ts';

/** Say what undoing the decisions of one reviewer would change; nothing is changed. */
export async function previewUndo({ db }: Pick<Deps, 'db'>, reviewerId: number): Promise<Undone> {
  await requireUser(db, reviewerId);
  const { rejected, approved } = await listStandingDecisions(db, reviewerId);
  const free = rejected.filter(({ isTaken }) => !isTaken);
  // Of two rejected spellings of one word the first comes back, and then the word is taken.
  const restored = free.reduce<typeof free>(
    (back, term) =>
      back.some((other) => other.arabic_bare === term.arabic_bare && isSameMeaning(other, term))
        ? back
        : [...back, term],
    [],
  ).length;
  return {
    restored,
    returned: approved.filter(
      ({ votes }) => !isApprovedByVotes({ author_id: null, approved_by: null }, votes),
    ).length,
    taken: rejected.length - restored,
  };
}

/**
 * Undo every decision of one reviewer that still holds: what they rejected comes back, and what they alone approved
 * waits for review again.
 */
export async function undoDecisions(deps: Deps, reviewerId: number, adminId: number): Promise<Undone> {
  await requireUser(deps.db, reviewerId);
  const undo = () => undoAll(deps, reviewerId, adminId);
  return undo().catch((error: unknown) => {
    // A word was suggested anew at this moment: the second time it is known as taken.
    if (isWordTaken(error)) return undo();
    throw error;
  });
}

const undoAll = (deps: Deps, reviewerId: number, adminId: number): Promise<Undone> =>
  deps.db.transaction().execute(async (tx) => {
    const { rejected, approved } = await listStandingDecisions(tx, reviewerId);
    // All terms, then all points, before anything moves: a vote locks them in the same order.
    const locked = await lockTerms(tx, idsOf([...rejected, ...approved]));
    const hidden = locked.filter((term) => term.rejected_by === reviewerId && term.merged_into === null);
    const live = locked.filter((term) => term.rejected_at === null && isApprovedByPerson(term));
    for (const word of new Set(hidden.map(({ arabic_bare }) => arabic_bare).toSorted()))
      await lockWord(tx, word);
    const points = await holdPoints(tx, authorsOf([...hidden, ...live]));
    const outcome = { restored: 0, returned: 0, taken: 0 };
    for (const term of hidden) {
      const isTaken = (await findTaken(tx, term)) !== undefined;
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

async function requireUser(db: Db, userId: number): Promise<void> {
  if (!(await findStanding(db, userId))) throw notFound();
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

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

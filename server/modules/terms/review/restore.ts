import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { type HeldPoints, holdPoints } from '../../rewards/ledger.ts';
import { listSameWord, lockWord } from '../queries.ts';
import { refuseTaken, termTaken } from '../refusals.ts';
import { isSameMeaning } from '../rules.ts';
import { doneText, noticeText } from '../text.ts';
import { creditReward, promoteAuthor, termLink } from './approval.ts';
import { addDecision, lockRejectedTerm, removeTerm, unhideTerm } from './queries.ts';

export type RejectedTerm = NonNullable<Awaited<ReturnType<typeof lockRejectedTerm>>>;

/** Bring a rejected term back as it was, with its votes, its approval and what it had earned. */
export async function restoreTerm(deps: Deps, termId: number, adminId: number): Promise<{ detail: string }> {
  const restored = deps.db.transaction().execute(async (tx) => {
    const term = await lockRejectedTerm(tx, termId);
    if (!term) throw notFound();
    await lockWord(tx, term.arabic_bare);
    const other = await findTaken(tx, term);
    // guard: A word that was suggested anew is not restored beside it (review.test.ts, oversight.test.ts, ../rules.test.ts)
    if (other) throw termTaken(other);
    const points = await holdPoints(tx, term.author_id === null ? [] : [term.author_id]);
    await bringBack(tx, deps, points, term, adminId);
  });
  await restored.catch(refuseTaken);
  return { detail: doneText.restored };
}

/** The live entry that has taken the place of a rejected one: its word in the same field, or with the same Latin. */
export const findTaken = async (tx: Tx, term: RejectedTerm) =>
  (await listSameWord(tx, term.arabic_bare)).find((other) => isSameMeaning(other, term));

/** The same for a locked term whose word is free, with its author's points. */
export async function bringBack(
  tx: Tx,
  deps: DepsInTransaction,
  points: HeldPoints,
  term: RejectedTerm,
  adminId: number,
): Promise<void> {
  const now = deps.now();
  await unhideTerm(tx, term.id);
  await addDecision(tx, term, { decision: 'restored', actorId: adminId, now });
  await audit(tx, {
    actorId: adminId,
    action: 'term.restore',
    subject: `term:${term.id}`,
    detail: { arabic: term.arabic, rejectedBy: term.rejected_by },
  });
  if (term.author_id === null) return;
  if (term.approved_by !== null) await creditReward(points, term, now);
  await notify(tx, deps, {
    userId: term.author_id,
    ...noticeText.restored(term.arabic),
    link: termLink(term.id),
  });
  if (term.approved_by !== null) await promoteAuthor(tx, deps, term.author_id);
}

/** Remove a rejected term with its votes and revisions for ever; what was decided on it stays. */
export async function removeRejectedTerm(
  { db, now }: Deps,
  termId: number,
  adminId: number,
): Promise<{ detail: string }> {
  await db.transaction().execute(async (tx) => {
    const term = await lockRejectedTerm(tx, termId);
    if (!term) throw notFound();
    await addDecision(tx, term, { decision: 'removed', actorId: adminId, now: now() });
    await audit(tx, {
      actorId: adminId,
      action: 'term.remove',
      subject: `term:${termId}`,
      detail: { arabic: term.arabic, latin: term.latin },
    });
    await removeTerm(tx, termId);
  });
  return { detail: doneText.removed };
}

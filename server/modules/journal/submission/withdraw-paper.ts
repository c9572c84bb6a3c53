import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { holdPaper, takeOutOfVolume, wasPublished } from '../paper/held-paper.ts';
import { record } from '../paper/record.ts';
import { mayWithdraw } from '../paper/rules.ts';

/** Take a paper back before it is published: what reviewers were asked for ends, a draft loses it, its log stays. */
export async function withdrawPaper(deps: Deps, userId: number, paperId: number): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    // guard: Nobody takes back the paper of somebody else (my-papers.test.ts) ‹paper?.submitterId !== userId → !paper›
    if (paper?.submitterId !== userId) throw notFound();
    // Asked twice, it is done once.
    if (paper.withdrawnAt) return;
    // guard: A paper that was rejected or published is not taken back (my-papers.test.ts)
    if (!mayWithdraw(paper, await wasPublished(tx, paperId))) throw new Refusal(409, 'not_withdrawable');
    await record(tx, deps, paper, { kind: 'withdrawn', actorId: userId, actorRole: 'author', now });
    if (paper.volumeId !== null) await takeOutOfVolume(tx, paperId);
  });
}

import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { record } from '../paper/record.ts';
import { mayWithdraw } from '../paper/rules.ts';

/** Take a paper back before it is decided: what reviewers were asked for ends, its log stays. */
export async function withdrawPaper(deps: Deps, userId: number, paperId: number): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    // guard: Nobody takes back the paper of somebody else (my-papers.test.ts) ‹paper?.submitterId !== userId → !paper›
    if (paper?.submitterId !== userId) throw notFound();
    // Asked twice, it is done once.
    if (paper.withdrawnAt) return;
    // guard: A paper that is decided is not taken back (my-papers.test.ts)
    if (!mayWithdraw(paper)) throw new Refusal(409, 'not_withdrawable');
    await record(tx, deps, paper, { kind: 'withdrawn', actorId: userId, actorRole: 'author', now });
  });
}

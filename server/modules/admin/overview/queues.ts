import type { listQueues } from '@mustalah/contract/administration';
import type { Reply } from '@mustalah/contract/endpoint';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { countNextSteps } from '../../journal/desk/next-steps.ts';
import { countWaitingPayouts } from '../../payouts/waiting.ts';
import { countProposals } from '../../terms/concepts/waiting-proposals.ts';
import { countDoubtedRows, countWaitingTerms } from './queries.ts';

/** What waits for a person; of papers and proposals, only what is strangers' to the admin who asks. */
export async function queues(deps: Deps, adminId: number): Promise<Reply<typeof listQueues>> {
  const [terms, proposedParts, doubtedRows, steps, payouts, failed] = await Promise.all([
    countWaitingTerms(deps.db),
    countProposals(deps.db, { id: adminId, isAdmin: true }),
    countDoubtedRows(deps.db),
    countNextSteps(deps, adminId),
    countWaitingPayouts(deps.db),
    deps.jobs.countFailed(),
  ]);
  return {
    pending_terms: terms.pendingTerms,
    terms_without_definition: terms.termsWithoutDefinition,
    proposed_parts: proposedParts,
    doubted_rows: doubtedRows,
    papers_unreadable: steps.prepare_file,
    papers_without_reviewers: steps.assign + steps.replace_reviewer,
    reviews_overdue: steps.overdue,
    papers_to_decide: steps.decide,
    papers_to_publish: steps.publish,
    payouts_in_review: payouts.inReview,
    payout_disagreements: payouts.disagreements,
    failed_work: failed,
  };
}

/** Try what failed once more; the log keeps who asked for it. */
export async function retryFailedWork({ db, jobs }: Deps, adminId: number): Promise<{ retried: number }> {
  const retried = await jobs.retryFailed();
  if (retried > 0)
    await audit(db, { actorId: adminId, action: 'work.retry', subject: 'work:failed', detail: { retried } });
  return { retried };
}

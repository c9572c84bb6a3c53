import type { Verdict } from '@mustalah/contract/journal/paper';
import type { Tx } from '../../../platform/db.ts';
import type { Telling } from '../../notifications/notify.ts';
import { listVerdicts } from '../review/queries.ts';
import { seekJob } from '../terms/seek-terms.ts';
import { type HeldPaper, record } from './log.ts';
import { endReviews } from './next-round.ts';
import { tellAuthor, tellReviewer } from './tell.ts';
import { authorText, reviewerText } from './text.ts';

interface Decision {
  to: Verdict;
  actorId: number;
  actorRole: 'reviewer' | 'editor';
  /** For the author. */
  note: string;
  internalNote?: string;
}

/** Decide on a pending paper: what is still under way in the round ends, and everybody concerned is told. */
export async function decide(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  { to, ...by }: Decision,
): Promise<HeldPaper> {
  const reviews = await listVerdicts(tx, paper.id, paper.round);
  const ended = await endReviews(tx, deps, paper);
  const decided = await record(tx, paper, {
    kind: 'decided',
    to,
    ...by,
    detail: { reviews: reviews.map(({ id }) => id), ended },
    now: deps.now(),
  });
  await tellAuthor(tx, deps, paper, authorText.decided(paper.title, to));
  for (const { reviewerId } of reviews) {
    if (reviewerId === by.actorId) continue;
    await tellReviewer(tx, deps, { paperId: paper.id, reviewerId }, reviewerText.decided(paper.title, to));
  }
  if (to === 'approved') await deps.jobs.send(tx, seekJob, {});
  return decided;
}

import type { Verdict } from '@mustalah/contract/journal/paper';
import type { Tx } from '../../../platform/db.ts';
import type { Telling } from '../../notifications/notify.ts';
import { listVerdicts } from './assignments.ts';
import { endReviews } from './end-reviews.ts';
import type { HeldPaper } from './held-paper.ts';
import { record } from './record.ts';

interface Decision {
  to: Verdict;
  actorId: number;
  actorRole: 'reviewer' | 'editor';
  /** For the author. */
  note: string;
  internalNote?: string;
  /** In place of the sentence that everybody gets. */
  letter?: { subject: string; body: string };
  /** More for the log. */
  detail?: Record<string, unknown>;
}

/** Decide on a pending paper: what is still under way in the round ends, and everybody concerned is told. */
export async function decide(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  { to, detail, ...by }: Decision,
): Promise<HeldPaper> {
  const reviews = await listVerdicts(tx, paper.id, paper.round);
  const ended = await endReviews(tx, deps, paper);
  return record(tx, deps, paper, {
    kind: 'decided',
    to,
    ...by,
    detail: { reviews: reviews.map(({ id }) => id), ended, ...detail },
    now: deps.now(),
  });
}

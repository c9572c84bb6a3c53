import type { AssignmentState } from '@mustalah/contract/journal/review';
import { isKept } from '../paper/rules.ts';

/** Who speaks in a thread: the editors are one voice. */
export type Side = 'author' | 'reviewer' | 'editor';

/** The same words within this time are the same message, sent twice. */
export const SAME_MESSAGE_MS = 60_000;

export type Closed = 'paper_withdrawn' | 'review_ended' | 'reviewer_gone';

/** What stands against a message in a thread; null when nothing does. */
export function closedBy(
  paper: { withdrawnAt: Date | null },
  reviewer?: { state: AssignmentState; isReviewer: boolean },
): Closed | null {
  // guard: Nothing is written about a paper that was taken back (messages.test.ts)
  if (paper.withdrawnAt) return 'paper_withdrawn';
  if (!reviewer) return null;
  // guard: To who is no reviewer any more nothing is written (messages.test.ts)
  if (!reviewer.isReviewer) return 'reviewer_gone';
  // guard: Who declined or was let go writes no more (messages.test.ts) ‹isKept(reviewer.state) → true as boolean›
  return isKept(reviewer.state) ? null : 'review_ended';
}

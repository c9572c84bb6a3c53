import type { AuthorStep } from '@mustalah/contract/journal/submissions';
import { RETENTION } from '@mustalah/contract/retention';
import { DAY_MS, HOUR_MS } from '../../../platform/calendar.ts';
import { type FileState, type Standing, stepObjection } from '../paper/rules.ts';

const MINUTE_MS = 60_000;

/** The same file under the same title within this time is the same submission, sent twice. */
export const SAME_SUBMISSION_MS = 10 * MINUTE_MS;
/** How long the copy of a check can be looked at. */
export const CHECK_LIFE_MS = RETENTION.paperCheckHours * HOUR_MS;
/** After this time work on a file that has not come to an end is asked for again, */
export const LATE_MS = 15 * MINUTE_MS;
/** and after this the file is given up. */
export const GIVEN_UP_MS = DAY_MS;

/** The one thing that is asked of the author, or what is waited for. */
export function stepOfAuthor(
  standing: Standing,
  file: FileState,
  { isUnderDecision, waitsForFinal }: { isUnderDecision: boolean; waitsForFinal: boolean },
): AuthorStep {
  if (standing.withdrawnAt || standing.retractedAt) return 'none';
  if (standing.status === 'revisions_requested') return 'revise';
  if (standing.status === 'approved') return waitsForFinal ? 'give_final' : 'none';
  if (standing.status !== 'pending') return 'none';
  if (file === 'failed') return 'replace_file';
  if (isUnderDecision) return 'wait_for_decision';
  return file === 'received' ? 'wait_for_file' : 'wait_for_review';
}

/** Whether this upload opens a round, stands in place of a file that could not be read, or is not asked for. */
export function uploadStep(standing: Standing, file: FileState): 'resubmitted' | 'file_replaced' | null {
  if (stepObjection(standing, 'resubmitted', 'pending') === null) return 'resubmitted';
  return file === 'failed' && stepObjection(standing, 'file_replaced') === null ? 'file_replaced' : null;
}

/** The notes of a round are the author's to read once it is decided. */
export const isDecided = (round: number, paper: { round: number; status: Standing['status'] }): boolean =>
  round < paper.round || paper.status !== 'pending';

/** So long a file that was too heavy is refused unseen. */
export const HEAVY_FILE_LIFE_MS = 3 * DAY_MS;

/** So many papers in a day write to one address that they name; more would be somebody's mischief. */
export const MOST_TOLD_A_DAY = 5;

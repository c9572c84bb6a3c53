import type { Lane, NextStep } from '@mustalah/contract/journal/desk';
import type { PaperStatus } from '@mustalah/contract/journal/paper';
import type { AssignmentState } from '@mustalah/contract/journal/review';
import { isOpen } from '../paper/rules.ts';

interface Asked {
  state: AssignmentState;
  /** Its date is past, or the day by which the invitation was to be answered. */
  isOverdue: boolean;
  /** Whoever was asked is a reviewer no more, or suspended. */
  isLost: boolean;
}

interface Waiting {
  status: PaperStatus;
  isWithdrawn: boolean;
  isRetracted: boolean;
  /** It stands in a volume, published or not. */
  isInVolume: boolean;
  /** The anonymous copy cannot be made. */
  hasFailedFile: boolean;
  /** Of the round that the paper is in. */
  assignments: readonly Asked[];
  reviewsRequired: number;
  decidedBy: 'reviewers' | 'editor';
}

/** The one thing that a paper waits for, from an editor where an editor can move it. */
export function nextStep({ status, assignments, reviewsRequired, decidedBy, ...paper }: Waiting): NextStep {
  if (paper.isWithdrawn || paper.isRetracted) return 'none';
  if (status === 'revisions_requested') return 'await_revision';
  if (status === 'approved') return paper.isInVolume ? 'none' : 'publish';
  if (status === 'rejected') return 'none';
  if (paper.hasFailedFile) return 'prepare_file';
  const open = assignments.filter(({ state }) => isOpen(state));
  // guard: A reviewer who is one no more is to be replaced at once (rules.test.ts)
  if (open.some(({ isLost }) => isLost)) return 'replace_reviewer';
  const submitted = assignments.filter(({ state }) => state === 'submitted').length;
  // guard: With enough reviews in hand an editor who decides waits for no more ‹decidedBy === 'editor' → false as boolean›
  if (decidedBy === 'editor' && submitted >= reviewsRequired) return 'decide';
  if (open.some(({ isOverdue }) => isOverdue)) return 'overdue';
  if (open.length + submitted < reviewsRequired) return 'assign';
  if (open.length === 0) return 'decide';
  return open.some(({ state }) => state === 'invited') ? 'await_answer' : 'await_review';
}

const lanes: Record<NextStep, Lane> = {
  assign: 'assign',
  replace_reviewer: 'assign',
  overdue: 'overdue',
  decide: 'decide',
  prepare_file: 'waiting',
  await_answer: 'waiting',
  await_review: 'waiting',
  await_revision: 'waiting',
  publish: 'publish',
  none: 'rest',
};

export const laneOf = (step: NextStep): Lane => lanes[step];

/** The middle of some numbers; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The months up to this one, such as `2026-03`, the oldest first. */
export function monthsUpTo(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const start = new Date(Date.UTC(year, number - 1 - (count - 1 - back), 1));
    return start.toISOString().slice(0, 7);
  });
}

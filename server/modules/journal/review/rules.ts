import { REVIEW_DAYS, type Verdict } from '@mustalah/contract/journal/paper';
import type { AssignmentState } from '@mustalah/contract/journal/review';
import { boundsOfDay, DAY_MS, riyadhDay } from '../../../platform/calendar.ts';

/** Of a reviewer who was asked and has neither declined nor sent a verdict. */
export const OPEN_STATES = ['invited', 'accepted'] as const satisfies AssignmentState[];
export const isOpen = (state: AssignmentState): boolean => OPEN_STATES.some((open) => open === state);

/** Of a reviewer who has neither declined nor been let go. */
export const KEPT_STATES = [...OPEN_STATES, 'submitted'] as const satisfies AssignmentState[];
export const isKept = (state: AssignmentState): boolean => KEPT_STATES.some((kept) => kept === state);

export const dueAfter = (now: Date, days: number = REVIEW_DAYS.most): Date =>
  new Date(now.getTime() + days * DAY_MS);

/**
 * What the verdicts of a round decide: nothing before enough are in, nor while they differ; then an editor decides.
 */
export function outcomeOf(verdicts: readonly Verdict[], required: number): Verdict | null {
  const [first] = verdicts;
  // guard: Fewer verdicts than the journal asks for decide nothing (two-reviews.test.ts) ‹ || verdicts.length < required →›
  if (!first || verdicts.length < required) return null;
  // guard: Verdicts that differ decide nothing (two-reviews.test.ts) ‹verdicts.every((verdict) => verdict === first) ? first : null → first›
  return verdicts.every((verdict) => verdict === first) ? first : null;
}

/** So many letters are in play at least, so that a letter does not tell how many were asked before. */
const LETTERS = 5;

/** A letter that nobody has on this paper, by a chance between 0 and 1: letters do not stand in the order of asking. */
export function freeLetter(taken: readonly number[], chance: number): number {
  const most = Math.max(LETTERS, taken.length + 2);
  const free = Array.from({ length: most }, (_, place) => place + 1).filter((each) => !taken.includes(each));
  return free[Math.floor(chance * free.length)] ?? most + 1;
}

/** Days before the date that a reviewer is reminded, and days after it between reminders. */
export const REMIND = { before: 3, every: 7, last: 28 } as const;

export type Reminder = 'due_soon' | 'overdue';

/** What a reviewer is to be reminded of now: once before the date, at it, and weekly for four weeks. */
export function reminderFor(
  { dueAt, remindedAt }: { dueAt: Date; remindedAt: Date | null },
  now: Date,
): Reminder | null {
  const late = (now.getTime() - dueAt.getTime()) / DAY_MS;
  if (late < -REMIND.before || late > REMIND.last) return null;
  // guard: A reminder is sent once (upkeep.test.ts) ‹remindedAt ? null :  →›
  if (late < 0) return remindedAt ? null : 'due_soon';
  const isFresh =
    remindedAt && remindedAt >= dueAt && now.getTime() - remindedAt.getTime() < REMIND.every * DAY_MS;
  return isFresh ? null : 'overdue';
}

/** Days after which, and between which, an author is told that changes are waited for. */
export const REMIND_AUTHOR_DAYS = 14;

/**
 * The end of the last whole week in Riyadh, from Sunday to Saturday. Reviews are paid by weeks, so that a balance that
 * grows does not tell whose verdict has just come.
 */
export function paidUntil(now: Date): Date {
  const day = new Date(riyadhDay(now));
  const sunday = new Date(day.getTime() - day.getUTCDay() * DAY_MS);
  return boundsOfDay(sunday.toISOString().slice(0, 10)).start;
}

import type { Verdict } from '@mustalah/contract/journal/paper';
import { type ReviewQuestion, SCORES } from '@mustalah/contract/journal/review-form';
import { boundsOfDay, DAY_MS, riyadhDay } from '../../../platform/calendar.ts';

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

/** Days before the date that a reviewer is reminded, and days after it between reminders. */
export const REMIND = { before: 3, every: 7, last: 28 } as const;

export type Reminder = 'due_soon' | 'overdue' | 'unanswered';

/**
 * What a reviewer is to be reminded of now: once when an invitation was to be answered, once before the date, at it, and
 * weekly for four weeks.
 */
export function reminderFor(
  { dueAt, remindedAt, respondBy }: { dueAt: Date; remindedAt: Date | null; respondBy: Date | null },
  now: Date,
): Reminder | null {
  const late = (now.getTime() - dueAt.getTime()) / DAY_MS;
  if (late > REMIND.last) return null;
  if (late < -REMIND.before) {
    const isUnanswered = respondBy !== null && respondBy <= now;
    return isUnanswered && (!remindedAt || remindedAt < respondBy) ? 'unanswered' : null;
  }
  const soon = dueAt.getTime() - REMIND.before * DAY_MS;
  // guard: A reminder is sent once (upkeep.test.ts) ‹remindedAt && remindedAt.getTime() >= soon ? null :  →›
  if (late < 0) return remindedAt && remindedAt.getTime() >= soon ? null : 'due_soon';
  const isFresh =
    remindedAt && remindedAt >= dueAt && now.getTime() - remindedAt.getTime() < REMIND.every * DAY_MS;
  return isFresh ? null : 'overdue';
}

/** So long after its end editors see whom they invited by an address and who has not accepted. */
export const INVITATION_KEPT_DAYS = 90;

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

export interface GivenAnswer {
  question_id: number;
  answer: string;
}

/** What is wrong with the answers to these questions; null when nothing is. */
export function answersFault(
  questions: readonly ReviewQuestion[],
  answers: readonly GivenAnswer[],
): 'review_form_changed' | 'answers_missing' | 'answer_wrong' | null {
  const asked = new Map(questions.map((question) => [question.id, question]));
  if (answers.some(({ question_id }) => !asked.has(question_id))) return 'review_form_changed';
  const answered = new Set(answers.map(({ question_id }) => question_id));
  if (answered.size < answers.length) return 'answer_wrong';
  if (questions.some(({ id, is_needed }) => is_needed && !answered.has(id))) return 'answers_missing';
  const fits = ({ question_id, answer }: GivenAnswer): boolean => {
    const { kind, choices = [] } = asked.get(question_id) ?? {};
    if (kind === 'score') return SCORES.some((score) => String(score) === answer);
    return kind === 'choice' ? choices.includes(answer) : true;
  };
  return answers.every(fits) ? null : 'answer_wrong';
}

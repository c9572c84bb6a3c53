import { z } from 'zod';
import { DAY_MS } from '../../../platform/calendar.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { tellAuthor, tellEditors, tellReviewer } from '../paper/tell.ts';
import { authorText, editorText, reviewerText } from '../paper/text.ts';
import {
  holdOpenAssignment,
  listDueAssignments,
  listWaitingAuthors,
  markAuthorReminded,
  markReminded,
} from './queries.ts';
import { REMIND, REMIND_AUTHOR_DAYS, type Reminder, reminderFor } from './rules.ts';

/** Once a day, when people read their mail. */
export const remindersJob: JobKind<object> = {
  name: 'journal-reminders',
  shape: z.object({}),
  outdates: 'nothing',
  cron: '0 6 * * *',
};

const days = (from: Date, count: number): Date => new Date(from.getTime() + count * DAY_MS);

/** Remind reviewers before and after their dates, and authors of whom changes are waited for. */
export async function remindAll(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = await listDueAssignments(deps.db, {
    from: days(now, -REMIND.last),
    until: days(now, REMIND.before),
    now,
  });
  for (const { id, paperId } of due) await remindReviewer(deps, id, paperId);
  for (const id of await listWaitingAuthors(deps.db, days(now, -REMIND_AUTHOR_DAYS))) {
    await remindAuthor(deps, id);
  }
}

/** Done twice it reminds once: what was written the first time is asked again. */
async function remindReviewer(deps: Deps, id: number, paperId: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    const assignment = paper && (await holdOpenAssignment(tx, id));
    if (!assignment || paper.status !== 'pending' || paper.withdrawnAt) return;
    const reminder = reminderFor(assignment, deps.now());
    if (!reminder) return;
    await markReminded(tx, id, deps.now());
    const { reviewerId, dueAt } = assignment;
    await tellReviewer(tx, deps, { paperId, reviewerId }, reminders[reminder](paper.title, dueAt));
    if (reminder !== 'due_soon') await tellEditors(tx, deps, paper, editorText[reminder](paper.title));
  });
}

const reminders = {
  due_soon: reviewerText.dueSoon,
  overdue: reviewerText.overdue,
  unanswered: reviewerText.unanswered,
} satisfies Record<Reminder, unknown>;

async function remindAuthor(deps: Deps, paperId: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    const isWaiting =
      (await listWaitingAuthors(tx, days(deps.now(), -REMIND_AUTHOR_DAYS), paperId)).length > 0;
    if (!paper || !isWaiting) return;
    await markAuthorReminded(tx, paperId, deps.now());
    await tellAuthor(tx, deps, paper, authorText.waiting(paper.title));
  });
}

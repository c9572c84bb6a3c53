import type { PaperStatus, Verdict } from '@mustalah/contract/journal/paper';
import type { LetterId } from '@mustalah/contract/journal/templates';
import { arabicDay, arabicNumber } from '../../../platform/arabic-numbers.ts';
import { written } from '../templates/in-force.ts';
import type { ValuesOf } from '../templates/letters.ts';
import { whoDecides } from '../templates/text.ts';
import type { NoticeText } from './tell.ts';

// What each letter says stands in templates/, for editors to word it anew. A reviewer may read the title of a paper, an
// author their own, and an editor both. Nobody reads a name here.

const outcomes: Record<PaperStatus, string> = {
  approved: 'القبول',
  rejected: 'الرفض',
  revisions_requested: 'طلب تعديلات',
  pending: 'العودة إلى المراجعة',
};

/** A letter under the name by which notices are told apart. */
const notice = <Id extends LetterId>(kind: string, id: Id, values: ValuesOf<Id>): NoticeText => ({
  kind,
  ...written(id, values),
});

/** What reviewers are told. */
export const reviewerText = {
  invited: (title: string, due: Date) =>
    notice('review_invited', 'reviewer_invited', { العنوان: title, الموعد: arabicDay(due) }),
  invitedAgain: (title: string, due: Date) =>
    notice('review_invited_again', 'reviewer_invited_again', { العنوان: title, الموعد: arabicDay(due) }),
  cancelled: (title: string) => notice('review_cancelled', 'reviewer_cancelled', { العنوان: title }),
  decided: (title: string, outcome: PaperStatus) =>
    notice('reviewed_paper_decided', 'reviewer_decided', { العنوان: title, القرار: outcomes[outcome] }),
  dueSoon: (title: string, due: Date) =>
    notice('review_due_soon', 'reviewer_due_soon', { العنوان: title, الموعد: arabicDay(due) }),
  overdue: (title: string, due: Date) =>
    notice('review_overdue', 'reviewer_overdue', { العنوان: title, الموعد: arabicDay(due) }),
  extended: (title: string, due: Date) =>
    notice('review_extended', 'reviewer_extended', { العنوان: title, الموعد: arabicDay(due) }),
  reminded: (title: string, due: Date) =>
    notice('review_reminded', 'reviewer_reminded', { العنوان: title, الموعد: arabicDay(due) }),
  unanswered: (title: string) => notice('review_unanswered', 'reviewer_unanswered', { العنوان: title }),
  setAside: (title: string) => notice('review_set_aside', 'reviewer_set_aside', { العنوان: title }),
  rewarded: (points: string) => notice('review_rewarded', 'reviewer_rewarded', { النقاط: points }),
};

/** What the author of a paper is told. */
export const authorText = {
  submitted: (title: string, decidedBy: keyof typeof whoDecides) =>
    notice('paper_submitted', 'author_submitted', { العنوان: title, 'من يقرر': whoDecides[decidedBy] }),
  revisionReceived: (title: string) => notice('paper_revised', 'author_revised', { العنوان: title }),
  withdrawn: (title: string) => notice('paper_withdrawn', 'author_withdrawn', { العنوان: title }),
  withdrawnByEditor: (title: string, reason: string) =>
    notice('paper_withdrawn', 'author_withdrawn_by_editor', { العنوان: title, السبب: reason }),
  underDecision: (title: string) =>
    notice('paper_under_decision', 'author_under_decision', { العنوان: title }),
  decided: (title: string, outcome: Verdict) =>
    notice(`paper_${outcome}`, `author_${outcome}`, { العنوان: title }),
  /** The letter that an editor wrote, as it is. */
  decisionLetter: (outcome: Verdict, { subject, body }: { subject: string; body: string }): NoticeText => ({
    kind: `paper_${outcome}`,
    title: subject,
    body,
  }),
  returned: (title: string) => notice('paper_returned', 'author_returned', { العنوان: title }),
  waiting: (title: string) => notice('paper_waits_for_author', 'author_waiting', { العنوان: title }),
  corrected: (title: string, said: string) =>
    notice('paper_corrected', 'author_corrected', {
      العنوان: title,
      الإعلان: said && `ويظهر على صفحة البحث هذا التصحيح: ${said}`,
    }),
  correctionsAsked: (title: string, note: string) =>
    notice('paper_corrections_asked', 'author_corrections_asked', { العنوان: title, السبب: note }),
  conflictsAsked: (title: string) =>
    notice('paper_conflicts_asked', 'author_conflicts_asked', { العنوان: title }),
  finalByEditor: (title: string) => notice('paper_final_given', 'author_final_given', { العنوان: title }),
  objected: (title: string, isPublished: boolean) =>
    notice('paper_objected', isPublished ? 'author_objected_published' : 'author_objected', {
      العنوان: title,
    }),
  concernRaised: (title: string, note: string) =>
    notice('paper_concern', 'author_concern_raised', { العنوان: title, السبب: note }),
  concernLifted: (title: string) =>
    notice('paper_concern_lifted', 'author_concern_lifted', { العنوان: title }),
  retracted: (title: string, note: string) =>
    notice('paper_retracted', 'author_retracted', { العنوان: title, السبب: note }),
  reinstated: (title: string, reason: string) =>
    notice('paper_reinstated', 'author_reinstated', { العنوان: title, السبب: reason }),
};

/** What somebody is told of a message that was written to them; who wrote it, by the side alone. */
export const messageText = {
  toAuthor: (title: string, body: string) =>
    notice('paper_message', 'author_message', { العنوان: title, الرسالة: body }),
  toReviewer: (title: string, body: string) =>
    notice('paper_message', 'reviewer_message', { العنوان: title, الرسالة: body }),
  fromAuthor: (title: string, body: string) =>
    notice('paper_message', 'editor_message_of_author', { العنوان: title, الرسالة: body }),
  fromReviewer: (title: string, body: string) =>
    notice('paper_message', 'editor_message_of_reviewer', { العنوان: title, الرسالة: body }),
};

/** What editors are told. */
export const editorText = {
  received: (title: string) => notice('paper_received', 'editor_received', { العنوان: title }),
  named: (title: string) => notice('paper_named_editor', 'editor_named', { العنوان: title }),
  editorsNamed: (title: string, names: readonly string[]) =>
    notice('paper_named_editor', 'editor_others_named', { العنوان: title, الأسماء: names.join('، ') }),
  revised: (title: string) => notice('paper_revised', 'editor_revised', { العنوان: title }),
  correctedByAuthor: (title: string) => notice('paper_corrected', 'editor_corrected', { العنوان: title }),
  conflictsStated: (title: string) =>
    notice('paper_conflicts_stated', 'editor_conflicts_stated', { العنوان: title }),
  finalGiven: (title: string) => notice('paper_final_given', 'editor_final_given', { العنوان: title }),
  withdrawnByAuthor: (title: string) => notice('paper_withdrawn', 'editor_withdrawn', { العنوان: title }),
  handler: (title: string) => notice('paper_handler', 'editor_handler', { العنوان: title }),
  admitted: (title: string) => notice('paper_editor_admitted', 'editor_admitted', { العنوان: title }),
  accepted: (title: string) => notice('invitation_accepted', 'editor_accepted', { العنوان: title }),
  declined: (title: string) => notice('invitation_declined', 'editor_declined', { العنوان: title }),
  reviewed: (title: string, done: number, required: number) =>
    done < required
      ? notice('review_received', 'editor_reviewed', {
          العنوان: title,
          'عدد ما وصل': arabicNumber(done),
          'العدد المطلوب': arabicNumber(required),
        })
      : notice('review_received', 'editor_reviews_differ', { العنوان: title }),
  reviewsComplete: (title: string) =>
    notice('review_received', 'editor_reviews_complete', { العنوان: title }),
  decided: (title: string, outcome: PaperStatus) =>
    notice('paper_decided', 'editor_decided', { العنوان: title, القرار: outcomes[outcome] }),
  unanswered: (title: string) => notice('invitation_unanswered', 'editor_unanswered', { العنوان: title }),
  objected: (title: string, isPublished: boolean) =>
    notice('paper_objected', isPublished ? 'editor_objected_published' : 'editor_objected', {
      العنوان: title,
    }),
  reviewerLost: (title: string) => notice('reviewer_lost', 'editor_reviewer_lost', { العنوان: title }),
  overdue: (title: string) => notice('review_is_overdue', 'editor_overdue', { العنوان: title }),
};

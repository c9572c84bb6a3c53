import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, SearchText, Timestamp, text } from '../fields.ts';
import { AnnotatedFile } from './annotated.ts';
import { DecidedBy, PAPER_LENGTHS, PaperNote, PaperStatus, Verdict } from './paper.ts';
import { GivenAnswers, ReviewAnswer } from './review-form.ts';
import { Supplement } from './supplements.ts';

// What reviewers see and do. Nothing here has a place for an author's name.

/** Where an assignment stands; what is overdue is derived. */
export const AssignmentState = z.enum([
  'invited',
  'accepted',
  'declined',
  'submitted',
  'cancelled',
  'set_aside',
]);
export type AssignmentState = z.infer<typeof AssignmentState>;

/** A round that this reviewer has reviewed before. */
const EarlierRound = z.object({
  round: z.number().int(),
  verdict: Verdict,
  note: z.string(),
  reply: z.string(),
  pdf_file: z.string().nullable(),
});

/** What another reviewer of the same round said, for those who have sent their own review. */
const OtherReview = z.object({ reviewer: z.string(), verdict: Verdict, note: z.string() });

/** A paper as its reviewer sees it. */
export const ReviewerPaper = z.object({
  id: z.number(),
  title: z.string(),
  abstract: z.string(),
  main_category: z.string(),
  sub_category: z.string(),
  status: PaperStatus,
  submitted_at: Timestamp,
  /** Reviewing is blind. */
  writer_name: z.null(),
  /** The reviewer's own notes, to the author and to editors. */
  review_note: z.string(),
  internal_note: z.string(),
  verdict: Verdict.nullable(),
  /** To what was asked beside, once the verdict is sent. */
  answers: z.array(ReviewAnswer),
  /** What the author answered to the reviewers with this version. */
  reply: z.string(),
  /** The anonymous copy, as long as the review is under way. */
  pdf_file: z.string().nullable(),
  /** The paper with the reviewer's notes on it: given, and sent with the verdict; as long as the review is under way. */
  annotated_file: AnnotatedFile.nullable(),
  /** What an editor shared of what was sent beside it, as long as the review is under way. */
  supplements: z.array(Supplement.pick({ id: true, label: true, bytes: true, file: true })),
  state: AssignmentState,
  round: z.number().int(),
  due_at: Timestamp,
  /** Until when an invitation is to be answered; null once it is, and of earlier ones. */
  respond_by: Timestamp.nullable(),
  is_overdue: z.boolean(),
  is_withdrawn: z.boolean(),
  /** Invited and not answered yet. */
  can_answer: z.boolean(),
  can_review: z.boolean(),
  /** What the editors wrote to this reviewer, who has not read it. */
  unread_messages: z.number().int(),
  /** An editor decides, and a verdict is advice. */
  decided_by: DecidedBy,
  earlier: z.array(EarlierRound),
  others: z.array(OtherReview),
});
export type ReviewerPaper = z.infer<typeof ReviewerPaper>;

export const getReviewPolicy = endpoint({
  method: 'GET',
  path: '/api/journal/review-policy/',
  access: 'anyone',
  summary: 'من يقرر في الأبحاث: المحكّمون بأحكامهم، أو المحرر بتوصياتهم؛ وعدد الأحكام المطلوبة',
  shows: [],
  response: z.object({ decided_by: DecidedBy, reviews_required: z.number().int() }),
});

export const listReviewerPapers = endpoint({
  method: 'GET',
  path: '/api/journal/reviewer-submissions/',
  access: 'review_staff',
  summary: 'الأبحاث المسندة إلى المحكّم، دون أسماء مؤلفيها',
  query: z.object({ search: SearchText }),
  response: z.array(ReviewerPaper),
});

export const getReviewersFile = endpoint({
  method: 'GET',
  path: '/api/journal/review/:id/rounds/:round/paper.pdf',
  access: 'review_staff',
  summary: 'النسخة المعمّاة من بحث يحكّمه السائل الآن',
  link: true,
  params: ById.extend({ round: Id }),
  response: { fileTypes: ['application/pdf'] },
});

export const submitReview = endpoint({
  method: 'POST',
  path: '/api/journal/review/:id/',
  access: 'review_staff',
  summary: 'حكم المحكّم في بحث أُسند إليه، مع ملاحظة للباحث وأخرى للتحرير؛ لا يُعدَّل بعد إرساله',
  outdates: ['journal', 'volume', 'article'],
  params: ById,
  body: z.object({
    action: Verdict,
    review_note: PaperNote,
    internal_note: PaperNote,
    /** To what the journal asks beside (`getReviewForm`). */
    answers: GivenAnswers,
  }),
  response: ReviewerPaper,
});

const InvitationAnswer = z.enum(['accept', 'decline'], { error: 'اختر قبول التحكيم أو الاعتذار عنه' });
const DeclineReason = text({ min: 0, max: PAPER_LENGTHS.conflict }).default('');

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/journal/review/:id/answer/',
  access: 'review_staff',
  summary: 'قبول دعوة التحكيم أو الاعتذار عنها بسبب',
  outdates: 'nothing',
  params: ById,
  body: z.object({ answer: InvitationAnswer, reason: DeclineReason }),
  response: Done,
});

const LinkToken = z.string({ error: 'الرابط غير صالح' }).min(1).max(200);
// Nobody guesses 256 bits; this only bounds the work.
const LINK_LIMITS = [{ by: 'address', max: 60, windowSeconds: 3600 }] as const;

export const showInvitation = endpoint({
  method: 'GET',
  path: '/api/journal/invitation/',
  access: 'anyone',
  summary: 'دعوة التحكيم التي أُرسل رابطها بالبريد؛ عرضها لا يجيب عنها',
  query: z.object({ token: LinkToken }),
  response: z.object({
    title: z.string(),
    abstract: z.string(),
    main_category: z.string(),
    sub_category: z.string(),
    due_at: Timestamp,
  }),
  limits: LINK_LIMITS,
});

export const answerByLink = endpoint({
  method: 'POST',
  path: '/api/journal/invitation/',
  access: 'anyone',
  summary: 'الإجابة عن دعوة التحكيم برابط البريد، مرة واحدة',
  outdates: 'nothing',
  body: z.object({ token: LinkToken, answer: InvitationAnswer, reason: DeclineReason }),
  response: Done,
  limits: LINK_LIMITS,
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, digits, Email, Id, line, Paging, pageOf, SearchText, Timestamp, text } from '../fields.ts';
import { AnnotatedFile } from './annotated.ts';
import {
  ANSWER_DAYS,
  DecidedBy,
  EXTENSION_DAYS,
  HiddenText,
  PaperNote,
  PaperStatus,
  REVIEW_DAYS,
  Sign,
  Verdict,
} from './paper.ts';
import { AssignmentState } from './review.ts';
import { ReviewAnswer } from './review-form.ts';

// What editors see and do.

/**
 * How the asking editor stands to a paper: an author sees and does no more than any author, and whoever was ever asked to
 * review it learns no author before it is published. Only a stranger to it handles it.
 */
export const Relation = z.enum(['stranger', 'author', 'reviewer']);
export type Relation = z.infer<typeof Relation>;

/** The one thing that a paper waits for. */
export const NextStep = z.enum([
  'prepare_file',
  'assign',
  'await_answer',
  'await_review',
  'overdue',
  'replace_reviewer',
  'decide',
  'await_revision',
  'publish',
  'none',
]);
export type NextStep = z.infer<typeof NextStep>;

/** Papers by what is to be done with them next; `rest` asks for nothing, or is not for the asking editor to handle. */
export const Lane = z.enum(['assign', 'overdue', 'decide', 'waiting', 'publish', 'rest']);
export type Lane = z.infer<typeof Lane>;

const Assignment = z.object({
  id: z.number(),
  reviewer_id: z.number(),
  reviewer_name: z.string(),
  /** The name that the author reads, such as «المحكّم أ». */
  letter: z.string(),
  round: z.number().int(),
  state: AssignmentState,
  assigned_at: Timestamp,
  due_at: Timestamp,
  /** Until when the invitation is to be answered; null once it is. */
  respond_by: Timestamp.nullable(),
  is_overdue: z.boolean(),
  /** Neither accepted nor declined by then. */
  is_unanswered: z.boolean(),
  /** The review is waited for, and its reviewer is one no more, or suspended. */
  is_lost: z.boolean(),
  decline_reason: z.string(),
  verdict: Verdict.nullable(),
  note: z.string(),
  internal_note: z.string(),
  answers: z.array(ReviewAnswer),
  /** What the reviewer noted on the paper, once the verdict is sent. */
  annotated_file: AnnotatedFile.nullable(),
  can_cancel: z.boolean(),
  /** Its verdict may still be left out of account. */
  can_set_aside: z.boolean(),
});
export type Assignment = z.infer<typeof Assignment>;

/** An editor who is kept out of a paper, since its authors named them or share something with them. */
const NamedEditor = z.object({
  id: z.number(),
  name: z.string(),
  known_by: z.array(z.enum(['email', 'orcid', 'wallet', 'name'])),
});
export type NamedEditor = z.infer<typeof NamedEditor>;

/** What makes it likely that a reviewer stands too close to the authors of a paper. */
export const ConflictSign = z.enum(['name', 'affiliation', 'mail_domain', 'shared_paper', 'reciprocal']);
export type ConflictSign = z.infer<typeof ConflictSign>;

/** What became of a paper that was sent again. */
const FormerPaper = z.object({
  id: z.number(),
  title: z.string(),
  status: PaperStatus,
  submitted_at: Timestamp,
  /** The note that went to the author with its last decision. */
  review_note: z.string(),
});
export type FormerPaper = z.infer<typeof FormerPaper>;

const SameFile = z.object({ paper_id: z.number(), title: z.string(), submitter_name: z.string() });
export type SameFile = z.infer<typeof SameFile>;

/** Somebody without an account who was asked by their address, and has not accepted. */
const AddressInvitation = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['invited', 'declined', 'withdrawn']),
  invited_at: Timestamp,
  respond_by: Timestamp,
  /** It was not answered in time. */
  is_over: z.boolean(),
  decline_reason: z.string(),
  can_withdraw: z.boolean(),
});
export type AddressInvitation = z.infer<typeof AddressInvitation>;

/** A paper on the editor's desk. Of a paper of their own editors see what its author sees. */
export const DeskPaper = z.object({
  id: z.number(),
  title: z.string(),
  abstract: z.string(),
  main_category: z.string(),
  sub_category: z.string(),
  status: PaperStatus,
  submitted_at: Timestamp,
  /** Null for an editor who was asked to review the paper, until it is published. */
  submitter_name: z.string().nullable(),
  submitter_email: z.string().nullable(),
  /** Whose review is under way, or was the last. */
  reviewer_id: z.number().nullable(),
  reviewer_name: z.string().nullable(),
  /** The note that went to the author with the last decision. */
  review_note: z.string(),
  /** The original file. */
  pdf_file: z.string().nullable(),
  /** The copy that reviewers read, for whoever handles the paper; null until it is made. */
  reviewers_copy: z.string().nullable(),
  /** What in it, or beside it, may give its authors away. */
  signs: z.array(Sign),
  /** What on its pages nobody sees; null until the file is read, and where the editor does not handle the paper. */
  hidden_text: HiddenText.nullable(),
  round: z.number().int(),
  is_withdrawn: z.boolean(),
  is_retracted: z.boolean(),
  is_published: z.boolean(),
  relation: Relation,
  /** For `setStatus`: what was seen. Zero where the editor may not act. */
  version: z.number().int(),
  next: NextStep,
  reviews_in: z.number().int(),
  reviews_required: z.number().int(),
  decided_by: DecidedBy,
  /** The editor may still take it back for its author. */
  can_withdraw: z.boolean(),
  /** Its author may be asked to correct what it says of itself. */
  can_ask_corrections: z.boolean(),
  /** What the author was asked to correct, and did not yet; null when nothing is waited for. */
  corrections_asked: z.string().nullable(),
  /** People of the paper changed, and its author has not said anew what conflicts of interest there are. */
  conflicts_asked: z.boolean(),
  /** The rejected paper that this one goes back to, for who may handle both. */
  former: FormerPaper.nullable(),
  /** Other people's papers that came with the same file, of those that the editor may handle. */
  same_files: z.array(SameFile),
  /** The editor who hears of the paper alone; while there is none, all do. For whoever handles the paper. */
  handler: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** What its author and its reviewers wrote to the editors, and none of them has read. */
  unread_messages: z.number().int(),
  /** Newest first. */
  assignments: z.array(Assignment),
  /** For whoever handles the paper, newest first; of the round. */
  address_invitations: z.array(AddressInvitation),
  /** Reviewers whose expertise meets its specialty: at most `MATCHING_SHOWN`, those with the least open work. */
  matching_reviewers: z.array(z.number()),
  /** Reviewers who must not be asked for this paper, or have been. */
  barred_reviewers: z.array(z.number()),
  /** Of a pending paper: reviewers who may stand too close to its authors, and by what signs. They may be asked. */
  likely_conflicts: z.array(z.object({ reviewer_id: z.number(), signs: z.array(ConflictSign) })),
  /** For whoever handles the paper. */
  named_editors: z.array(NamedEditor),
});
export type DeskPaper = z.infer<typeof DeskPaper>;

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/api/journal/admin-submissions/',
  access: 'journal_admin',
  summary: 'أحدث ألف بحث مقدَّم إلى المجلة؛ والبحث فيها وصفحاتها في /api/journal/desk/',
  response: z.array(DeskPaper),
});

export const getOriginalFile = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/rounds/:round/original.pdf',
  access: 'journal_admin',
  summary: 'ملف البحث كما رفعه صاحبه، لمحرّر لم يُطلب منه تحكيمه',
  link: true,
  params: ById.extend({ round: Id }),
  response: { fileTypes: ['application/pdf'] },
});

export const getCopyForEditors = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/rounds/:round/reviewers-copy.pdf',
  access: 'journal_admin',
  summary: 'نسخة المحكّمين من البحث، لمن يتولى تحريره: ليراها قبل الإسناد',
  link: true,
  params: ById.extend({ round: Id }),
  response: { fileTypes: ['application/pdf'] },
});

export const DESK_PAGE = 10;

export const listDesk = endpoint({
  method: 'GET',
  path: '/api/journal/desk/',
  access: 'journal_admin',
  summary: 'الأبحاث المقدَّمة إلى المجلة: صفحة منها، مع البحث في نصوصها وأصحابها ومحكّميها',
  query: Paging(DESK_PAGE).extend({
    search: SearchText,
    status: PaperStatus.or(z.literal('all')).default('all'),
    lane: Lane.or(z.literal('all')).default('all'),
    /** Those that the asking editor handles. */
    mine: z.enum(['true'], { error: 'القيمة المطلوبة true' }).optional(),
    /** One paper only. */
    paper: Id.optional(),
  }),
  response: pageOf(DeskPaper).extend({
    /** How many papers stand in each, whatever is searched for. */
    lanes: z.record(Lane, z.number().int()),
  }),
});

/** So many reviewers are listed, by their names; any other is asked by the call all the same. */
export const MOST_REVIEWERS = 1_000;
/** So many reviewers have a star beside one paper. */
export const MATCHING_SHOWN = 20;

export const Reviewer = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** As the reviewer wrote it, parts separated by commas. */
  expertise: z.string(),
  affiliation: z.string(),
  orcid: z.string(),
  /** Papers this reviewer was ever asked to review and has not declined. */
  assigned_count: z.number().int(),
  /** Reviews that are waited for. */
  open_count: z.number().int(),
  /** Whoever sees the desk knows who wrote the papers and reviews none. */
  is_editor: z.boolean(),
});
export type Reviewer = z.infer<typeof Reviewer>;

export const listReviewers = endpoint({
  method: 'GET',
  path: '/api/users/reviewers/',
  access: 'journal_admin',
  summary: 'المحكّمون النشطون وتخصصاتهم وعدد ما أُسند إليهم',
  query: z.object({
    is_reviewer: z.enum(['true', 'True', '1'], { error: 'القيمة المطلوبة true' }).optional(),
  }),
  response: z.array(Reviewer),
});

export const grantReviewer = endpoint({
  method: 'POST',
  path: '/api/journal/reviewers/',
  access: 'journal_admin',
  summary: 'جعل عضو محكّمًا ببريده؛ ولا يُمنح به غير ذلك ولا يُنزع',
  outdates: 'nothing',
  body: z.object({ email: Email }),
  response: z.object({ id: z.number() }),
  // Nobody learns by it which addresses have accounts.
  limits: [{ by: 'user', max: 30, windowSeconds: 3600 }],
});

const ANSWER_DAYS_WRONG = `مهلة الجواب عن الدعوة بين يومين و${digits(ANSWER_DAYS.most)} يومًا`;

export const assignReviewer = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/assign-reviewer/',
  access: 'journal_admin',
  summary: 'إسناد بحث إلى محكّم، مع مهلة بالأيام',
  outdates: 'nothing',
  params: ById,
  body: z.object({
    reviewer_id: Id,
    due_in_days: z
      .int({ error: 'مهلة التحكيم بين ٧ أيام و٢١ يومًا' })
      .min(REVIEW_DAYS.fewest, { error: 'مهلة التحكيم بين ٧ أيام و٢١ يومًا' })
      .max(REVIEW_DAYS.most, { error: 'مهلة التحكيم بين ٧ أيام و٢١ يومًا' })
      .default(REVIEW_DAYS.most),
    respond_in_days: z
      .int({ error: ANSWER_DAYS_WRONG })
      .min(ANSWER_DAYS.fewest, { error: ANSWER_DAYS_WRONG })
      .max(ANSWER_DAYS.most, { error: ANSWER_DAYS_WRONG })
      .default(ANSWER_DAYS.usual),
  }),
  response: DeskPaper,
});

export const cancelAssignment = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/assignments/:assignment/cancel/',
  access: 'journal_admin',
  summary: 'إلغاء إسناد لم يُرسَل حكمه بعد',
  outdates: 'nothing',
  params: ById.extend({ assignment: Id }),
  response: DeskPaper,
});

const ByAssignment = ById.extend({ assignment: Id });
/** What the editor saw; when the paper has changed since, nothing is done. */
const SeenVersion = z.int({ error: 'رقم النسخة غير صحيح' }).min(0).optional();
const EXTENSION_WRONG = `التمديد بين يوم و${digits(EXTENSION_DAYS.most)} يومًا`;

export const extendReview = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/assignments/:assignment/extend/',
  access: 'journal_admin',
  summary: 'تمديد مهلة تحكيم لم يُرسَل حكمه بعد، بالأيام',
  outdates: 'nothing',
  params: ByAssignment,
  body: z.object({
    days: z
      .int({ error: EXTENSION_WRONG })
      .min(EXTENSION_DAYS.fewest, { error: EXTENSION_WRONG })
      .max(EXTENSION_DAYS.most, { error: EXTENSION_WRONG }),
    version: SeenVersion,
  }),
  response: DeskPaper,
});

export const remindReviewer = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/assignments/:assignment/remind/',
  access: 'journal_admin',
  summary: 'تذكير محكّم ببحث ينتظر جوابه أو حكمه، مرة في اليوم على الأكثر',
  outdates: 'nothing',
  params: ByAssignment,
  response: DeskPaper,
});

export const replaceReviewer = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/assignments/:assignment/replace/',
  access: 'journal_admin',
  summary: 'إلغاء إسناد وإسناد البحث إلى محكّم آخر، معًا أو لا شيء منهما',
  outdates: 'nothing',
  params: ByAssignment,
  body: assignReviewer.body.extend({ version: SeenVersion }),
  response: DeskPaper,
});

/** An editor says why, in the log of the paper. */
export const STEERING_REASON = { fewest: 10, most: 1000 } as const;
const SteeringReason = text({ min: STEERING_REASON.fewest, max: STEERING_REASON.most });

export const setVerdictAside = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/assignments/:assignment/set-aside/',
  access: 'journal_admin',
  summary: 'استبعاد حكم أُرسل، بسبب يبقى في السجل؛ ويعود البحث إلى التحكيم إن كان قد بُتّ فيه',
  outdates: ['journal', 'volume', 'article'],
  params: ByAssignment,
  body: z.object({ reason: SteeringReason, version: SeenVersion }),
  response: DeskPaper,
});

export const withdrawForAuthor = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/withdrawal/',
  access: 'journal_admin',
  summary: 'تسجيل سحب بحث لم يُنشر، بسبب يقرؤه صاحبه ويبقى في السجل',
  outdates: ['journal', 'volume', 'article'],
  params: ById,
  body: z.object({ reason: SteeringReason, version: SeenVersion }),
  response: DeskPaper,
});

export const askForCorrections = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/corrections-request/',
  access: 'journal_admin',
  summary: 'طلب تصحيح بيانات بحث لم يُنشر من صاحبه، وبيان ما يُصحَّح',
  outdates: 'nothing',
  params: ById,
  body: z.object({ reason: SteeringReason, version: SeenVersion }),
  response: DeskPaper,
});

export const setStatus = endpoint({
  method: 'PATCH',
  path: '/api/journal/papers/:id/status/',
  access: 'journal_admin',
  summary: 'تغيير حالة بحث، مع ملاحظة للباحث وأخرى للتحرير',
  outdates: ['journal', 'volume', 'article'],
  params: ById,
  body: z.object({
    status: PaperStatus,
    note: PaperNote,
    internal_note: PaperNote,
    /** What the editor saw; when the paper has changed since, nothing is done. */
    version: z.int({ error: 'رقم النسخة غير صحيح' }).min(0).optional(),
  }),
  response: DeskPaper,
});

export const LETTER_LENGTHS = { subject: 300, body: 20_000 } as const;

/** The notes of the round's reviews that go to the author, by their assignments; the others stay with the editors. */
const ChosenNotes = z
  .array(Id, { error: 'اختر من الملاحظات ما يصل الباحث' })
  .max(100, { error: 'اختر من الملاحظات ما يصل الباحث' });

export const listHandlers = endpoint({
  method: 'GET',
  path: '/api/journal/handlers/',
  access: 'journal_admin',
  summary: 'المحررون الذين يُختار منهم المحرر المسؤول عن بحث',
  response: z.array(z.object({ id: z.number(), name: z.string() })),
});

export const setHandler = endpoint({
  method: 'PUT',
  path: '/api/journal/papers/:id/handler/',
  access: 'journal_admin',
  summary: 'تعيين المحرر المسؤول عن بحث، وهو وحده يُخبَر بما يجدّ فيه؛ أو ترك البحث لجميع المحررين',
  outdates: 'nothing',
  params: ById,
  body: z.object({ editor_id: Id.nullable() }),
  response: DeskPaper,
});

export const draftDecision = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/decision/draft/',
  access: 'journal_admin',
  summary: 'مسودة خطاب القرار من نموذجه، وفيها ما اختير من ملاحظات المحكّمين بحروفهم',
  outdates: 'nothing',
  params: ById,
  body: z.object({ decision: Verdict, notes: ChosenNotes }),
  response: z.object({ subject: z.string(), body: z.string() }),
});

export const sendDecision = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/decision/',
  access: 'journal_admin',
  summary: 'قرار المحرر في بحث قيد المراجعة، بخطاب يصل الباحث ويُحفظ مع البحث',
  outdates: ['journal', 'volume', 'article'],
  params: ById,
  body: z.object({
    decision: Verdict,
    subject: line({ max: LETTER_LENGTHS.subject }),
    body: text({ max: LETTER_LENGTHS.body }),
    notes: ChosenNotes,
    internal_note: PaperNote,
    /** What the editor saw; when the paper has changed since, nothing is done. */
    version: z.int({ error: 'رقم النسخة غير صحيح' }).min(0).optional(),
  }),
  response: DeskPaper,
});

export const ADMISSION_REASON = { fewest: 10, most: 500 } as const;

export const admitEditor = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/editors/:user/admit/',
  access: 'journal_admin',
  summary: 'رفع المنع عن محرر يُعدّ من مؤلفي بحث وليس منهم، مع السبب؛ ولا يرفعه أحد عن نفسه',
  outdates: 'nothing',
  params: ById.extend({ user: Id }),
  body: z.object({ reason: text({ min: ADMISSION_REASON.fewest, max: ADMISSION_REASON.most }) }),
  response: DeskPaper,
});

export const PaperEvent = z.enum([
  'submitted',
  'assigned',
  'unassigned',
  'address_invited',
  'address_uninvited',
  'extended',
  'reminded',
  'verdict_set_aside',
  'accepted_invitation',
  'declined_invitation',
  'reviewed',
  'decided',
  'status_set',
  'resubmitted',
  'file_replaced',
  'withdrawn',
  'published',
  'unpublished',
  'retracted',
  'editor_admitted',
  'concern_raised',
  'concern_lifted',
  'corrected',
  'corrections_asked',
  'conflicts_stated',
  'final_given',
  'final_checked',
  'reinstated',
  'objection_settled',
  'imported',
]);
export type PaperEvent = z.infer<typeof PaperEvent>;

export const LogEntry = z.object({
  seq: z.number().int(),
  round: z.number().int(),
  kind: PaperEvent,
  from_status: PaperStatus.nullable(),
  to_status: PaperStatus,
  actor_name: z.string(),
  actor_role: z.enum(['author', 'reviewer', 'editor']),
  /** Whom it is about: the reviewer who was asked, and the like; empty otherwise. */
  about: z.string(),
  note: z.string(),
  internal_note: z.string(),
  created_at: Timestamp,
  hash: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const getPaperLog = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/log/',
  access: 'journal_admin',
  summary: 'سجل قرارات البحث، وهل سلسلته سليمة',
  params: ById,
  response: z.object({
    entries: z.array(LogEntry),
    /** The first entry that was altered or is missing; null when the chain holds. */
    broken_at: z.number().int().nullable(),
  }),
});

const Median = z.number().nullable();

export const getJournalStatistics = endpoint({
  method: 'GET',
  path: '/api/journal/statistics/',
  access: 'journal_admin',
  summary: 'إحصاءات التحرير: التقديم والقرارات ونسبة القبول وأيام القرار الأول وحِمل المحكّمين',
  response: z.object({
    submissions: z.number().int(),
    decisions: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
    pending: z.number().int(),
    withdrawn: z.number().int(),
    /** Of what was finally accepted or rejected, between 0 and 1; null before the first. */
    acceptance_rate: z.number().nullable(),
    /** Medians, in days. */
    days_to_first_decision: Median,
    days_to_review: Median,
    /** The last twelve months in Riyadh, the oldest first. */
    months: z.array(
      z.object({
        /** For instance `2026-03`. */
        month: z.string(),
        submissions: z.number().int(),
        decisions: z.number().int(),
        approved: z.number().int(),
      }),
    ),
    /** The busiest first. */
    reviewers: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        open: z.number().int(),
        overdue: z.number().int(),
        submitted: z.number().int(),
        declined: z.number().int(),
        days: Median,
      }),
    ),
  }),
});

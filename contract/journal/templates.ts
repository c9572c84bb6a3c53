import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, Timestamp, text } from '../fields.ts';

// The letters that the journal sends, as its editors word them.

/** Every letter, named by whom it is for. */
export const LetterId = z.enum(
  [
    'decision_approved',
    'decision_revisions_requested',
    'decision_rejected',
    'author_submitted',
    'author_under_decision',
    'author_approved',
    'author_revisions_requested',
    'author_rejected',
    'author_returned',
    'author_waiting',
    'author_revised',
    'author_withdrawn',
    'author_withdrawn_by_editor',
    'author_file_failed',
    'author_corrected',
    'author_objected',
    'author_objected_published',
    'author_message',
    'author_corrections_asked',
    'author_conflicts_asked',
    'author_final_given',
    'author_concern_raised',
    'author_concern_lifted',
    'author_retracted',
    'author_reinstated',
    'author_published',
    'author_unpublished',
    'author_republished',
    'reviewer_invitation_mail',
    'reviewer_next_round_mail',
    'reviewer_address_invitation',
    'reviewer_invited',
    'reviewer_invited_again',
    'reviewer_due_soon',
    'reviewer_overdue',
    'reviewer_unanswered',
    'reviewer_reminded',
    'reviewer_extended',
    'reviewer_set_aside',
    'reviewer_message',
    'reviewer_cancelled',
    'reviewer_decided',
    'reviewer_rewarded',
    'editor_received',
    'editor_accepted',
    'editor_declined',
    'editor_reviewed',
    'editor_reviews_differ',
    'editor_reviews_complete',
    'editor_message_of_author',
    'editor_message_of_reviewer',
    'editor_handler',
    'editor_overdue',
    'editor_reviewer_lost',
    'editor_unanswered',
    'editor_decided',
    'editor_revised',
    'editor_corrected',
    'editor_conflicts_stated',
    'editor_final_given',
    'editor_withdrawn',
    'editor_objected',
    'editor_objected_published',
    'editor_file_failed',
    'editor_named',
    'editor_others_named',
    'editor_admitted',
  ],
  { error: 'لا رسالة بهذا الاسم' },
);
export type LetterId = z.infer<typeof LetterId>;

export const LetterSide = z.enum(['author', 'reviewer', 'editor']);
export type LetterSide = z.infer<typeof LetterSide>;

export const TEMPLATE_LENGTHS = { subject: 200, body: 5000 } as const;

const Wording = z.object({
  subject: line({ max: TEMPLATE_LENGTHS.subject }),
  body: text({ min: 0, max: TEMPLATE_LENGTHS.body }),
});

/** A letter as it goes out now, beside what it was delivered as. */
const LetterTemplate = z.object({
  id: LetterId,
  to: LetterSide,
  /** When it is sent. */
  occasion: z.string(),
  subject: z.string(),
  body: z.string(),
  /** What may stand in it between braces, and a value to show it with. */
  places: z.array(z.object({ name: z.string(), sample: z.string(), is_needed: z.boolean() })),
  default_subject: z.string(),
  default_body: z.string(),
  /** Null as long as it is as it was delivered. */
  changed_at: Timestamp.nullable(),
  changed_by: z.string().nullable(),
});
export type LetterTemplate = z.infer<typeof LetterTemplate>;

const ByLetter = z.object({ id: LetterId });

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/journal/letter-templates/',
  access: 'journal_admin',
  summary: 'نماذج رسائل المجلة كما تُرسل الآن، وأصل كل منها وما يُكتب فيه بين قوسين',
  response: z.array(LetterTemplate),
});

export const previewTemplate = endpoint({
  method: 'POST',
  path: '/api/journal/letter-templates/:id/preview/',
  access: 'journal_admin',
  summary: 'معاينة نموذج رسالة قبل حفظه، بقيم للتمثيل',
  outdates: 'nothing',
  params: ByLetter,
  body: Wording,
  response: z.object({ subject: z.string(), body: z.string() }),
});

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/api/journal/letter-templates/:id/',
  access: 'journal_admin',
  summary: 'تغيير نص رسالة من رسائل المجلة',
  outdates: 'nothing',
  params: ByLetter,
  body: Wording,
  response: LetterTemplate,
});

export const resetTemplate = endpoint({
  method: 'DELETE',
  path: '/api/journal/letter-templates/:id/',
  access: 'journal_admin',
  summary: 'إعادة رسالة إلى أصلها',
  outdates: 'nothing',
  params: ByLetter,
  response: LetterTemplate,
});
